/** The interactive part of Booking: the chosen designs and the calendar. */
import { useEffect, useState } from "react";
import { useNow } from "#renderer/clock/use-now.ts";
import { BookingCalendar } from "./BookingCalendar.tsx";
import type { BookingProps } from "./booking-address.ts";
import { ChosenDesigns } from "./ChosenDesigns.tsx";
import { type Choice, nameChosen, readChoice } from "./choice.ts";
import { loadChoice } from "./load-choice.ts";
import { NextSteps } from "./NextSteps.tsx";

export function BookingIsland(props: BookingProps) {
  const { choice, isSettled } = useChoice();
  const now = useNow();
  const chosen = choice ? nameChosen(choice, now) : [];
  return (
    <>
      <ChosenDesigns {...choice} now={now} email={props.email}>
        <NextSteps {...props} chosen={chosen} />
      </ChosenDesigns>
      <BookingCalendar {...props} chosen={chosen} isSettled={isSettled} />
    </>
  );
}

/** The server has no choice. It is settled once its designs have loaded or failed to load. */
function useChoice(): { choice?: Choice; isSettled: boolean } {
  const [choice, setChoice] = useState<Choice>();
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    setChoice(readChoice());
    loadChoice()
      .then(setChoice, console.warn)
      .then(() => setSettled(true));
  }, []);
  return { choice, isSettled };
}
