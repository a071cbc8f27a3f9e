/** How texts of the files are parsed. */
import { expect, test } from "vitest";
import { titleFrom } from "#content/new-entry.ts";
import { designSchema } from "#domain/catalogue-schema.ts";

const DECOMPOSED = "Cafe\u0301";
const COMPOSED = "Caf\u00e9";

test("a letter and its accent become one, as the fonts have it", () => {
  expect(designSchema.shape.title.parse(` ${DECOMPOSED} `)).toBe(COMPOSED);
  expect(titleFrom(`designs/${DECOMPOSED}.jpg`)).toBe(COMPOSED);
});

test.each(["\u200b", "\u0301"])("a text without a visible character (%j) is refused", (title) => {
  expect(designSchema.shape.title.safeParse(title).error?.issues[0]?.message).toBe(
    "Expected visible text, found only invisible characters.",
  );
});

test("the path of a photo stays as written, because the disk may have it so", () => {
  expect(designSchema.shape.image.parse(`designs/${DECOMPOSED}.jpg`)).toBe(`designs/${DECOMPOSED}.jpg`);
});
