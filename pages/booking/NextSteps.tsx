/** What follows from the chosen designs: how long they take, and a link to pay their deposit. */
import { ButtonLink } from "#renderer/components/Button.tsx";
import type { BookingProps } from "./booking-address.ts";
import { findChosenDeposit, type Named } from "./choice.ts";
import { toSession, toSessionWords } from "./session.ts";

type NextStepsProps = Pick<BookingProps, "calendar" | "locale" | "canPay"> & { chosen: readonly Named[] };

/** Has its room before the designs have loaded, so that the calendar does not move. */
export function NextSteps({ calendar, chosen, locale, canPay }: NextStepsProps) {
  const lengths = calendar.provider === "cal" ? calendar.lengths : [];
  const session = toSession(chosen, lengths);
  const { text, pay } = findChosenDeposit(chosen) ?? {};
  return (
    <>
      {lengths.length > 0 && (
        <p className="min-h-[1lh]">{session && toSessionWords(session, chosen, locale)}</p>
      )}
      {canPay && (
        <p className="flex min-h-18 flex-wrap items-center gap-x-4 gap-y-1 text-small sm:min-h-12">
          {pay && (
            <>
              <ButtonLink variant="quiet" className="py-2" href={pay} target="_blank" rel="noopener">
                Pay the deposit, {text}
              </ButtonLink>
              <span className="text-soft">at {new URL(pay).host}, in a new tab</span>
            </>
          )}
        </p>
      )}
    </>
  );
}
