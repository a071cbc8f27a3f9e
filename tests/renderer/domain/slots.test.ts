import { describe, expect, test } from "vitest";
import { ladder } from "#domain/ladder.ts";
import { ROLE_NAMES } from "#domain/roles.ts";
import { tileWidth } from "#domain/slots.ts";

describe("ladder", () => {
  test.each(ROLE_NAMES)("of a %s ascends and has at most five rungs", (role) => {
    for (const aspectRatio of [0.3, 0.5, 0.8, 1, 1.5, 3]) {
      const rungs = ladder(role, aspectRatio, 5000);
      expect(rungs.length).toBeGreaterThan(0);
      expect(rungs.length).toBeLessThanOrEqual(5);
      expect(rungs).toEqual([...new Set(rungs)].sort((a, b) => a - b));
    }
  });

  test.each(ROLE_NAMES)("of a %s ends at the original's own width when that is small", (role) => {
    expect(ladder(role, 1, 150).at(-1)).toBe(150);
    expect(ladder(role, 1, 1)).toEqual([1]);
  });

  test("has a rung for a tile on a phone that is hardly wider than needed", () => {
    for (const pixelRatio of [1.75, 2.625]) {
      const needed = tileWidth({ width: 412, height: 915, pixelRatio }, 0.8) * pixelRatio;
      const rung = ladder("tile", 0.8, 5000).find((width) => width >= needed);
      expect(rung).toBeLessThan(needed * 1.12);
    }
  });
});
