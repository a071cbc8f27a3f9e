/** Numbers as people say them: `5.5` is 5½. */

/** Only quarters have a sign of their own in our fonts. */
const SIGNS = new Map([
  [0.25, "¼"],
  [0.5, "½"],
  [0.75, "¾"],
]);

/** `4.25` → `4¼`, `0.5` → `½`; other fractions stay decimal, to two places. */
export function toFraction(value: number): string {
  const whole = Math.floor(value);
  const sign = SIGNS.get(value - whole);
  if (!sign) return String(Number(value.toFixed(2)));
  return whole === 0 ? sign : `${whole}${sign}`;
}
