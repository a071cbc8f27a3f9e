import { expect, test } from "vitest";
import type { z } from "zod";
import type { LengthConventions } from "#domain/lengths.ts";
import { measure, toAspectRatio, toSizeWords, toTrueSides } from "#domain/size.ts";
import { makeSizeSchema } from "#domain/size-schema.ts";

const INCHES: LengthConventions = { units: "in", locale: "en-US" };
const LISBON: LengthConventions = { units: "cm", locale: "pt-PT" };
const TOKYO: LengthConventions = { units: "cm", locale: "ja-JP" };

const size = makeSizeSchema(INCHES);

type Written = z.input<typeof size>;

test.each<[Written, string]>([
  ["2 x 4 1/4", "2 × 4¼ in"],
  ["¾ x 2⅛", "¾ × 2.13 in"],
  ["2 x 3 in.", "2 × 3 in"],
  ["H 2.5", "2½ in high"],
  ["5cm x 10.5cm", "2 × 4¼ in (5 × 10.5 cm)"],
  ["H 6 cm", "2¼ in high (6 cm)"],
  ["W 0.1 cm", "¼ in wide (0.1 cm)"],
  [{ type: "range", dimension: "W", from: 5, to: 6 }, "5–6 in wide"],
  [{ type: "range", dimension: "H", from: 2.5, to: 3.25 }, "2½–3¼ in high"],
  [{ type: "range", dimension: "H", from: 4.75 }, "4¾ in high or larger"],
  ["H 3+", "3 in high or larger"],
  ["w 2 1/2 +", "2½ in wide or larger"],
  ["3 x 4+", "3 × 4 in or larger"],
  ["3 in or larger", "3 in high or larger"],
  ["3+ in", "3 in high or larger"],
  ['3"+', "3 in high or larger"],
  ["3 inches or larger", "3 in high or larger"],
  ["8 cm or Larger", "3¼ in high or larger (8 cm)"],
])("%j reads %j", (written, words) => {
  expect(toSizeWords(size.parse(written), INCHES)).toBe(words.replaceAll(/ (?=in|cm)/g, "\u00a0"));
});

test.each<[LengthConventions, Written, string]>([
  [LISBON, "8 x 12", "8 × 12 cm (3¼ × 4¾ in)"],
  [LISBON, "8,5 x 12", "8,5 × 12 cm (3¼ × 4¾ in)"],
  [LISBON, "2 x 4 1/4 in", "5 × 11 cm (2 × 4¼ in)"],
  [LISBON, 'W 3"', "7,5 cm wide (3 in)"],
  [LISBON, { type: "range", dimension: "H", from: 5, to: 7.5 }, "5–7,5 cm high (2–3 in)"],
  [LISBON, { type: "range", dimension: "W", from: 10 }, "10 cm wide or larger (4 in)"],
  [LISBON, "H 7,5+", "7,5 cm high or larger (3 in)"],
  [TOKYO, "8.5 x 12", "8.5 × 12 cm (3¼ × 4¾ in)"],
  [{ units: "in", locale: "pt-PT" }, "2,3 x 4", "2,3 × 4 in"],
])("with %j, %j reads %j", (conventions, written, words) => {
  const read = makeSizeSchema(conventions).parse(written);
  expect(toSizeWords(read, conventions).replaceAll("\u00a0", " ")).toBe(words);
});

test("a drawing is measured in halves of a centimeter where the studio uses them", () => {
  const { width, height } = measure(makeSizeSchema(LISBON).parse("H 10"), 0.77, "cm");
  expect([width * 2.54, height * 2.54]).toEqual([expect.closeTo(7.5), expect.closeTo(10)]);
});

test.each<[Written, number, { width: number; height: number }]>([
  ["2 x 4 1/4", 1, { width: 2, height: 4.25 }],
  ["5 x 10 cm", 1, { width: 2, height: 4 }],
  ["H 5", 0.8519, { width: 4.25, height: 5 }],
  [{ type: "range", dimension: "W", from: 5, to: 6 }, 2, { width: 5, height: 2.5 }],
  ["3 in or larger", 2, { width: 6, height: 3 }],
])("%j at %d wide for 1 high measures %j", (written, aspectRatio, inches) => {
  expect(measure(size.parse(written), aspectRatio, "in")).toEqual(inches);
});

test.each<[Written, number, { width: number; height: number }]>([
  ["3 x 4", 0.8, { width: 3, height: 3.75 }],
  ["W 5 cm", 0.5, { width: 5 / 2.54, height: 10 / 2.54 }],
])("%j, %d wide for 1 high, is %j at true size", (written, aspectRatio, inches) => {
  expect(toTrueSides(size.parse(written), aspectRatio)).toEqual(inches);
});

test("a drawing's shape is that of its box in the picture", () => {
  const box = { left: 0, top: 0, width: 0.5, height: 1 };
  expect(toAspectRatio(box, { width: 300, height: 200 })).toBe(0.75);
});
