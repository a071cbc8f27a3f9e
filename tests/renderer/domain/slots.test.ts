import { describe, expect, test } from "vitest";
import { ladder } from "#domain/ladder.ts";
import { portraitWidth, SLOTS } from "#domain/slots.ts";

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

  test("has a rung for a tile on a phone that is hardly wider than needed", () => {
    for (const pixelRatio of [1.75, 2.625]) {
      const [width] = SLOTS.tile({ width: 412, height: 915, pixelRatio }, 0.8) as [number];
      const needed = width * pixelRatio;
      const rung = ladder("tile", 0.8, 5000).find((width) => width >= needed);
      expect(rung).toBeLessThan(needed * 1.12);
    }
  });
});

test.each([390, 639, 640, 768, 820, 959, 1024, 1440, 1920])(
  "a portrait of 1200 px is sharp at %i px on a screen of twice the density",
  (viewport) => {
    expect(1200 / (2 * portraitWidth(viewport))).toBeGreaterThanOrEqual(0.95);
  },
);
