/** A hand pokes every dot once, whatever the drawing. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { toStrokes } from "#drawing/dots/order.ts";
import { RUNS } from "./runs.ts";

const KINDS = ["line", "solid", "shade"] as const;
const place = fc.integer({ min: 0, max: 720 });
const dot = fc.record({ x: place, y: place, radius: fc.constant(2) });
const grain = fc.record({
  kind: fc.constantFrom(...KINDS),
  angle: fc.double({ min: 0, max: Math.PI, noNaN: true }),
});

test("strokes hold every dot once: lines, then solids, then shading", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(dot, grain), { minLength: 1, maxLength: 200 }), (drawing) => {
      const dots = drawing.map(([dot]) => dot);
      const strokes = toStrokes(drawing.map(([dot, grain]) => ({ ...grain, dot })));
      const poked = strokes.flatMap((stroke) => stroke.dots);
      expect(poked).toHaveLength(dots.length);
      expect(new Set(poked)).toEqual(new Set(dots));
      const order = strokes.map(({ kind }) => KINDS.indexOf(kind));
      expect(order).toEqual(order.toSorted((a, b) => a - b));
    }),
    RUNS,
  );
});
