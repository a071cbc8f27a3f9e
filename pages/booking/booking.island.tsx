/** The interactive part of Booking: the chosen designs and the calendar. */
import { useEffect, useState } from "react";
import type { Calendar } from "#domain/contact.ts";
import { ButtonLink } from "#renderer/components/Button.tsx";
import type { IslandOf } from "#renderer/island/Island.tsx";
import { useNow } from "#renderer/state/Timed.tsx";
import { findChosenDeposit, toSession, toSessionWords } from "./appointment.ts";
import { BookingCalendar } from "./BookingCalendar.tsx";
import { ChosenDesigns } from "./ChosenDesigns.tsx";
import { type Bookable, type Choice, findBookable, readChoice } from "./choice.ts";

export type BookingProps = {
  calendar: Calendar;
  email: string;
  locale: string;
  /** Whether any deposit has a link. */
  canPay: boolean;
};

export default { name: "booking", Component: Booking } satisfies IslandOf<BookingProps>;

function Booking(props: BookingProps) {
  const { choice, isSettled } = useChoice();
  const now = useNow(choice?.designs?.map(({ reserved }) => reserved?.ends) ?? []);
  const chosen = choice ? findBookable(choice, now) : [];
  return (
    <>
      <ChosenDesigns {...choice} now={now} email={props.email}>
        <NextSteps {...props} chosen={chosen} />
      </ChosenDesigns>
      <BookingCalendar {...props} chosen={chosen} isSettled={isSettled} />
    </>
  );
}

/** Owns the visitor's choice, which the server does not know. It is settled once its designs have loaded or failed to load. */
function useChoice(): { choice?: Choice; isSettled: boolean } {
  const [choice, setChoice] = useState<Choice>();
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const own = readChoice();
    setChoice(own);
    void loadBookable(own)
      .then((designs) => setChoice({ ...own, designs }), console.warn)
      .then(() => setSettled(true));
  }, []);
  return { choice, isSettled };
}

/** Skips the request when there is nothing to show. */
async function loadBookable({ ids, saved }: Choice) {
  if (ids.length + saved.length === 0) return [];
  const { default: designs } = await import("studio-data/designs.json");
  return designs.filter(({ terms }) => terms);
}

type NextStepsProps = Pick<BookingProps, "calendar" | "locale" | "canPay"> & { chosen: readonly Bookable[] };

/**
 * How long the chosen designs take, and a link to pay their deposit. Reserves its room before the designs have loaded, so
 * that the calendar does not move.
 */
function NextSteps({ calendar, chosen, locale, canPay }: NextStepsProps) {
  const lengths = calendar.provider === "cal" ? calendar.lengths : [];
  const session = toSession(chosen, lengths);
  const { text, pay } = findChosenDeposit(chosen) ?? {};
  return (
    <>
      {lengths.length > 0 && (
        <p className="min-h-[2lh] sm:max-split:min-h-[1lh]">
          {session && toSessionWords(session, chosen, locale)}
        </p>
      )}
      {canPay && (
        <p className="flex min-h-18 flex-wrap items-center gap-x-4 gap-y-1 text-small sm:min-h-12">
          {pay && (
            <>
              <ButtonLink variant="quiet" className="py-2" href={pay} target="_blank" rel="noopener">
                {`Pay the deposit, ${text}`}
              </ButtonLink>
              <span className="text-soft">{`at ${new URL(pay).host}, in a new tab`}</span>
            </>
          )}
        </p>
      )}
    </>
  );
}
