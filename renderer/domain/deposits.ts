/** Deposits: which one a design needs, and all of them in words. */
import type { Deposit } from "./deposits-schema.ts";

/** Undefined without deposits. `price` is in dollars. */
export function findDeposit(deposits: readonly Deposit[], price: number): Deposit | undefined {
  return deposits.find(({ below = Number.POSITIVE_INFINITY }) => price < below);
}

/** `$20 for doodles, $50 under $400, $100 from $400` */
export function toDepositWords(deposits: readonly Deposit[]): string {
  return deposits.map(toWords).join(", ");
}

function toWords({ text, name, from, below }: Deposit): string {
  if (name) return `${text} for ${name}`;
  if (below !== undefined) return `${text} under ${toDollars(below)}`;
  return from > 0 ? `${text} from ${toDollars(from)}` : text;
}

/** `$1,400`, `$79.50` */
export function toDollars(amount: number): string {
  return `$${amount.toLocaleString("en-US", { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2 })}`;
}
