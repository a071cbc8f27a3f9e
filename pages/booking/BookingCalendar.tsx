/**
 * The calendar of the booking provider. Its place is kept from the first paint; a month of dots stands in it until the
 * calendar is ready, and another way to book when it cannot be reached.
 */
import { useRef, useSyncExternalStore } from "react";
import { toBookingPage } from "./booking-address.ts";
import { CalendarFallback } from "./CalendarFallback.tsx";
import { CalendarFrame } from "./CalendarFrame.tsx";
import { CalendarMonth } from "./CalendarMonth.tsx";
import type { CalendarSettings } from "./calendar-settings.ts";
import { type BookableDesign, findDesign, nameDesign, toSubject } from "./design-choice.ts";
import { useCalendar } from "./use-calendar.ts";

export type BookingCalendarProps = {
  calendar: CalendarSettings;
  /** Those that `?design=` may name. */
  designs: readonly BookableDesign[];
  email: string;
};

export function BookingCalendar({ calendar, designs, email }: BookingCalendarProps) {
  if (!calendar.calLink) throw new Error("calLink is required");

  const panel = useRef<HTMLElement>(null);
  const state = useCalendar(calendar, panel);
  const design = findDesign(useSearch(), designs);
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

/** The page's query string; empty on the server, so that the first markup agrees. */
function useSearch(): string {
  return useSyncExternalStore(
    () => () => {},
    () => location.search,
    () => "",
  );
}
