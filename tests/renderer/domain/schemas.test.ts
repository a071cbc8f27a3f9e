/** How the values of the files are read. tests/scripts/content has the messages about wrong ones. */
import { expect, test } from "vitest";
import { titleFrom } from "#content/suggestions.ts";
import { DEFAULT_CONVENTIONS } from "#domain/conventions-schema.ts";
import { toHours } from "#domain/design.ts";
import { imagePath, text } from "#domain/fields-schema.ts";
import { workSchema } from "#domain/portfolio-schema.ts";
import { makeHoursSchema, makePriceSchema } from "#domain/price-schema.ts";
import { makeSizeSchema } from "#domain/size-schema.ts";
import { analytics } from "#domain/studio-schema.ts";

const hours = makeHoursSchema(DEFAULT_CONVENTIONS.locale);
const price = makePriceSchema(DEFAULT_CONVENTIONS);
const size = makeSizeSchema(DEFAULT_CONVENTIONS);

const plausible = { domain: "slowdot.example", endpoint: "https://p.example/api" };

test.each([
  ["is where page views go", { service: "plausible", ...plausible }, plausible],
  ["of none is no service", { service: "none" }, undefined],
  ["that is left out is none", undefined, undefined],
])("a service %s", (_, written, service) => {
  expect(analytics.parse(written)).toEqual(service);
});

test.each([
  ["frogWithALeaf", "Frog with a leaf"],
  ["moth", "Moth"],
  ["moth2", "Moth 2"],
  ...["Moon Moth", "Moth, healed", "月の蛾", "Ponto 3/4", "moon moth", "éclair", "#3"].map((title) => [
    title,
    title,
  ]),
])("the title %s of a work is %s", (written, title) => {
  expect(workSchema.shape.title.parse(written)).toBe(title);
});

const DECOMPOSED = "Cafe\u0301";
const COMPOSED = "Caf\u00e9";

test("a letter and its accent become one character, as in the fonts", () => {
  expect(text.parse(` ${DECOMPOSED} `)).toBe(COMPOSED);
  expect(titleFrom(`designs/${DECOMPOSED}.jpg`)).toBe(COMPOSED);
});

test.each(["\u200b", "\u0301"])("a text without a visible character (%j) is refused", (title) => {
  expect(text.safeParse(title).error?.issues[0]?.message).toBe(
    "Expected visible text, found only invisible characters.",
  );
});

test("the path of a photo keeps its characters, to match the disk", () => {
  expect(imagePath.parse(`designs/${DECOMPOSED}.jpg`)).toBe(`designs/${DECOMPOSED}.jpg`);
});

test.each([
  ["0.5-1.25", { from: 0.5, to: 1.25, isOpen: false }, "½–1¼"],
  ["2 1/2", { from: 2.5, isOpen: false }, "2½"],
  ["+3", { from: 3, isOpen: true }, "3+"],
  ["4-6+", { from: 4, to: 6, isOpen: true }, "4–6+"],
  ["4-5 hours", { from: 4, to: 5, isOpen: false }, "4–5"],
])("reads %j as %o, shown as %j", (written, read, words) => {
  expect(hours.parse(written)).toEqual(read);
  expect(toHours(hours.parse(written), "en-US")).toBe(words);
});

test.each([
  ["$80 each", 80, false],
  ["$99.50", 99.5, true],
  ["small - $40, +$20 in color", 40, false],
  ["on request", undefined, false],
])("keeps the text %j and reads the amount %j; it is exact: %j", (written, amount, isExact) => {
  expect(price.parse(written)).toEqual({ text: written, amount, isExact });
});

test.each(["", "  ", null])("%j is no price", (blank) => {
  expect(price.parse(blank)).toBeUndefined();
});

const REFUSED = [
  ["hours", hours, "about 3 | -4 | 0 | 4-4 | 1/0 | 1-1/0 | two sessions"],
  ["price", price, "$ | ask me | price on request soon | $1k | -$200 | − $200 | now -$200, $80"],
  ["size", size, "as large as a palm | 2 by 4 inches | 2 x 3 x 4 | 2 in x 10 cm | 5 cm x 10 | H | D 4 | 2"],
  ["size", size, "x 4 | 4 1/ x 2 | 0 x 3 | 2/0 x 4 | H 0 | H 0 cm | 3+ x 4 | 3++ | 3 or larger or larger"],
] as const;

test.each(REFUSED)("refuses as $0: $2", (_, schema, written) => {
  expect(written.split(" | ").filter((value) => schema.safeParse(value).success)).toEqual([]);
});
