/** What follows from the chosen designs: how long they take, and a link to pay their deposit. */
import { ButtonLink } from "#renderer/components/Button.tsx";
import type { BookingProps } from "./booking-address.ts";
import { findChosenDeposit, type Named } from "./choice.ts";
import { toSession, toSessionWords } from "./session.ts";

type NextStepsProps = Pick<BookingProps, "calendar" | "locale"> & { chosen: readonly Named[] };

export function NextSteps({ calendar, chosen, locale }: NextStepsProps) {
  const session = calendar.provider === "cal" ? toSession(chosen, calendar.lengths) : undefined;
  const { text, pay } = findChosenDeposit(chosen) ?? {};
  return (
    <>
      {session && <p>{toSessionWords(session, chosen, locale)}</p>}
      {pay && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small">
          <ButtonLink variant="quiet" className="py-2" href={pay} target="_blank" rel="noopener">
            Pay the deposit, {text}
          </ButtonLink>
          <span className="text-soft">at {new URL(pay).host}, in a new tab</span>
        </p>
      )}
    </>
  );
}
