/** The ways to pay and their fees, in words. */
import type { Payment } from "./booking-schema.ts";

/** `3% by card, 6% by Afterpay`; empty without fees. */
export function toFeeWords(payments: readonly Payment[]): string {
  return payments.flatMap(({ by, fee }) => (fee ? `${fee} by ${by}` : [])).join(", ");
}

/** `3% by card, 6% by Afterpay; cash or Venmo: no fee`; empty without any. */
export function toPaymentWords(payments: readonly Payment[]): string {
  const free = payments.filter(({ fee }) => !fee).map(({ by }) => by);
  const list = new Intl.ListFormat("en", { type: "disjunction" }).format(free);
  return [toFeeWords(payments), free.length > 0 && `${list}: no fee`].filter(Boolean).join("; ");
}
