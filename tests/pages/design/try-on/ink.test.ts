/** The light that a drawing leaves. */
import { describe, expect, test } from "vitest";
import { LOOKS, toInk } from "../../../../pages/design/@id/try-on/ink.ts";

const PAPER = [253, 252, 250] as const;

/** Computes the ink of one pixel. */
const inkOf = (color: readonly number[], look: (typeof LOOKS)[number]) => [
  ...toInk(Uint8ClampedArray.from([...color, 255]), look, PAPER).slice(0, 3),
];

describe.each(LOOKS)("%s ink", (look) => {
  test.each([
    ["paper", PAPER],
    ["paper with the noise of compression", [252, 251, 249]],
    ["white", [255, 255, 255]],
  ])("%s absorbs no light", (_, color) => {
    expect(inkOf(color, look)).toEqual([255, 255, 255]);
  });

  test("a darker drawing leaves less light", () => {
    const left = [220, 160, 100, 40, 0].map((gray) => inkOf([gray, gray, gray], look)[1] ?? 0);
    expect(left).toEqual([...left].sort((a, b) => b - a));
    expect(new Set(left).size).toBe(left.length);
  });

  test("solid black leaves some light, most of it blue", () => {
    const [red = 0, green = 0, blue = 0] = inkOf([0, 0, 0], look);
    expect(red).toBeGreaterThan(20);
    expect(green).toBeGreaterThan(red);
    expect(blue).toBeGreaterThan(green);
  });
});

test("healed ink leaves more than fresh ink", () => {
  const [fresh, healed] = LOOKS.map((look) => inkOf([0, 0, 0], look));
  for (const channel of [0, 1, 2]) expect(healed?.[channel]).toBeGreaterThan(fresh?.[channel] ?? 255);
});
