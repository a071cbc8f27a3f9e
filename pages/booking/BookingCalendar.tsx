/** The booking calendar, whose panel shows a month of dots until it is ready, and the other ways to book. */
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

const PANEL = "bg-panel split:col-start-2 split:row-span-3 split:row-start-2";
const WORDS = "wrap-anywhere flex flex-col items-start gap-5 p-[min(1rem,4vw)] sm:p-10";

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
    <section aria-label="Booking" className={clsx(PANEL, WORDS, "self-start")}>
      <h2>Choose a time</h2>
      <OtherWays {...props} />
    </section>
  );
}

type EmbeddedCalendarProps = OtherWaysProps & { calendar: Embed; children: ReactNode };

/**
 * Shows the other ways to book until the calendar is ready. Their panel keeps its height if the calendar fails, so that
 * nothing moves, and reaches about to the end of the screen, so that a calendar that is ready moves only what lies below.
 * Beside the rest, on wide screens, the panel of a failed calendar shrinks.
 */
function EmbeddedCalendar({ children, ...props }: EmbeddedCalendarProps) {
  const panel = useRef<HTMLDivElement>(null);
  const state = useCalendar(props.calendar, panel);
  const isReady = state === "ready";
  const hasFailed = state === "failed";
  return (
    <section aria-label="Calendar" className={clsx(PANEL, "self-start")}>
      <div ref={panel} className={clsx("relative print:h-auto", isReady && "h-200")}>
        {(state === "setUp" || isReady) && <div className="absolute inset-0 print:hidden">{children}</div>}
        {!isReady && (
          <div
            className={clsx(
              WORDS,
              "stamp min-h-[min(70svh,50rem)] noscript:min-h-0",
              hasFailed && "split:min-h-80",
            )}
          >
            <MonthOfDots isStill={hasFailed} />
            <div role="status" className="grid noscript:hidden print:hidden *:[grid-area:1/1]">
              <p className={clsx("text-small text-soft", hasFailed && "invisible")}>Loading the calendar</p>
              <h2 className={clsx(!hasFailed && "invisible")}>The calendar did not load</h2>
            </div>
            <OtherWays {...props} variant={hasFailed ? "solid" : "quiet"} />
          </div>
        )}
      </div>
      {isReady && (
        <div className={WORDS}>
          <OtherWays {...props} variant="quiet" />
        </div>
      )}
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
  const [design, another] = chosen;
  const what = design && ` for ${another ? "your designs" : design.title}`;
  return (
    <>
      <p className="split:max-w-[24em] text-balance split:font-display split:text-lead">
        {isMail
          ? `Write an e-mail, and we find a time${what ?? " together"}.`
          : `Choose a time${what ?? ""} on the calendar’s own page, or write an e-mail.`}
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
function MonthOfDots({ isStill }: { isStill: boolean }) {
  return (
    <svg
      viewBox="0 0 280 200"
      preserveAspectRatio="xMidYMin"
      className={clsx(
        "noscript:hidden w-full max-w-100 fill-line stroke-none print:hidden",
        isStill ? "opacity-30" : "*:animate-pulse",
      )}
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
