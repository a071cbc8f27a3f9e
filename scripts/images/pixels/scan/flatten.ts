/** Takes a part of a photo out of it: flat, upright, and on exactly the colour of the paper. */
import type { Rgb, Size } from "#domain/pixels.ts";
import type { Picture } from "../picture.ts";
import { type Corners, fromUnitSquare } from "./corners.ts";
import type { Light } from "./light.ts";

/** `corners` are fractions of the photo's size. What lies outside the photo is paper. */
export function flatten(
  photo: Picture,
  { corners, light, size, paper }: { corners: Corners; light?: Light; size: Size; paper: Rgb },
): Picture {
  const [a, b, c, d, e, f, g, h] = fromUnitSquare(corners);
  const data = new Uint8Array(size.width * size.height * 3);
  for (let row = 0, at = 0; row < size.height; row++) {
    const v = (row + 0.5) / size.height;
    for (let column = 0; column < size.width; column++, at += 3) {
      const u = (column + 0.5) / size.width;
      const w = g * u + h * v + 1;
      const [x, y] = [(a * u + b * v + c) / w, (d * u + e * v + f) / w];
      if (x < 0 || y < 0 || x > 1 || y > 1) {
        data.set(paper, at);
        continue;
      }
      const pixel = placeIn(photo, x * photo.width, y * photo.height);
      const cell = light && placeIn(light, x * light.across, y * light.down);
      for (let channel = 0; channel < 3; channel++) {
        const value = valueAt(photo.data, pixel, channel);
        const white = paper[channel] as number;
        data[at + channel] =
          light && cell
            ? white * toneOf(value / valueAt(light.paper, cell, channel), light.noise) + 0.5
            : value + 0.5;
      }
    }
  }
  return { data, ...size };
}

/** Paper with its noise becomes 1; ink keeps its tone. */
function toneOf(share: number, noise: number): number {
  if (share >= 1 - noise) return 1;
  const dark = 1 - 3 * noise;
  return share <= dark ? share : dark + (share - dark) * 1.5;
}

type Place = { from: number; line: number; across: number; down: number };

/** Between the middles of the four nearest cells. */
function placeIn({ width, height }: Size, x: number, y: number): Place {
  const left = Math.min(width - 1.001, Math.max(0, x - 0.5));
  const top = Math.min(height - 1.001, Math.max(0, y - 0.5));
  const [column, row] = [Math.floor(left), Math.floor(top)];
  return { from: (row * width + column) * 3, line: width * 3, across: left - column, down: top - row };
}

function valueAt(
  values: Uint8Array | Float32Array,
  { from, line, across, down }: Place,
  channel: number,
): number {
  const at = from + channel;
  const above = (values[at] as number) * (1 - across) + (values[at + 3] as number) * across;
  const below = (values[at + line] as number) * (1 - across) + (values[at + line + 3] as number) * across;
  return above * (1 - down) + below * down;
}
