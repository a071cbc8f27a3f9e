/** Where the drawing lies on the photo and around a limb. Pure geometry for fingers, keys and sliders. */
import type { Point, Size } from "#domain/pixels.ts";

/** `x` and `y` are the middle. Lengths are fractions of the photo's long side, valid at every resolution. */
export type Placement = Point & {
  /** The drawing's long side, laid flat. */
  size: number;
  /** Degrees clockwise, -180 to 180. */
  turn: number;
  /** 0 is flat; 1 wraps around a limb to where it turns away. */
  curve: number;
};

type Drag = { from: Point; to: Point };

/** A move of two fingers: of the point between them, and the change of their distance and direction. */
type Pinch = Drag & { scale: number; turn: number };

const SIZES = { min: 0.03, max: 1.5 };
/** The angle at which the edges of the drawing lie on a limb when the curve is 1; 90° would be the limb's outline. */
export const REACH = (80 * Math.PI) / 180;

/** Steps of the keys: a fraction of the photo's long side, a factor, and degrees. Shift takes five at once. */
const MOVE = 0.01;
const GROWTH = 1.04;
const TURN = 3;

/** The change that a key makes, in steps. */
const KEYS: Record<string, { right?: number; down?: number; growth?: number; turn?: number }> = {
  ArrowLeft: { right: -1 },
  ArrowRight: { right: 1 },
  ArrowUp: { down: -1 },
  ArrowDown: { down: 1 },
  "+": { growth: 1 },
  "=": { growth: 1 },
  "-": { growth: -1 },
  _: { growth: -1 },
  "[": { turn: -1 },
  "{": { turn: -1 },
  "]": { turn: 1 },
  "}": { turn: 1 },
};

/** Scales a photo's size so that its long side is 1. */
export function toUnits({ width, height }: Size): Size {
  const long = Math.max(width, height);
  return { width: width / long, height: height / long };
}

/** Places the drawing in the middle, at a third of the short side. */
export function placeInMiddle({ width, height }: Size): Placement {
  return { x: width / 2, y: height / 2, size: Math.min(width, height) / 3, turn: 0, curve: 0.3 };
}

/** Returns the size of the drawing laid flat. `aspectRatio` is width over height. */
export function flatSize({ size }: Pick<Placement, "size">, aspectRatio: number): Size {
  return aspectRatio < 1
    ? { width: size * aspectRatio, height: size }
    : { width: size, height: size / aspectRatio };
}

/** Keeps the drawing within the photo, neither too small nor too large. */
export function confine<P extends Placement>(placement: P, photo: Size): P {
  const { x, y, size, turn, curve } = placement;
  return {
    ...placement,
    x: clamp(x, 0, photo.width),
    y: clamp(y, 0, photo.height),
    size: clamp(size, SIZES.min, SIZES.max),
    turn: turn - 360 * Math.round(turn / 360),
    curve: clamp(curve, 0, 1),
  };
}

/** Moves by two fingers. With one, `scale` is 1 and `turn` is 0. */
export function pinch(start: Placement, { from, to, scale, turn }: Pinch): Partial<Placement> {
  const offset = rotate({ x: (start.x - from.x) * scale, y: (start.y - from.y) * scale }, turn);
  return { x: to.x + offset.x, y: to.y + offset.y, size: start.size * scale, turn: start.turn + turn };
}

export const HANDLES = ["resize", "spin"] as const;
type Handle = (typeof HANDLES)[number];

/** Moves by a dragged handle: `resize` uses the distance from the middle, `spin` the angle. */
export function pull(start: Placement, handle: Handle, { from, to }: Drag): Partial<Placement> {
  const [before, after] = [toPolar(start, from), toPolar(start, to)];
  return handle === "resize"
    ? { size: (start.size * after.distance) / Math.max(before.distance, 1e-6) }
    : { turn: start.turn + after.angle - before.angle };
}

/** Returns the angle from the drawing's middle to its edge, in radians. */
export const edgeAngle = (curve: number) => curve * REACH;

/**
 * Returns the share of its width that the drawing shows: 1 when flat. Seen from the front, a strip of skin on a limb looks
 * narrower the farther it turns away.
 */
export function visibleShare(curve: number): number {
  const angle = edgeAngle(curve);
  return angle < 1e-3 ? 1 : Math.sin(angle) / angle;
}

/** Moves by a key. Returns undefined for a key without a meaning here. `isLarge` is for Shift. */
export function nudge(start: Placement, key: string, isLarge: boolean): Placement | undefined {
  const times = isLarge ? 5 : 1;
  const { right = 0, down = 0, growth = 0, turn = 0 } = KEYS[key] ?? {};
  return (
    KEYS[key] && {
      ...start,
      x: start.x + right * MOVE * times,
      y: start.y + down * MOVE * times,
      size: start.size * GROWTH ** (growth * times),
      turn: start.turn + turn * TURN * times,
    }
  );
}

function rotate({ x, y }: Point, degrees: number): Point {
  const [cos, sin] = [Math.cos(toRadians(degrees)), Math.sin(toRadians(degrees))];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

export const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

export const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

function toPolar(middle: Point, { x, y }: Point) {
  const [dx, dy] = [x - middle.x, y - middle.y];
  return { distance: Math.hypot(dx, dy), angle: (Math.atan2(dy, dx) * 180) / Math.PI };
}
