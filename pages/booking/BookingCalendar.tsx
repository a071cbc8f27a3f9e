/** The booking calendar: a month of dots while it loads, and another way to book when it cannot. Its height never changes. */
import { useRef } from "react";
import { type CalendarSettings, toBookingPage } from "./booking-address.ts";
import { CalendarFallback } from "./CalendarFallback.tsx";
import { CalendarFrame } from "./CalendarFrame.tsx";
import { CalendarMonth } from "./CalendarMonth.tsx";
import { type BookableDesign, findDesign, nameDesign, toSubject } from "./design-choice.ts";
import { useCalendar } from "./use-calendar.ts";

export type BookingCalendarProps = {
  calendar: CalendarSettings;
  /** The designs that `?design=` may name. */
  designs: readonly BookableDesign[];
  email: string;
};

export function BookingCalendar({ calendar, designs, email }: BookingCalendarProps) {
  if (!calendar.calLink) throw new Error("calLink is required");

  const panel = useRef<HTMLElement>(null);
  const state = useCalendar(calendar, panel);
  // The server knows no query; the first render shows nothing that depends on it.
  const search = typeof location === "undefined" ? "" : location.search;
  const design = findDesign(search, designs);
  const notes = design && nameDesign(design);
  const fallback = (
    <CalendarFallback href={toBookingPage(calendar, notes)} email={email} subject={toSubject(design)} />
  );
  return (
    <section ref={panel} aria-label="Calendar" className="calendar">
      {(state === "setUp" || state === "ready") && <CalendarFrame {...calendar} notes={notes} />}
      {state !== "ready" && (
        <div role="status" className="cover scripted">
          {state === "failed" ? fallback : <CalendarMonth />}
        </div>
      )}
      <noscript>
        <div className="cover">{fallback}</div>
      </noscript>
    </section>
  );
}
