/** The interactive part of Booking: the chosen designs and the calendar. */
import { useEffect, useState } from "react";
import { BookingCalendar } from "./BookingCalendar.tsx";
import type { CalendarSettings } from "./booking-address.ts";
import { ChosenDesigns } from "./ChosenDesigns.tsx";
import { type Choice, loadTiles, nameChosen, readChoice } from "./chosen.ts";

export type BookingProps = { calendar: CalendarSettings; email: string };

export function BookingIsland({ calendar, email }: BookingProps) {
  const { choice, isSettled } = useChoice();
  return (
    <>
      <ChosenDesigns {...choice} />
      <BookingCalendar
        calendar={calendar}
        email={email}
        chosen={choice ? nameChosen(choice) : []}
        isSettled={isSettled}
      />
    </>
  );
}

/** The server has no choice. It is settled once its designs have loaded or failed to load. */
function useChoice(): { choice?: Choice; isSettled: boolean } {
  const [choice, setChoice] = useState<Choice>();
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const read = readChoice();
    setChoice(read);
    loadTiles(read)
      .then(setChoice, console.warn)
      .then(() => setSettled(true));
  }, []);
  return { choice, isSettled };
}
