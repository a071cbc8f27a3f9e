/** Prices of designs, amounts and percentages: the words of the artist, and the amount in them. */
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

/** `amount` is in dollars. */
type Money = { text: string; amount: number };

/** `correct` undoes a common slip, and is undefined for anything else. */
type Kind = { expected: string; correct: (written: string) => string | undefined; otherwise: string };

const MONEY: Kind = {
  expected: "Expected an amount such as $50",
  correct: inDollars,
  otherwise: "Write only the amount, in dollars.",
};

/** A whole text: `$50`, but not `$50 each`. */
export const money = z
  .string({ error: ({ input }) => explainAmount(input, MONEY) })
  .pipe(line)
  .meta(documented("An amount in dollars.", "$50"))
  .transform((written, context): Money => {
    const amount = /^\$\s*[\d.,]+$/.test(written) ? readAmount(written) : undefined;
    return amount === undefined ? refuseText(context, written, MONEY) : { text: written, amount };
  });

const PERCENTAGE: Kind = {
  expected: "Expected a percentage such as 3%",
  correct: (written) => (/^\d+(\.\d+)?$/.test(written) ? `${written}%` : undefined),
  otherwise: "Write only the number and its %.",
};

export const percentage = z
  .string({ error: ({ input }) => explainAmount(input, PERCENTAGE) })
  .pipe(line)
  .meta(documented("A percentage.", "3%"))
  .transform((written, context) =>
    /^\d+(\.\d+)?\s*%$/.test(written) ? written : refuseText(context, written, PERCENTAGE),
  );

function explainAmount(input: unknown, kind: Kind): string | undefined {
  if (typeof input !== "number") return undefined;
  return `${kind.expected}, found the number ${input}. ${correctionFor(String(input), kind)}`;
}

function refuseText(context: z.RefinementCtx, found: string, kind: Kind): never {
  return refuse(context, { expected: kind.expected, found, remedy: correctionFor(found, kind) });
}

function correctionFor(written: string, { correct, otherwise }: Kind): string {
  const corrected = correct(written);
  return corrected ? `Write it with its sign: ${corrected}` : otherwise;
}
