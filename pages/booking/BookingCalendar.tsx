/** The booking calendar. Its panel shows a month of dots until it is ready, and other ways to book if it fails. */
import { clsx } from "clsx";
import { type ReactNode, useRef } from "react";
import { type BookingProps, toBookingPage } from "./booking-address.ts";
import { CalendarFrame } from "./CalendarFrame.tsx";
import { type Bookable, toNotes } from "./choice.ts";
import { OtherWays } from "./OtherWays.tsx";
import { toSession } from "./session.ts";
import { type Embed, useCalendar } from "./use-calendar.ts";

type BookingCalendarProps = Pick<BookingProps, "calendar" | "email"> & {
  chosen: readonly Bookable[];
  /** Whether `chosen` is final. The calendar accepts its notes only once. */
  isSettled: boolean;
};

const PLACE = "bg-panel lg:col-start-2 lg:row-span-3 lg:row-start-2";
const WORDS =
  "wrap-anywhere flex flex-col items-start gap-5 lg:items-center lg:justify-center lg:text-center";

export function BookingCalendar({ isSettled, ...props }: BookingCalendarProps) {
  const { calendar, chosen } = props;
  if (calendar.provider === "cal") {
    if (!calendar.calLink) throw new Error("calLink is required");
    const duration = toSession(chosen, calendar.lengths)?.minutes;
    return (
      <EmbeddedCalendar {...props} calendar={calendar}>
        {isSettled && <CalendarFrame {...calendar} notes={toNotes(chosen)} duration={duration} />}
      </EmbeddedCalendar>
    );
  }
  if (calendar.provider === "frame")
    return (
      <EmbeddedCalendar {...props} calendar={calendar}>
        {isSettled && (
          <iframe title="Booking calendar" className="size-full" src={toBookingPage(calendar, chosen)} />
        )}
      </EmbeddedCalendar>
    );
  return (
    <section aria-label="Booking" className={clsx(PLACE, WORDS, "self-start p-[min(1rem,4vw)] sm:p-10")}>
      <OtherWays {...props}>
        <h2>Choose a time</h2>
      </OtherWays>
    </section>
  );
}

type EmbeddedCalendarProps = Omit<BookingCalendarProps, "isSettled" | "calendar"> & {
  calendar: Embed;
  children: ReactNode;
};

/**
 * Keeps one height until the calendar is ready, so that nothing below it moves. Without scripts, and on a phone after a
 * failure, it is only as tall as its words.
 */
function EmbeddedCalendar({ children, ...props }: EmbeddedCalendarProps) {
  const panel = useRef<HTMLElement>(null);
  const state = useCalendar(props.calendar, panel);
  return (
    <section
      ref={panel}
      aria-label="Calendar"
      className={clsx(
        "group relative h-200 noscript:h-auto noscript:self-start print:h-auto",
        "max-lg:data-[state=failed]:h-auto",
        PLACE,
      )}
      data-state={state}
      // early.ts may have marked the panel as failed.
      suppressHydrationWarning
    >
      {(state === "setUp" || state === "ready") && children}
      {state !== "ready" && (
        <div
          role="status"
          className={clsx(
            "noscript:static absolute inset-0 bg-panel p-[min(1rem,4vw)] sm:p-10 print:static",
            "max-lg:group-data-[state=failed]:static",
          )}
        >
          <div className="grid noscript:hidden h-full content-start justify-items-center gap-5 group-data-[state=failed]:hidden lg:content-center">
            <MonthOfDots />
            <p className="text-small text-soft">Loading the calendar</p>
          </div>
          <div className={clsx(WORDS, "noscript:flex hidden h-full group-data-[state=failed]:flex")}>
            <OtherWays {...props}>
              <h2 className="noscript:hidden">The calendar did not load</h2>
            </OtherWays>
          </div>
        </div>
      )}
    </section>
  );
}

const COLUMNS = 7;
const STEP = 40;
/** Positions in a week-by-week grid, starting on the third day. */
const DAYS = Array.from({ length: 30 }, (_, day) => day + 2);
/** Days drawn as large dots. */
const TAKEN = [9, 16, 17, 23, 25];

/** Dots that pulse in turn while the calendar loads. */
function MonthOfDots() {
  return (
    <svg
      viewBox="0 0 280 200"
      preserveAspectRatio="xMidYMin"
      className="w-full max-w-100 fill-line stroke-none *:animate-pulse"
      aria-hidden="true"
    >
      {DAYS.map((day) => (
        <circle
          key={day}
          style={{ animationDelay: `${day * 70}ms` }}
          cx={(day % COLUMNS) * STEP + STEP / 2}
          cy={Math.floor(day / COLUMNS) * STEP + STEP / 2}
          r={TAKEN.includes(day) ? 8 : 3.5}
        />
      ))}
    </svg>
  );
}
