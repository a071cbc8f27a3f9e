/** The booking calendar. Until it is ready, its panel shows other ways to book, and beneath them a month of dots. */
import { clsx } from "clsx";
import { useRef } from "react";
import { ButtonLink } from "#renderer/components/Button.tsx";
import { Icon } from "#renderer/components/Icon.tsx";
import { MailLink } from "#renderer/components/MailLink.tsx";
import type { BookingProps } from "./BookingIsland.tsx";
import { toBookingPage } from "./booking-address.ts";
import { CalendarFrame } from "./CalendarFrame.tsx";
import { type nameChosen, toMail, toNotes } from "./chosen.ts";
import { useCalendar } from "./use-calendar.ts";

type BookingCalendarProps = BookingProps & {
  chosen: ReturnType<typeof nameChosen>;
  /** Whether `chosen` is final: the calendar takes its notes once. */
  isSettled: boolean;
};

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
        "calendar relative mt-8 h-200 bg-panel lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:mt-0",
        // Only as high as its words.
        "noscript:h-auto noscript:self-start data-[state=failed]:h-auto data-[state=failed]:self-start",
      )}
      data-state={state}
    >
      {isSettled && (state === "setUp" || state === "ready") && <CalendarFrame {...calendar} notes={notes} />}
      {state !== "ready" && (
        <div
          className={clsx(
            "wrap-anywhere flex min-h-full flex-col items-start gap-5 bg-panel p-[min(8vw,clamp(1.5rem,3vw,2.5rem))]",
            state === "setUp" && "absolute inset-0",
          )}
        >
          {/* The month of dots is below the words. */}
          <div
            role="status"
            className="empty:hidden has-[svg]:order-1 has-[svg]:grid has-[svg]:flex-1 has-[svg]:place-content-center has-[svg]:justify-items-center has-[svg]:gap-6 has-[svg]:self-stretch"
          >
            {(state === "loading" || state === "setUp") && <MonthOfDots />}
            {state === "failed" && <h2>The calendar did not load</h2>}
          </div>
          <p>Choose a time on the calendar’s own page, or write an e-mail.</p>
          <ButtonLink className="flex-wrap" href={toBookingPage(calendar, notes)}>
            Open the booking page <Icon name="outside" />
          </ButtonLink>
          <MailLink email={email} {...toMail(chosen)} />
        </div>
      )}
    </section>
  );
}

const COLUMNS = 7;
const STEP = 40;
/** Positions in a week-by-week grid, starting on the third day. */
const DAYS = Array.from({ length: 30 }, (_, day) => day + 2);
/** Drawn as large dots. */
const TAKEN = [9, 16, 17, 23, 25];

/** Its dots beat one after the other. */
function MonthOfDots() {
  return (
    <>
      <svg
        viewBox="0 0 280 200"
        className="h-auto w-[min(25rem,74vw)] max-w-full fill-line stroke-none"
        aria-hidden="true"
      >
        {DAYS.map((day) => (
          <circle
            key={day}
            className="animate-[beat_2.8s_var(--ease-calm)_infinite]"
            style={{ animationDelay: `${day * 70}ms` }}
            cx={(day % COLUMNS) * STEP + STEP / 2}
            cy={Math.floor(day / COLUMNS) * STEP + STEP / 2}
            r={TAKEN.includes(day) ? 8 : 3.5}
          />
        ))}
      </svg>
      <p className="text-small text-soft">Loading the calendar</p>
    </>
  );
}
