/** Prices as the artist writes them: `$650`, `$80 each`, `$1,150`. */

const DOLLARS = /\$\s*(\d[\d,]*(?:\.\d+)?)/;

/** The first dollar amount in the text, in dollars; nothing where there is none. */
export function toAmount(price: string | undefined): number | undefined {
  const digits = price?.match(DOLLARS)?.[1];
  return digits === undefined ? undefined : Number(digits.replaceAll(",", ""));
}
