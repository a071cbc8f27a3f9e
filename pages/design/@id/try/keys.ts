/** The keys that move the drawing. */
import type { Point } from "#domain/pixels.ts";
import type { Placement } from "./placement.ts";

/** By the arrows, in fractions of the photo's long side; with Shift all steps are five times as large. */
const STEP = 0.01;
const GROWTH = 1.04;
const TURN = 3;

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};
const GROW: Record<string, 1 | -1> = { "+": 1, "=": 1, "-": -1, _: -1 };
const SPIN: Record<string, 1 | -1> = { "[": -1, "{": -1, "]": 1, "}": 1 };

/** Undefined for any other key. */
export function nudge<P extends Placement>(placement: P, key: string, isLarge: boolean): P | undefined {
  const way = arrow(key, isLarge);
  const growth = GROW[key];
  const spin = SPIN[key];
  if (way) return { ...placement, x: placement.x + way.x, y: placement.y + way.y };
  if (growth) return { ...placement, size: placement.size * GROWTH ** (growth * times(isLarge)) };
  return spin && { ...placement, turn: placement.turn + spin * TURN * times(isLarge) };
}

/** How far an arrow key moves; undefined for any other key. */
export function arrow(key: string, isLarge: boolean): Point | undefined {
  const step = ARROWS[key];
  return step && { x: step.x * times(isLarge), y: step.y * times(isLarge) };
}

const times = (isLarge: boolean) => (isLarge ? 5 : 1);
