/** Fingers that hold a sheet by its edge. */
import type { Corners, Rgb } from "#domain/pixels.ts";
import { type Random, smoothstep, turned } from "./random.ts";

/** At a point of the photo: what share of it is finger, in which color, and how much light its shadow takes. */
export type Touch = { cover: number; color: Rgb; shadow: number };

const SKINS: readonly Rgb[] = [
  [0.72, 0.47, 0.36],
  [0.5, 0.29, 0.2],
  [0.27, 0.14, 0.09],
  [0.1, 0.05, 0.035],
];

export function makeFingers(corners: Corners, random: Random): (x: number, y: number) => Touch {
  const skin = random.pick(SKINS);
  const side = random.pick([0, 1, 2, 3] as const);
  const [from, to] = [corners[side], corners[((side + 1) % 4) as typeof side]];
  const [across, down] = [to.x - from.x, to.y - from.y];
  const length = 0.8 * Math.hypot(corners[0].x - corners[2].x, corners[0].y - corners[2].y);
  const first = random.between(0.2, 0.7) * Math.hypot(across, down);
  const fingers = [0, 1].map((number) => {
    const reach = length * random.between(0.02, 0.045);
    const radius = length * random.between(0.021, 0.026);
    return { place: first + number * 0.062 * length, tip: reach - radius, radius };
  });
  return (x, y) => {
    // The corners go clockwise: inwards is to the right.
    const { along, aside } = turned(x - from.x, y - from.y, Math.atan2(down, across));
    const distances = fingers.map(
      ({ place, tip, radius }) => Math.hypot(along - place, Math.max(0, aside - tip)) / radius,
    );
    const distance = Math.min(...distances);
    const shade = 0.55 + 0.45 * Math.sqrt(Math.max(0, 1 - distance * distance));
    return {
      cover: 1 - smoothstep(0.96, 1.04, distance),
      color: [skin[0] * shade, skin[1] * shade, skin[2] * shade],
      shadow: 0.3 * (1 - smoothstep(0.9, 1.6, distance)),
    };
  };
}
