import { describe, expect, test } from "vitest";
import type { Design } from "#domain/catalogue-schema.ts";
import { measure, toSizeWords } from "#domain/size.ts";

type Size = NonNullable<Design["size"]>;

describe("toSizeWords", () => {
  test.each<[Size, string]>([
    ["2 x 4 1/4", "2 × 4¼ in"],
    ["2x4", "2 × 4 in"],
    ["2 X 4", "2 × 4 in"],
    ["2 × 4.5", "2 × 4½ in"],
    ["1 3/4 x 1 1/2", "1¾ × 1½ in"],
    ["3/4 x 1/2", "¾ × ½ in"],
    ["2¼ x 3 ½", "2¼ × 3½ in"],
    ["¾ x 2", "¾ × 2 in"],
    ['2" x 3"', "2 × 3 in"],
    ["2 x 3 in.", "2 × 3 in"],
    ["2 inches x 3 inches", "2 × 3 in"],
    ["2 1/8 x 3.3", "2.13 × 3.3 in"],
    ["H 2.5", "2½ in high"],
    ["h 2", "2 in high"],
    ["H2.75", "2¾ in high"],
    ["W 5", "5 in wide"],
    ["W 4 1/2 in", "4½ in wide"],
    ["  W 5  ", "5 in wide"],
    [{ type: "range", dimension: "W", from: 5, to: 6 }, "5–6 in wide"],
    [{ type: "range", dimension: "H", from: 2.5, to: 3.25 }, "2½–3¼ in high"],
    [{ type: "range", dimension: "H", from: 4.75 }, "from 4¾ in high"],
    [{ type: "range", dimension: "W", from: 0.5 }, "from ½ in wide"],
  ])("%j is said as %j", (size, words) => {
    expect(toSizeWords(size)).toBe(words);
  });

  test.each([
    "as large as a palm",
    "2 x 3 x 4",
    "H",
    "D 4",
    "2",
    "x 4",
    "4 1/ x 2",
    "0 x 3",
    "2/0 x 4",
    "H 0",
  ])("%j stays as it is", (size) => {
    expect(toSizeWords(size)).toBe(size);
  });
});

describe("measure", () => {
  test.each<[Size, number, { width: number; height: number }]>([
    ["2 x 4 1/4", 1, { width: 2, height: 4.25 }],
    ["H 5", 0.85, { width: 4.25, height: 5 }],
    ["H 5", 0.8519, { width: 4.25, height: 5 }],
    ["W 5", 1.1765, { width: 5, height: 4.25 }],
    ["H 2", 0.01, { width: 0.25, height: 2 }],
    [{ type: "range", dimension: "W", from: 5, to: 6 }, 2, { width: 5, height: 2.5 }],
    [{ type: "range", dimension: "H", from: 4.75 }, 1, { width: 4.75, height: 4.75 }],
  ])("%j at %d wide for 1 high is %j", (size, aspectRatio, inches) => {
    expect(measure(size, aspectRatio)).toEqual(inches);
  });

  test.each(["as large as a palm", "0 x 3", "H 0", "2/0 x 4"])("cannot measure %j", (size) => {
    expect(measure(size, 1)).toBeUndefined();
  });
});
