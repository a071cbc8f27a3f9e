/** The booking calendar. Its panel shows a month of dots until it is ready, and other ways to book if it fails. */
import { clsx } from "clsx";
import { useRef } from "react";
import { ButtonLink } from "#renderer/components/Button.tsx";
import { Icon } from "#renderer/components/Icon.tsx";
import { MailLink } from "#renderer/components/MailLink.tsx";
import { type BookingProps, toBookingPage } from "./booking-address.ts";
import { CalendarFrame } from "./CalendarFrame.tsx";
import { type nameChosen, toMail, toNotes } from "./choice.ts";
import { useCalendar } from "./use-calendar.ts";

type BookingCalendarProps = BookingProps & {
  chosen: ReturnType<typeof nameChosen>;
  /** Whether `chosen` is final. The calendar accepts its notes only once. */
  isSettled: boolean;
};

/** Keeps one height in every state so that nothing below it moves; without scripts it is only as tall as its text. */
export function BookingCalendar({ calendar, email, chosen, isSettled }: BookingCalendarProps) {
  if (!calendar.calLink) throw new Error("calLink is required");

  const panel = useRef<HTMLElement>(null);
  const state = useCalendar(calendar, panel);
  const notes = toNotes(chosen);
  return (
    <section
      ref={panel}
      aria-label="Calendar"
      className={clsx(
        "group relative h-200 noscript:h-auto noscript:self-start bg-panel print:h-auto",
        "lg:col-start-2 lg:row-span-4 lg:row-start-1",
      )}
      data-state={state}
      // early.ts may have marked the panel as failed.
      suppressHydrationWarning
    >
      {isSettled && (state === "setUp" || state === "ready") && <CalendarFrame {...calendar} notes={notes} />}
      {state !== "ready" && (
        <div
          role="status"
          className="noscript:static absolute inset-0 bg-panel p-[min(1rem,4vw)] sm:p-10 print:static"
        >
          <div className="grid noscript:hidden h-full content-start justify-items-center gap-5 group-data-[state=failed]:hidden lg:content-center">
            <MonthOfDots className="max-w-100 *:animate-pulse" />
            <p className="text-small text-soft">Loading the calendar</p>
          </div>
          <div className="wrap-anywhere noscript:flex hidden h-full flex-col items-start gap-5 group-data-[state=failed]:flex">
            <h2 className="noscript:hidden">The calendar did not load</h2>
            <p>Choose a time on the calendar’s own page, or write an e-mail.</p>
            <ButtonLink
              className="flex-wrap py-2"
              href={toBookingPage(calendar, notes)}
              data-booking-page=""
              // links.ts may have named the chosen designs.
              suppressHydrationWarning
            >
              Open the booking page <Icon name="outside" />
            </ButtonLink>
            <MailLink email={email} {...toMail(chosen)} />
            <MonthOfDots className="noscript:hidden min-h-0 flex-1 print:hidden" />
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

/** Dots that pulse in turn while the calendar loads. There are two copies, because moving one would shift the layout. */
function MonthOfDots({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 280 200"
      preserveAspectRatio="xMidYMin"
      className={clsx("w-full fill-line stroke-none", className)}
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
