/** The estimated hours of a design. */
import { documented, plainText, unreadable, wordings } from "./fields-schema.ts";
import { fromFraction, fromLocale, NUMBER, writeDecimal } from "./fraction.ts";

/** Hours between `from` and `to`, or just `from`; open hours may be more. */
export type Hours = { from: number; to?: number; isOpen: boolean };

const HOURS = new RegExp(
  String.raw`^(?<before>\+?)\s*(?<from>${NUMBER})\s*(?:[-–—]\s*(?<to>${NUMBER}))?\s*(?<after>\+?)(?:\s*hours?)?$`,
  "i",
);

/** Hours as the YAML writes them. */
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
