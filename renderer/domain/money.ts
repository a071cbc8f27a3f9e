/** Money: the default currency, and amounts in the format of the studio's country. */
import { scaleDollars } from "./currencies.ts";

export const DEFAULT_CURRENCY = "USD";

export const isCurrency = (code: string) => Intl.supportedValuesOf("currency").includes(code);

/** How a studio writes money. */
export type MoneyConventions = { locale: string; currency: string };

export function formatOf(
  { locale, currency }: MoneyConventions,
  options?: Intl.NumberFormatOptions,
): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, { style: "currency", currency, ...options });
}

/** `$1,400`, `$79.50`, `1400 €` */
export function toMoney(amount: number, conventions: MoneyConventions): string {
  const minimumFractionDigits = Number.isInteger(amount) ? 0 : undefined;
  return formatOf(conventions, { minimumFractionDigits }).format(amount);
}

/** Converts a price in dollars to a plausible one in the studio's currency, as people type it: 50 is `Rp 500.000`. */
export function toExampleMoney(dollars: number, conventions: MoneyConventions): string {
  return toTyped(toMoney(scaleDollars(dollars, conventions.currency), conventions));
}

/**
 * Replaces digits of other scripts, full-width signs, Arabic separators, invisible marks of direction and wide spaces with
 * what a plain keyboard types. Unlike NFKC, it leaves the `½` of `80½` apart from its digits.
 */
export function toTyped(text: string): string {
  return text
    .replace(/[\uff00-\uffef]/g, (sign) => sign.normalize("NFKC"))
    .replace(/\p{Nd}/gu, toDigit)
    .replace(/[٫٬]/g, (separator) => (separator === "٫" ? "." : ","))
    .replace(/\p{Cf}/gu, "")
    .replace(/\s+/g, " ");
}

/** Converts a digit of any script. The digits of each script follow one another, from zero to nine. */
function toDigit(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}
