/** Numbers with fractions: read as people write them, written as they read them. */

/** The source of a regular expression that matches `2`, `2.5`, `4 1/4`, `3/4` and `4¼`. */
export const NUMBER = "(?:\\d+(?:\\.\\d+)?|\\d+\\s+\\d+/\\d+|\\d+/\\d+|\\d*\\s*[¼-¾⅐-⅞])";

/** The only fractions that our fonts have a character for. */
const SIGNS = new Map([
  [0.25, "¼"],
  [0.5, "½"],
  [0.75, "¾"],
]);

/** `4 1/4`, `4¼` and `4.25` → 4.25, where `text` matches `NUMBER`. Infinite for a division by zero. */
export function fromFraction(text: string): number {
  return text
    .replace(/[¼-¾⅐-⅞]/, (sign) => ` ${sign.normalize("NFKD")}`)
    .trim()
    .split(/\s+/)
    .map((part) => part.split(/[/⁄]/).map(Number))
    .reduce((sum, [over = 0, under = 1]) => sum + over / under, 0);
}

/** Whether the locale writes `2,5`. */
const hasDecimalComma = (locale: string) => (1.5).toLocaleString(locale).includes(",");

/** `2,5` → `2.5` where the locale writes a decimal comma. */
export const fromLocale = (text: string, locale: string) =>
  hasDecimalComma(locale) ? text.replace(/(?<=\d),(?=\d)/g, ".") : text;

/** Rounds to two decimals: `2.13`, or `2,13` where the locale has a decimal comma. */
export function writeDecimal(value: number, locale: string): string {
  const text = String(Number(value.toFixed(2)));
  return hasDecimalComma(locale) ? text.replace(".", ",") : text;
}

/** `4.25` → `4¼`, `0.5` → `½`; other fractions stay decimal. */
export function toFraction(value: number, locale: string): string {
  const whole = Math.floor(value);
  const sign = SIGNS.get(value - whole);
  if (!sign) return writeDecimal(value, locale);
  return whole === 0 ? sign : `${whole}${sign}`;
}

/** `2.5` and `3` → `2½–3` */
export function toSpan([from, to]: readonly [number, number?], locale: string): string {
  return [from, to ?? []]
    .flat()
    .map((value) => toFraction(value, locale))
    .join("–");
}
