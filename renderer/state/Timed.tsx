/** What the clock decides, for React: markup for a span of time, which clock-early.ts shows and hides in the page; the time. */
import { clsx } from "clsx";
import { type ReactNode, useSyncExternalStore } from "react";
import { toAddress } from "#domain/address.ts";
import { type ClosedBooks, isWithin, type Reservation, type ShownDate, type Span } from "#domain/books.ts";
import { DATES } from "#domain/routes.ts";
import { CLOCK, TIMED } from "./clock-events.ts";

/** `as` is "span" within text. */
type TimedProps = Span & { as?: "div" | "span"; children: ReactNode };

export function Timed({ from, until, as: Wrapper = "div", children }: TimedProps) {
  if (!from && !until) return children;
  return (
    <Wrapper
      className="contents"
      data-from={from}
      data-until={until}
      hidden={!isWithin({ from, until }, Date.now())}
      ref={tellClock}
      // The build and the browser render it at different times.
      suppressHydrationWarning
    >
      {children}
    </Wrapper>
  );
}

const tellClock = () => void dispatchEvent(new Event(TIMED));

/** A ring and "Reserved until December 1". */
export function Reserved({ reserved, className }: { reserved: Reservation; className: string }) {
  return (
    <Timed as="span" until={reserved.ends}>
      <span
        className={clsx(
          "sold-dot whitespace-normal before:border-2 before:border-current before:bg-transparent",
          className,
        )}
      >
        {reserved.words}
      </span>
    </Timed>
  );
}

type BooksLineProps = { closed?: ClosedBooks; className?: string };

/** A quiet line while the books are closed: when they open, if the artist knows. */
export function BooksLine({ closed, className }: BooksLineProps) {
  if (!closed) return null;
  return (
    <Timed until={closed.opens}>
      <p className={clsx("text-small text-soft", className)} data-closed>
        <a href={toAddress("/booking/")}>{closed.words}</a>
        {closed.hour && `, ${closed.hour}`}
      </p>
    </Timed>
  );
}

/** Returns the end of the date that lasts longest. */
export const endOf = (dates: readonly ShownDate[]) =>
  dates
    .map(({ ends }) => ends)
    .sort()
    .at(-1);

/** A quiet line with the next date, which the one after it replaces. */
export function NextDate({ dates, className }: { dates: readonly ShownDate[]; className?: string }) {
  return dates.map(({ words, title, place, ends }, index) => (
    <Timed key={ends + title} from={endOf(dates.slice(0, index))} until={ends}>
      <p className={className}>
        <a href={toAddress(`/about/#${DATES}`)}>{title}</a>
        {place && `, ${place}`}: {words}
      </p>
    </Timed>
  ));
}

/**
 * Returns the latest of these instants that has passed, or 0. That compares with each of them as the current time does,
 * but changes, and renders, only when another one passes. Hydrates with 0, as in the build, when none had passed.
 */
export function useNow(instants: readonly (string | undefined)[]): number {
  const passed = () => instants.map((instant = "") => Date.parse(instant)).filter((at) => at <= Date.now());
  return useSyncExternalStore(
    subscribe,
    () => Math.max(0, ...passed()),
    () => 0,
  );
}

function subscribe(update: () => void): () => void {
  addEventListener(CLOCK, update);
  return () => removeEventListener(CLOCK, update);
}
