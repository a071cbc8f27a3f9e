/** The calendar of the booking provider, or what stands in its place. */
import { toBookingPage } from "./booking-address.ts";
import { CalendarFallback } from "./CalendarFallback.tsx";
import { CalendarMonth } from "./CalendarMonth.tsx";
import { type BookableDesign, toSubject } from "./design-choice.ts";

export type BookingCalendarProps = {
  calLink: string;
  namespace: string;
  origin: string;
  designs: readonly BookableDesign[];
  email: string;
};

export function BookingCalendar({ calLink, origin, email }: BookingCalendarProps) {
  if (!calLink) throw new Error("calLink is required");
  return (
    <section aria-label="Calendar" className="relative h-200 bg-panel">
      <div
        role="status"
        className="absolute inset-0 grid place-content-center justify-items-center gap-6 grid-cols-[100%] noscript:hidden"
      >
        <CalendarMonth />
        <p className="text-small text-soft">Loading the calendar</p>
      </div>
      <noscript>
        <div className="absolute inset-0 grid place-content-center bg-panel">
          <CalendarFallback href={toBookingPage({ origin, calLink })} email={email} subject={toSubject()} />
        </div>
      </noscript>
    </section>
  );
}
