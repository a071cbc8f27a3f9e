/** Fingers that hold a sheet by its edge. */
import type { Rgb } from "#domain/pixels.ts";
import type { Corners } from "#images/pixels/scan/corners.ts";
import { mix, type Random, smoothstep } from "./random.ts";

/** At a point of the photo: what share of it is finger, in which colour, and how much light its shadow takes. */
export type Touch = { cover: number; colour: Rgb; shadow: number };

type Finger = { x: number; y: number; toX: number; toY: number; radius: number };

const SKINS: readonly Rgb[] = [
  [0.72, 0.47, 0.36],
  [0.5, 0.29, 0.2],
  [0.27, 0.14, 0.09],
  [0.1, 0.05, 0.035],
];

export function makeFingers(corners: Corners, random: Random): (x: number, y: number) => Touch {
  const skin = random.pick(SKINS);
  const side = random.pick([0, 1, 2, 3] as const);
  const [from, to] = [corners[side], corners[((side + 1) % 4) as 0 | 1 | 2 | 3]];
  const length = Math.max(span(corners[0], corners[2]), span(corners[1], corners[3])) * 0.8;
  const [alongX, alongY] = [(to.x - from.x) / span(from, to), (to.y - from.y) / span(from, to)];
  const first = random.between(0.2, 0.7);
  const fingers = [0, 1].map((number): Finger => {
    const at = first + (number * 0.062 * length) / span(from, to);
    const reach = length * random.between(0.02, 0.045);
    const [x, y] = [mix(from.x, to.x, at), mix(from.y, to.y, at)];
    const radius = length * random.between(0.021, 0.026);
    /** The corners go clockwise: inwards is to the right. */
    const [tipX, tipY] = [x - alongY * (reach - radius), y + alongX * (reach - radius)];
    return { x: x + alongY * length, y: y - alongX * length, toX: tipX, toY: tipY, radius };
  });
  return (x, y) => touch(fingers, skin, { x, y });
}

function touch(fingers: readonly Finger[], skin: Rgb, { x, y }: { x: number; y: number }): Touch {
  let [cover, shadow, round] = [0, 0, 0];
  for (const finger of fingers) {
    const distance = distanceTo(finger, x, y) / finger.radius;
    cover = Math.max(cover, 1 - smoothstep(0.96, 1.04, distance));
    shadow = Math.max(shadow, 0.3 * (1 - smoothstep(0.9, 1.6, distance)));
    if (distance < 1.04) round = Math.max(round, Math.sqrt(Math.max(0, 1 - distance * distance)));
  }
  const shade = 0.55 + 0.45 * round;
  return { cover, shadow, colour: [skin[0] * shade, skin[1] * shade, skin[2] * shade] };
}

function distanceTo({ x, y, toX, toY }: Finger, px: number, py: number): number {
  const [dx, dy] = [toX - x, toY - y];
  const share = Math.min(1, Math.max(0, ((px - x) * dx + (py - y) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(px - x - share * dx, py - y - share * dy);
}

const span = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);
