/** The price of a design: the artist's words, and the amount in them. */
import { z } from "zod";
import { documented, line, refuse } from "./fields-schema.ts";

/** The currency of every amount. */
export const CURRENCY = "USD";

/** `amount` is in dollars; a price on request has none. */
type Price = { text: string; amount?: number };

const EXPECTED = "Expected a price such as $650 or $80 each";

/** As written in the YAML; nothing when it is blank. */
export const price = z
  .string({ error: explainNumber })
  .pipe(line)
  .nullable()
  .meta(documented("May be blank, or on request.", "$650", "$80 each"))
  .transform((written, context) => {
    if (!written) return undefined;
    const refused = { expected: EXPECTED, found: written, remedy: remedyFor(written) };
    return readPrice(written) ?? refuse(context, refused);
  });

/** `$1,150` or `$79.50`; neither `$1.200` nor `$1k`, which could be read as one dollar. */
const AMOUNT = /\$\s*((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?)(?![\d.,]*\d|k)/i;

function readPrice(text: string): Price | undefined {
  const amount = readAmount(text);
  if (amount !== undefined) return { text, amount };
  return /^on request$/i.test(text) ? { text } : undefined;
}

/** The first dollar amount counts: `from $320 the pair, $180 alone` is 320. */
export function readAmount(text: string): number | undefined {
  const digits = AMOUNT.exec(text)?.[1];
  return digits ? Number(digits.replaceAll(",", "")) : undefined;
}

function explainNumber({ input }: { input?: unknown }): string | undefined {
  if (typeof input !== "number") return undefined;
  // The point in 1.200 may separate thousands.
  if (!Number.isInteger(input))
    return `${EXPECTED}, found a number with a point. Write it in dollars, such as $79.50 or $1,200.`;
  return `${EXPECTED}, found the number ${input}. Write it with a dollar sign: price: $${Math.abs(input)}`;
}

function remedyFor(text: string): string {
  const dollars = inDollars(text);
  if (dollars) return `Write it with a dollar sign: ${dollars}`;
  return "Write the amount in dollars, such as $79.50 or $1,200. Without an amount leave it blank, or write: on request";
}

/** A mere amount, such as `200` or `200 USD`, as a price; undefined for anything else. */
export function inDollars(text: string): string | undefined {
  const digits = /^(?:USD\s*)?(\d[\d,]*(?:\.\d+)?)\s*(?:USD|dollars|\$)?$/i.exec(text)?.[1];
  const dollars = `$${digits}`;
  return readAmount(dollars) === undefined ? undefined : dollars;
}
