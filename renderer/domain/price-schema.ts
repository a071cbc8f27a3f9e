/** Prices of designs, amounts and percentages: the artist's words, and the amount in them. */
import { z } from "zod";
import { documented, line, textKinds, unreadable, wordings } from "./fields-schema.ts";
import { withPoint } from "./fraction.ts";

/** The currency of every amount. */
export const CURRENCY = "USD";

/** `amount` is in dollars; a price on request has none. `isExact`: the text is the amount alone, without `each`. */
export type Price = { text: string; amount?: number; isExact: boolean };

/** A price as the YAML writes it; undefined when it is blank. */
export const price = z
  .string()
  .pipe(line)
  .nullable()
  .meta(documented("May be blank, or on request.", "$650", "$80 each"))
  .transform((written, context) => {
    if (!written) return undefined;
    return readPrice(written) ?? unreadable(context);
  })
  .register(wordings, {
    expected: "a price such as $650 or $80 each, the words on request, or nothing",
    correct: (typed) => inDollars(typed) ?? (readPrice(withCents(typed)) ? withCents(typed) : undefined),
  })
  .register(textKinds, { kind: "prose" });

/** `$1,150` or `$79.50`; neither `$1.200` nor `$1k`, which could be read as one dollar. */
const AMOUNT = /\$\s*((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?)(?![\d.,]*\d|k)/i;

/** A sign right before the first amount: `-$200`, but not `small - $200`. */
const SIGNED = /^([^$]*\s[-–−+]|[-–−+]\s*)\$/;

/** An amount and nothing else. */
const ALONE = /^\$\s*[\d.,]+$/;

function readPrice(text: string): Price | undefined {
  const amount = readAmount(text);
  if (amount !== undefined) return { text, amount, isExact: ALONE.test(text) };
  return /^on request$/i.test(text) ? { text, isExact: false } : undefined;
}

/** The first dollar amount counts: `from $320 the pair, $180 alone` is 320. */
function readAmount(text: string): number | undefined {
  const digits = SIGNED.test(text) ? undefined : AMOUNT.exec(text)?.[1];
  return digits ? Number(digits.replaceAll(",", "")) : undefined;
}

/** `79,50` → `79.50`, and `1.200,50` → `1,200.50` */
const withCents = (text: string) =>
  text.replace(
    /(\d{1,3}(?:\.\d{3})+|\d+),(\d\d)(?!\d)/g,
    (_, whole: string, cents) => `${whole.replaceAll(".", ",")}.${cents}`,
  );

/** Corrects a bare amount, such as `200`, `200 USD` or `79,50`, to a price. */
function inDollars(text: string): string | undefined {
  const digits = /^(?:USD|\$)?\s*(\d[\d,]*(?:\.\d+)?)\s*(?:USD|dollars|\$)?$/i.exec(withCents(text))?.[1];
  const dollars = `$${digits}`;
  return readAmount(dollars) === undefined ? undefined : dollars;
}

/** `amount` is in dollars. */
type Money = { text: string; amount: number };

/** A text that is only an amount: `$50`, but not `$50 each`. */
export const money = z
  .string()
  .pipe(line)
  .meta(documented("An amount in dollars.", "$50"))
  .transform((written, context): Money => {
    const amount = ALONE.test(written) ? readAmount(written) : undefined;
    return amount === undefined ? unreadable(context) : { text: written, amount };
  })
  .register(wordings, { expected: "only an amount such as $50", correct: inDollars })
  .register(textKinds, { kind: "prose" });

export type Percentage = { text: string; percent: number };

export const percentage = z
  .string()
  .pipe(line)
  .meta(documented("A percentage.", "3%"))
  .transform((text, context): Percentage => {
    const [, digits] = /^(\d+(?:\.\d+)?)\s*%$/.exec(text) ?? [];
    return digits ? { text, percent: Number(digits) } : unreadable(context);
  })
  .register(wordings, {
    expected: "only a percentage such as 3%",
    correct: (written) => /^\d+(\.\d+)?(?=\s*%?$)/.exec(withPoint(written))?.[0].concat("%"),
  });
