/** Deposits and fees: which deposit a design needs, and all of them in words. */
import { type MoneyConventions, toMoney } from "./money.ts";
import type { Percentage, Price } from "./price-schema.ts";

/** Applies to prices from `from` to just below `below`. */
export type Deposit = {
  text: string;
  amount: number;
  from: number;
  below?: number;
  name?: string;
  /** Where it can be paid. */
  pay?: string;
};

/** A way to pay, and what it adds to the price. */
type Payment = { by: string; fee?: Percentage };

/** Undefined without deposits, and for a price on request. */
export function findDeposit(
  deposits: readonly Deposit[],
  { amount }: Pick<Price, "amount"> = {},
): Deposit | undefined {
  if (amount === undefined) return undefined;
  return deposits.find(({ below = Number.POSITIVE_INFINITY }) => amount < below);
}

/** `20 € for doodles, 50 € under 400 €, 100 € from 400 €` */
export function toDepositWords(deposits: readonly Deposit[], conventions: MoneyConventions): string {
  return deposits.map((deposit) => toWords(deposit, conventions)).join(", ");
}

function toWords({ text, name, from, below }: Deposit, conventions: MoneyConventions): string {
  if (name) return `${text} for ${name}`;
  if (below !== undefined) return `${text} under ${toMoney(below, conventions)}`;
  return from > 0 ? `${text} from ${toMoney(from, conventions)}` : text;
}

/** `about 721 € by card`: adds the first fee to a price that is only an amount. */
export function toPriceWithFee(
  { amount, isExact }: Price,
  payments: readonly Payment[],
  conventions: MoneyConventions,
): string | undefined {
  const { by, fee } = payments.find((payment) => payment.fee) ?? {};
  if (!fee || amount === undefined || !isExact) return undefined;
  return `about ${toMoney(Math.round(amount * (1 + fee.percent / 100)), conventions)} by ${by}`;
}

/** `3% by card, 6% by Afterpay`; empty without fees. */
export function toFeeWords(payments: readonly Payment[]): string {
  return payments.flatMap(({ by, fee }) => (fee ? `${fee.text} by ${by}` : [])).join(", ");
}

/** `3% by card, 6% by Afterpay; cash or Venmo: no fee`; empty without any. */
export function toPaymentWords(payments: readonly Payment[]): string {
  const free = payments.filter(({ fee }) => !fee).map(({ by }) => by);
  const list = new Intl.ListFormat("en", { type: "disjunction" }).format(free);
  return [toFeeWords(payments), free.length > 0 && `${list}: no fee`].filter(Boolean).join("; ");
}
