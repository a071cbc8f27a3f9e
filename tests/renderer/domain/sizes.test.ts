/** The room that pictures have on a page, the widths made for it, and what browsers are told of it. */
import { describe, expect, test } from "vitest";
import { ladder } from "#domain/ladder.ts";
import { PORTRAIT_SIZES, photoSizes, plateSizes, slideSizes, tileSizes } from "#domain/sizes.ts";
import { opticalShare, photoWidth, SLOTS } from "#domain/slots.ts";

const SCREENS = [
  320, 360, 390, 412, 466, 640, 768, 820, 959, 960, 1024, 1100, 1280, 1440, 1700, 1920,
].flatMap((width) => [480, 740, 900, 1180].map((height) => ({ width, height, pixelRatio: 1 })));

/**
 * Evaluates, as a browser does, a `sizes` attribute of (min-width), (min-height), (min-aspect-ratio), calc(), vw, vh
 * and rem.
 */
function evaluate(sizes: string, { width, height }: { width: number; height: number }): number {
  const entry = sizes
    .split(", ")
    .find((candidate) =>
      [...candidate.matchAll(/\(min-([a-z-]+): ([\d.]+)(rem|\/1000)\)/g)].every(([, side, value]) =>
        side === "width"
          ? width >= 16 * Number(value)
          : side === "height"
            ? height >= 16 * Number(value)
            : width / height >= Number(value) / 1000,
      ),
    );
  const length = (entry ?? "").replace(/\(min[^)]*\)( and )?/g, "");
  return [...length.matchAll(/(?:([+-]) )?(-?[\d.]+)(vw|vh|rem)/g)].reduce((sum, [, sign, value, unit]) => {
    const pixels = Number(value) * (unit === "vw" ? width / 100 : unit === "vh" ? height / 100 : 16);
    return sign === "-" ? sum - pixels : sum + pixels;
  }, 0);
}

describe.each([0.3, 0.75, 1, 1.6])("of a picture of %f to 1", (aspectRatio) => {
  test.each([
    ["tile", tileSizes(opticalShare(aspectRatio))],
    ["portrait", PORTRAIT_SIZES],
    ["photo", photoSizes(3)],
    ["slide", slideSizes(aspectRatio, false)],
  ] as const)("sizes of a %s are its width within 1.5 px", (role, sizes) => {
    for (const screen of SCREENS) {
      const [width] = SLOTS[role](screen, aspectRatio) as [number];
      expect(Math.abs(evaluate(sizes, screen) - width), `${screen.width}x${screen.height}`).toBeLessThan(1.5);
    }
  });

  test("sizes of a plate are its width within 7 %", () => {
    for (const screen of SCREENS) {
      const [width] = SLOTS.plate(screen, aspectRatio) as [number];
      expect(
        evaluate(plateSizes(aspectRatio), screen) / width,
        `${screen.width}x${screen.height}`,
      ).toBeCloseTo(1, 0.85);
    }
  });

  test("sizes of a small slide are its width within 1.5 px", () => {
    for (const screen of SCREENS) {
      const width = SLOTS.slide(screen, aspectRatio)[1] as number;
      expect(Math.abs(evaluate(slideSizes(aspectRatio, true), screen) - width)).toBeLessThan(1.5);
    }
  });
});

test("sizes of two photos in a row are their width", () => {
  expect(evaluate(photoSizes(2), { width: 1440, height: 900 })).toBeCloseTo(photoWidth(1440, 2), 0);
});

test("use no function that WebKit refuses", () => {
  const all = [
    PORTRAIT_SIZES,
    photoSizes(2),
    photoSizes(3),
    tileSizes(0.5),
    plateSizes(0.8),
    slideSizes(1, true),
  ];
  expect(all.join()).not.toMatch(/clamp|min\(|max\(/);
});

describe("ladder", () => {
  test.each([
    ["tile", { width: 430, height: 932, pixelRatio: 3 }],
    ["tile", { width: 1920, height: 1080, pixelRatio: 2 }],
    ["plate", { width: 430, height: 932, pixelRatio: 3 }],
    ["plate", { width: 820, height: 1180, pixelRatio: 2 }],
    ["plate", { width: 1920, height: 1080, pixelRatio: 2 }],
    ["portrait", { width: 820, height: 1180, pixelRatio: 2 }],
    ["portrait", { width: 1920, height: 1080, pixelRatio: 2 }],
    ["photo", { width: 1920, height: 1080, pixelRatio: 2 }],
  ] as const)("has a rung for a %s at %o as wide as needed", (role, view) => {
    for (const aspectRatio of [0.55, 0.8, 1, 1.3]) {
      const needed = Math.max(...SLOTS[role](view, aspectRatio)) * view.pixelRatio;
      expect(ladder(role, aspectRatio, 5000).at(-1)).toBeGreaterThanOrEqual(0.95 * needed);
    }
  });

  test.each([
    ["tile", tileSizes(opticalShare(0.8))],
    ["portrait", PORTRAIT_SIZES],
  ] as const)("has a rung for a %s on a phone that is hardly wider than its sizes", (role, sizes) => {
    for (const pixelRatio of [1.75, 2.625]) {
      const needed = evaluate(sizes, { width: 412, height: 915 }) * pixelRatio;
      const rung = ladder(role, 0.8, 5000).find((width) => width >= needed);
      expect(rung).toBeLessThan(needed * 1.12);
    }
  });
});
