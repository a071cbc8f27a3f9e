/** The order of dots from the place of a press. */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Dot, Stroke } from "#domain/dots.ts";
import { startAt } from "#renderer/poke/strokes.ts";

const unit = fc.integer({ min: 0, max: 720 });
const dots = fc.array(fc.record<Dot>({ x: unit, y: unit, radius: unit }), { minLength: 1 });
const strokes = fc.array(fc.record<Stroke>({ kind: fc.constantFrom("line", "solid", "shade"), dots }));
const place = fc.record({ x: unit, y: unit });

const awayFrom = (from: { x: number; y: number }) => (dot: Dot) => Math.hypot(dot.x - from.x, dot.y - from.y);

test("the first dot is that of a line nearest to the press", () => {
  fc.assert(
    fc.property(strokes, place, (given, at) => {
      const inLines = given.filter(({ kind }) => kind === "line").flatMap((line) => [...line.dots]);
      const [first] = startAt(given, at);
      fc.pre(inLines.length > 0 && first !== undefined);
      expect(first && awayFrom(at)(first)).toBe(Math.min(...inLines.map(awayFrom(at))));
    }),
  );
});

test("every dot comes once", () => {
  fc.assert(
    fc.property(strokes, place, (given, at) => {
      const all = given.flatMap((stroke) => [...stroke.dots]);
      const order = startAt(given, at);
      expect(order).toHaveLength(all.length);
      expect(new Set(order)).toEqual(new Set(all));
    }),
  );
});

test.each([
  ["a line in the second region", 5, [5, 4, 6, 1, 2, 3]],
  ["a line in the first region", 1, [1, 2, 3, 4, 5, 6]],
  ["shading, which comes after its lines", 3, [4, 5, 6, 1, 2, 3]],
])("a press on %s begins there, and the regions follow", (_, x, order) => {
  const kinds = ["line", "solid", "shade", "line", "line", "shade"] as const;
  const given = kinds.map((kind, index): Stroke => ({ kind, dots: [{ x: index + 1, y: 0, radius: 1 }] }));
  expect(startAt(given, { x, y: 0 }).map((dot) => dot.x)).toEqual(order);
});

test("a drawing without lines begins at the press, too", () => {
  const shades = [1, 2, 3].map((x): Stroke => ({ kind: "shade", dots: [{ x, y: 0, radius: 1 }] }));
  expect(startAt(shades, { x: 2, y: 0 }).map(({ x }) => x)).toEqual([2, 3, 1]);
});
