/** A quiet line while the books are closed: when they open, if the artist knows. */
import { clsx } from "clsx";
import { toAddress } from "#domain/address.ts";
import type { ClosedBooks } from "#domain/books.ts";
import { timed } from "#renderer/clock/timed.ts";

type BooksLineProps = { closed?: ClosedBooks; className?: string };

export function BooksLine({ closed, className }: BooksLineProps) {
  if (!closed) return null;
  return (
    <p className={clsx("text-small text-soft", className)} data-closed {...timed({ until: closed.opens })}>
      <a href={toAddress("/booking/")}>{closed.words}</a>
      {closed.hour && `, ${closed.hour}`}
    </p>
  );
}
