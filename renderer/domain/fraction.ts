/** Numbers with fractions: read as people write them, written as they read them. */

/** The source of a regular expression that matches `2`, `2.5`, `4 1/4`, `3/4` and `4¼`. */
export const NUMBER = String.raw`(?:\d+(?:\.\d+)?|\d+\s+\d+/\d+|\d+/\d+|\d*\s*[¼-¾⅐-⅞])`;

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

/** `2,5` → `2.5`, as other countries write it. */
export const withPoint = (text: string) => text.replace(/(?<=\d),(?=\d)/g, ".");

/** `4.25` → `4¼`, `0.5` → `½`; other fractions stay decimal, to two places. */
export function toFraction(value: number): string {
  const whole = Math.floor(value);
  const sign = SIGNS.get(value - whole);
  if (!sign) return String(Number(value.toFixed(2)));
  return whole === 0 ? sign : `${whole}${sign}`;
}

/** `2.5` and `3` → `2½–3` */
export function toSpan(from: number, to?: number): string {
  return [from, to ?? []].flat().map(toFraction).join("–");
}

/** Rounds to the nearest quarter, and up to at least one quarter. */
export function toQuarter(value: number): number {
  return Math.max(0.25, Math.round(value * 4) / 4);
}
