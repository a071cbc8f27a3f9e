/** The order of the dots from the place of a press. */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Dot, Stroke } from "#domain/dots.ts";
import { startAt } from "#renderer/poke/order.ts";

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

test("every dot comes once, and all strokes but the first keep their order", () => {
  fc.assert(
    fc.property(strokes, place, (given, at) => {
      const order = startAt(given, at);
      const first = given.find((stroke) => order[0] && stroke.dots.includes(order[0]));
      const others = given.filter((stroke) => stroke !== first).flatMap((stroke) => [...stroke.dots]);
      expect(order.slice(first?.dots.length ?? 0)).toEqual(others);
      expect(new Set(order)).toEqual(new Set(given.flatMap((stroke) => [...stroke.dots])));
    }),
  );
});
