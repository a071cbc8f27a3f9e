/** Deposits and fees: which deposit a design needs, and all of them in words. */
import { type MoneyConventions, toMoney } from "./money.ts";
import type { Percentage, Price } from "./price-schema.ts";

/** Applies to prices from `from` until the next one begins. */
export type Deposit = {
  text: string;
  amount: number;
  from: number;
  name?: string;
  /** Where it can be paid. */
  pay?: string;
};

/** A way to pay, and what it adds to the price. */
type Payment = { by: string; fee?: Percentage };

/** Finds the deposit for a price. Returns undefined without deposits, below the first, and for a price on request. `deposits` ascend. */
export function findDeposit(
  deposits: readonly Deposit[],
  { amount }: Pick<Price, "amount"> = {},
): Deposit | undefined {
  return amount === undefined ? undefined : deposits.findLast(({ from }) => from <= amount);
}

/** `20 € for doodles`, `50 € under 400 €`, `100 € from 400 €` */
export function toDepositWords(deposits: readonly Deposit[], conventions: MoneyConventions): string[] {
  return deposits.map(({ text, name, from }, index) => {
    if (name) return `${text} for ${name}`;
    const next = deposits[index + 1];
    if (next && (index > 0 || from === 0)) return `${text} under ${toMoney(next.from, conventions)}`;
    return from > 0 ? `${text} from ${toMoney(from, conventions)}` : text;
  });
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
