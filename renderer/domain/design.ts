/** A design in words, whether it can be booked, and lists of designs. */
import type { Design } from "./catalogue-schema.ts";
import type { Conventions } from "./conventions-schema.ts";
import { toSpan } from "./fraction.ts";
import { findDeposit, toPriceWithFee } from "./payments.ts";
import type { Hours } from "./price-schema.ts";
import { toSizeWords } from "./size.ts";
import type { Studio } from "./studio-schema.ts";

/** `Moon Moth (no. 12)`, for e-mails and bookings. */
export function nameDesign({ id, title }: Pick<Design, "id" | "title">): string {
  return `${title} (no. ${id})`;
}

export function isSoldOut({ status }: Pick<Design, "status">): boolean {
  return status === "soldOut";
}

/** `4-5.5` → `4–5½`; `6+` and `+6` → `6+`. */
export function toHours({ from, to, isOpen }: Hours, locale: string): string {
  return `${toSpan([from, to], locale)}${isOpen ? "+" : ""}`;
}

/** `1 hour`, `4–5½ hours` */
export function toHourWords(hours: Hours, locale: string): string {
  const count = toHours(hours, locale);
  return `${count} ${count === "1" ? "hour" : "hours"}`;
}

type Terms = Conventions & { booking: Pick<Studio["booking"], "deposits" | "payments"> };

/** Lists the facts of a design: `5 in high`, `4–5½ hours`; `700 €`, `deposit 100 € now`, `about 721 € by card`. */
export function toFacts({ size, hours, price }: Design, studio: Terms) {
  const { deposits, payments } = studio.booking;
  const deposit = findDeposit(deposits, price);
  return {
    facts: toPlain([size && toSizeWords(size, studio), hours && toHourWords(hours, studio.locale)]),
    cost: toPlain([
      price?.amount === undefined ? "price on request" : price.text,
      deposit && `deposit ${deposit.text} now`,
      price && toPriceWithFee(price, payments, studio),
    ]),
  };
}

/** Replaces non-breaking spaces, which would be noise in a URL. */
function toPlain(words: readonly (string | undefined)[]): string[] {
  return words.flatMap((word) => (word ? [word.replaceAll("\u00a0", " ")] : []));
}

/** Ids of designs. Storage and addresses hold them as text: `12,1,40`. */
export type DesignIds = readonly number[];

/** Reads ids. Skips repetitions, and whatever is not an id or too long for an exact number. */
export function readIds(text: string): DesignIds {
  const ids = text.split(",").filter((part) => /^[1-9]\d{0,14}$/.test(part));
  return [...new Set(ids.map(Number))];
}
