/** Prices, amounts, percentages and hours: the artist's words, and the numbers in them. */
import { z } from "zod";
import type { Conventions } from "./conventions-schema.ts";
import { documented, line, plainText, text, textKinds, unreadable, wordings } from "./fields-schema.ts";
import { fromFraction, fromLocale, NUMBER, writeDecimal } from "./fraction.ts";
import { toExampleMoney } from "./money.ts";
import { makeMoneyReader } from "./money-reader.ts";

/** A price on request has no amount. `isExact`: the text is the amount alone, without `each`. */
export type Price = { text: string; amount?: number; isExact: boolean };

/** Makes the schema of a price as the YAML writes it; undefined when it is blank. */
export function makePriceSchema(conventions: Conventions) {
  const reader = makeMoneyReader(conventions);
  const example = toExampleMoney(650, conventions);
  const each = `${toExampleMoney(80, conventions)} each`;
  const readPrice = (text: string): Price | undefined => {
    const found = reader.read(text);
    if (found) return { text, ...found };
    return /^on request$/i.test(text) ? { text, isExact: false } : undefined;
  };
  return z
    .string()
    .pipe(line)
    .nullable()
    .meta(documented("May be blank, or on request.", example, each))
    .transform((written, context) => {
      if (!written) return undefined;
      return readPrice(written) ?? unreadable(context);
    })
    .register(wordings, {
      expected: `a price such as ${example} or ${each}, the words on request, or nothing`,
      remedy: reader.explain,
    })
    .register(textKinds, { kind: "prose" });
}

/** Makes the schema of a text that is only an amount: `50 €`, but not `50 € each`. */
export function makeMoneySchema(conventions: Conventions) {
  const { read, explain } = makeMoneyReader(conventions);
  const example = toExampleMoney(50, conventions);
  return z
    .string()
    .pipe(line)
    .meta(documented("An amount in the studio's currency.", example))
    .transform((written, context) => {
      const { amount, isExact } = read(written) ?? {};
      return amount === undefined || !isExact ? unreadable(context) : { text: written, amount };
    })
    .register(wordings, { expected: `only an amount such as ${example}`, remedy: explain })
    .register(textKinds, { kind: "prose" });
}

/** Makes the schema of words that name no other currency, such as "20-50 EUR". Nothing is computed from them. */
export function makeMoneyWordsSchema(conventions: Conventions) {
  const { explainOther } = makeMoneyReader(conventions);
  return text
    .refine((written) => explainOther(written) === undefined)
    .register(textKinds, { kind: "prose" })
    .register(wordings, { remedy: explainOther });
}

export type Percentage = { text: string; percent: number };

export function makePercentageSchema({ locale }: Conventions) {
  return z
    .string()
    .pipe(line)
    .meta(documented("A percentage.", "3%"))
    .transform((text, context): Percentage => {
      const [, digits] = /^(\d+(?:\.\d+)?)\s*%$/.exec(fromLocale(text, locale)) ?? [];
      return digits ? { text, percent: Number(digits) } : unreadable(context);
    })
    .register(wordings, { expected: "only a percentage such as 3%" });
}

/** Hours between `from` and `to`, or just `from`; open hours may be more. */
export type Hours = { from: number; to?: number; isOpen: boolean };

const HOURS = new RegExp(
  String.raw`^(?<before>\+?)\s*(?<from>${NUMBER})\s*(?:[-–—]\s*(?<to>${NUMBER}))?\s*(?<after>\+?)(?:\s*hours?)?$`,
  "i",
);

/** Makes the schema of hours as the YAML writes them. */
export const makeHoursSchema = (locale: string) =>
  plainText
    .meta(documented("How long it takes.", "4-5", "6+"))
    .transform((written, context) => readHours(fromLocale(written, locale)) ?? unreadable(context))
    .register(wordings, {
      expected: `hours such as 4-5 (the smaller number first), 6+ or ${writeDecimal(2.5, locale)}`,
    });

function readHours(written: string): Hours | undefined {
  const { before, from, to, after } = HOURS.exec(written)?.groups ?? {};
  if (from === undefined) return undefined;
  const first = fromFraction(from);
  const last = to === undefined ? undefined : fromFraction(to);
  const isRising = first > 0 && Number.isFinite(last ?? first) && (last ?? Infinity) > first;
  return isRising ? { from: first, to: last, isOpen: Boolean(before || after) } : undefined;
}
