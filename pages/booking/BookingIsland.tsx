/** The interactive part of Booking: the chosen designs and the calendar. */
import { useEffect, useState } from "react";
import { BookingCalendar } from "./BookingCalendar.tsx";
import type { BookingProps } from "./booking-address.ts";
import { ChosenDesigns } from "./ChosenDesigns.tsx";
import { type Choice, nameChosen, readChoice } from "./choice.ts";
import { loadChoice } from "./load-choice.ts";

export function BookingIsland(props: BookingProps) {
  const { choice, isSettled } = useChoice();
  return (
    <>
      <ChosenDesigns {...choice} />
      <BookingCalendar {...props} chosen={choice ? nameChosen(choice) : []} isSettled={isSettled} />
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
