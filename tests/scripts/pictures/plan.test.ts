import { describe, expect, test } from "vitest";
import { WHITE } from "#domain/pixels.ts";
import { ROLE_NAMES } from "#domain/roles.ts";
import { planOriginals, planRecipes } from "#pictures/plan.ts";

const photo = (src: string) => ({ src, alt: "A photo" });

test("the plan names each original once, with every role that it plays", () => {
  const planned = planOriginals({
    catalogue: [
      { id: 1, title: "Koi", image: "koi.jpg", status: "soldOut" },
      { id: 2, title: "Koi again", image: "koi.jpg", status: "soldOut" },
    ],
    portfolio: {
      works: [{ id: 2, src: "koi.jpg", title: "koi", isDoodle: false }],
      studio: [photo("studio.jpg")],
      portrait: photo("me.jpg"),
    },
    illustrations: ["studio.jpg"],
  });
  expect(planned).toEqual([
    { path: "koi.jpg", roles: ["tile", "plate", "slide"] },
    { path: "studio.jpg", roles: ["slide", "photo", "illustration"] },
    { path: "me.jpg", roles: ["portrait"] },
  ]);
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
