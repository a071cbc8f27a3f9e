/** Reduces drawings to a few levels between ink and paper. */

import type { Rgb } from "#domain/pixels.ts";
import { type Kinds, luma, type Picture, type Plane, scaleColor } from "./picture.ts";

/** Colors from the darkest ink to the paper, and by luma the index of its color. */
export type Levels = { palette: Rgb[]; levelOf: Uint8Array };

/**
 * Levels evenly spread from the darkest pixel to the paper, each the mean of its pixels. A level without pixels is
 * interpolated, because a reduced picture will have some there. `ink` is by luma (0 to 255).
 */
export function toLevels({ counts: pixels, means }: Kinds, count: number, paper: Rgb): Levels {
  const darkest = pixels.findIndex((found) => found > 0);
  const range = Math.max(1, luma(...paper) - darkest);
  const levelOf = Uint8Array.from({ length: 256 }, (_, value) =>
    Math.round((Math.min(Math.max(value - darkest, 0), range) / range) * (count - 1)),
  );
  const found = Array.from({ length: count }, (_, level): Rgb | undefined => {
    if (level === count - 1) return paper;
    const values = [...means.keys()].filter((value) => levelOf[value] === level && pixels[value]);
    const total = values.reduce((sum, value) => sum + (pixels[value] as number), 0);
    if (total === 0) return undefined;
    const mean = (channel: 0 | 1 | 2) =>
      values.reduce((sum, value) => sum + (means[value] as Rgb)[channel] * (pixels[value] as number), 0);
    return scaleColor([mean(0), mean(1), mean(2)], [1 / total, 1 / total, 1 / total]);
  });
  return { palette: found.map((color, level) => color ?? between(found, level)), levelOf };
}

/** Interpolates between the nearest known colors. */
function between(found: readonly (Rgb | undefined)[], level: number): Rgb {
  const below = found.findLastIndex((color, index) => color && index < level);
  const above = found.findIndex((color, index) => color && index > level);
  const share = (level - below) / (above - below);
  const [from, to] = [found[below] as Rgb, found[above] as Rgb];
  const mix = (channel: 0 | 1 | 2) => Math.round(from[channel] + share * (to[channel] - from[channel]));
  return [mix(0), mix(1), mix(2)];
}

/** The picture in the colors of the levels. */
export function paint({ data, width, height }: Plane, { palette, levelOf }: Levels): Picture {
  const painted = new Uint8Array(data.length * 3);
  const [reds, greens, blues] = [0, 1, 2].map((channel) =>
    Uint8Array.from(levelOf, (level) => palette[level]?.[channel] ?? 0),
  ) as [Uint8Array, Uint8Array, Uint8Array];
  for (let pixel = 0, at = 0; pixel < data.length; pixel++, at += 3) {
    const value = data[pixel] as number;
    painted[at] = reds[value] as number;
    painted[at + 1] = greens[value] as number;
    painted[at + 2] = blues[value] as number;
  }
  return { data: painted, width, height };
}
