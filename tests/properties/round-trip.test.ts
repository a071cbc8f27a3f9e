/** Sizes, prices, hours and dots mean the same after they are written and read. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { DEFAULT_CONVENTIONS } from "#domain/conventions-schema.ts";
import { toHours } from "#domain/design.ts";
import { readDots, UNITS, writeDots } from "#domain/dots.ts";
import { toFraction } from "#domain/fraction.ts";
import type { LengthConventions } from "#domain/lengths.ts";
import { toMoney } from "#domain/money.ts";
import { makeHoursSchema, makeMoneySchema, makePriceSchema } from "#domain/price-schema.ts";
import { toSizeWords } from "#domain/size.ts";
import { makeSizeSchema } from "#domain/size-schema.ts";
import { RUNS } from "./runs.ts";

const LOCALE = "en-US";
const INCHES: LengthConventions = { units: "in", locale: LOCALE };
const CENTIMETERS: LengthConventions = { units: "cm", locale: LOCALE };
const size = makeSizeSchema(INCHES);
const hours = makeHoursSchema(LOCALE);

/** Numbers to a quarter or to two places, in every way to write them. */
const measure = fc
  .oneof(
    fc.integer({ min: 1, max: 400 }).map((quarters) => quarters / 4),
    fc.integer({ min: 1, max: 9999 }).map((hundredths) => hundredths / 100),
  )
  .chain((value) => {
    const quarters = (value * 4) % 4;
    const slashed = `${Math.floor(value) || ""} ${quarters}/4`.trim();
    const spellings = [String(value), value.toFixed(2), toFraction(value, LOCALE)];
    const all = [1, 2, 3].includes(quarters) ? [...spellings, slashed] : spellings;
    return fc.record({ value: fc.constant(value), text: fc.constantFrom(...all) });
  });

test("a size has the same sides however it is written, and in the words for visitors", () => {
  const by = fc.constantFrom("x", " x ", " X ", "×", '" x ');
  const unit = fc.constantFrom("", '"', " in", " inches");
  const end = fc.constantFrom("", "+", " or larger");
  fc.assert(
    fc.property(measure, by, measure, unit, end, (width, by, height, unit, end) => {
      const read = size.parse(width.text + by + height.text + unit + end);
      const sides = { width: width.value, height: height.value };
      expect(read).toEqual({ ...sides, isOpen: end !== "", writtenIn: "in" });
      expect(size.parse(toSizeWords(read, INCHES))).toEqual(read);
    }),
    RUNS,
  );
});

test("a size in centimeters is the same in the words for visitors", () => {
  fc.assert(
    fc.property(measure, fc.constantFrom("H", "w"), ({ value, text }, letter) => {
      const read = size.parse(`${letter} ${text} cm`);
      expect(read.width ?? read.height).toBe(value / 2.54);
      const [, side] = /^(.*) (?:high|wide)/.exec(toSizeWords(read, CENTIMETERS)) ?? [];
      expect(makeSizeSchema(CENTIMETERS).parse(`${letter} ${side}`)).toEqual(read);
    }),
    RUNS,
  );
});

test("hours are the same in the words for visitors", () => {
  const dash = fc.constantFrom("-", " – ", "—");
  fc.assert(
    fc.property(measure, dash, measure, fc.constantFrom("", "+", " hours"), (from, dash, to, end) => {
      fc.pre(from.value < to.value);
      const read = hours.parse(from.text + dash + to.text + end);
      expect(read).toEqual({ from: from.value, to: to.value, isOpen: end === "+" });
      expect(hours.parse(toHours(read, LOCALE))).toEqual(read);
      expect(hours.parse(toHours(hours.parse(to.text), LOCALE))).toEqual({ from: to.value, isOpen: false });
    }),
    RUNS,
  );
});

test("an amount is the same alone and within a price, with and without commas", () => {
  const amount = fc.oneof(
    fc.nat(1e6),
    fc.nat(1e8).map((cents) => cents / 100),
  );
  const before = fc.constantFrom("", "from ", "the pair ");
  const after = fc.constantFrom("", " each", ", $20 more in color", ".");
  const money = makeMoneySchema(DEFAULT_CONVENTIONS);
  const price = makePriceSchema(DEFAULT_CONVENTIONS);
  fc.assert(
    fc.property(before, amount, after, (before, amount, after) => {
      for (const written of [toMoney(amount, DEFAULT_CONVENTIONS), `$${amount}`, `$ ${amount}`]) {
        expect(money.parse(written)).toEqual({ text: written, amount });
        expect(price.parse(before + written + after)?.amount).toBe(amount);
      }
    }),
    RUNS,
  );
});

const place = fc.integer({ min: 0, max: UNITS });
const dot = fc.record({
  x: place,
  y: place,
  radius: fc.integer({ min: 1, max: 24 }).map((half) => half / 2),
});
const stroke = fc.record({
  kind: fc.constantFrom("line", "solid", "shade"),
  dots: fc.array(dot, { minLength: 1, maxLength: 50 }),
});

test("strokes keep their kinds and dots when they are written and read", () => {
  fc.assert(
    fc.property(fc.array(stroke, { maxLength: 5 }), (strokes) => {
      const bytes = new TextEncoder().encode(writeDots(strokes));
      expect(readDots(new TextDecoder().decode(bytes))).toEqual(strokes);
    }),
    RUNS,
  );
});
