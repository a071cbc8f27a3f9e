/** The booking calendar, whose panel shows a month of dots until it is ready. Below it are the other ways to book. */
import { clsx } from "clsx";
import { type ReactNode, useRef } from "react";
import { ButtonLink } from "#renderer/components/Button.tsx";
import { Icon } from "#renderer/components/Icon.tsx";
import { MailLink } from "#renderer/components/Links.tsx";
import { toBookingPage, toMail, toNotes, toSession } from "./appointment.ts";
import type { BookingProps } from "./booking.island.tsx";
import { CalendarFrame } from "./CalendarFrame.tsx";
import type { Bookable } from "./choice.ts";
import { type Embed, useCalendar } from "./use-calendar.ts";

type BookingCalendarProps = OtherWaysProps & {
  /** Whether `chosen` is final. The calendar accepts its notes only once. */
  isSettled: boolean;
};

const PLACE = "bg-panel split:col-start-2 split:row-span-3 split:row-start-2";
const WORDS =
  "wrap-anywhere flex flex-col items-start gap-5 p-[min(1rem,4vw)] sm:p-10 split:items-center split:text-center";
const LOADING =
  "absolute inset-0 grid content-start justify-items-center gap-5 bg-panel p-[min(1rem,4vw)] sm:p-10 split:content-center";

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
    <section aria-label="Booking" className={clsx(PLACE, WORDS, "self-start")}>
      <h2>Choose a time</h2>
      <OtherWays {...props} />
    </section>
  );
}

type EmbeddedCalendarProps = OtherWaysProps & { calendar: Embed; children: ReactNode };

/** Keeps one height until the calendar is ready, so that nothing below it moves. If it fails, only words remain. */
function EmbeddedCalendar({ children, ...props }: EmbeddedCalendarProps) {
  const panel = useRef<HTMLDivElement>(null);
  const state = useCalendar(props.calendar, panel);
  const hasFailed = state === "failed";
  return (
    <section aria-label="Calendar" className={clsx(PLACE, "self-start")}>
      <div ref={panel} className={clsx("relative noscript:hidden print:hidden", !hasFailed && "h-200")}>
        {(state === "setUp" || state === "ready") && children}
        {state !== "ready" && (
          <div role="status" className={hasFailed ? clsx(WORDS, "pb-0!") : LOADING}>
            {hasFailed ? (
              <h2>The calendar did not load</h2>
            ) : (
              <>
                <MonthOfDots />
                <p className="text-small text-soft">Loading the calendar</p>
              </>
            )}
          </div>
        )}
      </div>
      <div className={WORDS}>
        <OtherWays {...props} variant={hasFailed ? "solid" : "quiet"} />
      </div>
    </section>
  );
}

type OtherWaysProps = Pick<BookingProps, "calendar" | "email"> & {
  chosen: readonly Bookable[];
  variant?: "solid" | "quiet";
};

/** Ways to book without a calendar in the page: the provider's own page, and an e-mail. */
function OtherWays({ calendar, email, chosen, variant }: OtherWaysProps) {
  const isMail = calendar.provider === "mail";
  return (
    <>
      <p className="split:max-w-[18em] split:font-display split:text-lead">
        {isMail
          ? "Write an e-mail, and we find a time together."
          : "Choose a time on the calendar’s own page, or write an e-mail."}
      </p>
      {!isMail && (
        <ButtonLink variant={variant} className="flex-wrap py-2" href={toBookingPage(calendar, chosen)}>
          Open the booking page <Icon name="outside" />
        </ButtonLink>
      )}
      <MailLink email={email} {...toMail(chosen)} />
    </>
  );
}

const COLUMNS = 7;
const CELL = 40;
/** Positions in a week-by-week grid, starting on the third day. */
const DAYS = Array.from({ length: 30 }, (_, day) => day + 2);
/** Days with large dots. */
const TAKEN = [9, 16, 17, 23, 25];

/** Dots that pulse in turn. */
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
          cx={(day % COLUMNS) * CELL + CELL / 2}
          cy={Math.floor(day / COLUMNS) * CELL + CELL / 2}
          r={TAKEN.includes(day) ? 8 : 3.5}
        />
      ))}
    </svg>
  );
}
