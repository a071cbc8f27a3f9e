/** The booking calendar. Until it is ready, its panel shows other ways to book, and beneath them a month of dots. */
import { useRef } from "react";
import { Icon } from "#renderer/components/Icon.tsx";
import { MailLink } from "#renderer/components/MailLink.tsx";
import { type CalendarSettings, toBookingPage } from "./booking-address.ts";
import { CalendarFrame } from "./CalendarFrame.tsx";
import { CalendarMonth } from "./CalendarMonth.tsx";
import { readChosen, toMail, toNotes } from "./chosen.ts";
import { useCalendar } from "./use-calendar.ts";

export type BookingCalendarProps = {
  calendar: CalendarSettings;
  email: string;
};

export function BookingCalendar({ calendar, email }: BookingCalendarProps) {
  if (!calendar.calLink) throw new Error("calLink is required");

  const panel = useRef<HTMLElement>(null);
  const state = useCalendar(calendar, panel);
  const chosen = state === "waiting" ? [] : readChosen();
  const notes = toNotes(chosen);
  return (
    <section ref={panel} aria-label="Calendar" className="calendar" data-state={state}>
      {(state === "setUp" || state === "ready") && <CalendarFrame {...calendar} notes={notes} />}
      {state !== "ready" && (
        <div className="cover">
          <div role="status">
            {(state === "loading" || state === "setUp") && <CalendarMonth />}
            {state === "failed" && <h2>The calendar did not load</h2>}
          </div>
          <p>Choose a time on the calendar’s own page, or write an e-mail.</p>
          <a className="btn" href={toBookingPage(calendar, notes)}>
            Open the booking page <Icon name="outside" />
          </a>
          <MailLink email={email} {...toMail(chosen)} />
        </div>
      )}
    </section>
  );
}
