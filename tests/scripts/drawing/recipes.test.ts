import { describe, expect, test } from "vitest";
import { WHITE } from "#domain/pixels.ts";
import { ROLE_NAMES } from "#domain/roles.ts";
import { ladder, planRecipes } from "#drawing/recipes.ts";

/** Width and height of the screen, and device pixels per CSS pixel. */
const PHONES = [
  [390, 844, 2],
  [390, 844, 3],
  [412, 823, 1.75],
  [412, 823, 2.625],
] as const;

test.each(ROLE_NAMES)("the widths of a %s ascend in every shape", (role) => {
  for (const aspectRatio of [0.3, 0.55, 0.8, 1, 1.3, 3]) {
    const widths = ladder(role, aspectRatio, 9000);
    expect(widths).toEqual([...new Set(widths)].sort((a, b) => a - b));
  }
});

test("no width is larger than the picture", () => {
  expect(ladder("photo", 1, 500)).toEqual([216, 386, 500]);
});

test.each([0.5, 0.72, 0.87, 1, 1.1, 1.5])("a plate of the shape %d fits the slots of phones", (shape) => {
  for (const [screenWidth, screenHeight, density] of PHONES) {
    const slot = density * Math.min(screenWidth - 90, 0.45 * screenHeight * shape);
    const misfits = ladder("plate", shape, 9000).map((width) => Math.abs(width / slot - 1));
    expect(Math.min(...misfits)).toBeLessThan(0.12);
  }
});

describe("planRecipes", () => {
  test("shows a drawing whole, and only its plate in tones", () => {
    const [tile, plate] = planRecipes(["tile", "plate"], { width: 1200, height: 1600 }, WHITE);
    expect(tile).toMatchObject({ crop: { width: 1200, height: 1600 }, tones: [] });
    expect(plate?.tones).toEqual(["light", "medium", "dark", "darker", "deep"]);
  });

  test("makes at most 18 pictures of a design: with its page and its card, 20 files", () => {
    const recipes = planRecipes(["tile", "plate"], { width: 3000, height: 4000 }, WHITE);
    const pictures = recipes.reduce((sum, { rungs, tones }) => sum + rungs.length + tones.length, 0);
    expect(pictures).toBeLessThanOrEqual(18);
  });

  test.each([
    ["photo", { width: 1600, height: 1067 }, { width: 1067, height: 1067 }],
    ["portrait", { width: 1600, height: 1000 }, { width: 800, height: 1000 }],
    ["slide", { width: 1600, height: 1067 }, { width: 1600, height: 1067 }],
  ] as const)("crops a %s of %o to %o", (role, original, crop) => {
    expect(planRecipes([role], original, WHITE)[0]?.crop).toEqual(crop);
  });

  test.each([[{ width: 1, height: 1 }], [{ width: 20_000, height: 200 }], [{ width: 200, height: 20_000 }]])(
    "gives every role of an original of %o sizes that WebP can hold",
    (original) => {
      for (const { rungs } of planRecipes(ROLE_NAMES, original, WHITE)) {
        expect(rungs.length).toBeGreaterThan(0);
        for (const { width, height } of rungs) {
          expect(Math.min(width, height)).toBeGreaterThanOrEqual(1);
          expect(Math.max(width, height)).toBeLessThanOrEqual(4096);
        }
      }
    },
  );
});
