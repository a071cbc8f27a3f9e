/** A design in words, and whether it can be booked. */
import type { Deposit } from "./booking-schema.ts";
import type { Design } from "./catalogue-schema.ts";
import { toHours } from "./hours-schema.ts";
import { findDeposit } from "./payments.ts";
import { toSizeWords } from "./size.ts";

/** `Moon Moth (no. 12)`, for e-mails and bookings. */
export function nameDesign({ id, title }: Pick<Design, "id" | "title">): string {
  return `${title} (no. ${id})`;
}

export function isSoldOut({ status }: Pick<Design, "status">): boolean {
  return status === "soldOut";
}

/** `5 in high`, `4–5½ hours`, `$700`, `$100 deposit`: what is known of them, in this order. */
export function toFacts({ size, hours, price }: Design, deposits: readonly Deposit[]): string[] {
  const deposit = price?.amount === undefined ? undefined : findDeposit(deposits, price.amount);
  const facts = [
    size && toSizeWords(size),
    hours && `${toHours(hours)} ${toHours(hours) === "1" ? "hour" : "hours"}`,
    price?.amount === undefined ? "price on request" : price.text,
    deposit && `${deposit.text} deposit`,
  ];
  // They go into URLs, where a non-breaking space would be noise.
  return facts.flatMap((fact) => (fact ? [fact.replaceAll("\u00a0", " ")] : []));
}
