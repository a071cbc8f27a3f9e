/** Takes a sheet out of its photo: flat, upright, and on exactly the paper colour. */
import { PAPER } from "#domain/tones.ts";
import type { Picture } from "../picture.ts";
import { cornersOf, homography } from "./homography.ts";
import type { Light } from "./light.ts";
import type { Rectangle } from "./rectangle.ts";

/** What lies outside the photo is paper. */
export function flatten(photo: Picture, { corners, size }: Rectangle, light: Light): Picture {
  const [a, b, c, d, e, f, g, h, i] = homography(cornersOf(size.width, size.height), corners);
  const gains = gainsOf(light);
  const data = new Uint8Array(size.width * size.height * 3);
  const [right, bottom] = [photo.width - 0.5, photo.height - 0.5];
  for (let row = 0, at = 0; row < size.height; row++) {
    const v = row + 0.5;
    for (let column = 0; column < size.width; column++, at += 3) {
      const u = column + 0.5;
      const w = g * u + h * v + i;
      const [x, y] = [(a * u + b * v + c) / w, (d * u + e * v + f) / w];
      if (x < 0.5 || y < 0.5 || x >= right || y >= bottom) data.set(PAPER, at);
      else develop(photo, { gains, light }, { x, y, data, at });
    }
  }
  return { data, ...size };
}

type Target = { x: number; y: number; data: Uint8Array; at: number };

/** Between the four nearest pixels, by the light between the four nearest patches. */
function develop(
  { data: pixels, width }: Picture,
  { gains, light: { columns, rows, side } }: { gains: Float32Array; light: Light },
  { x, y, data, at }: Target,
): void {
  const [left, top] = [Math.floor(x - 0.5), Math.floor(y - 0.5)];
  const [across, down] = [x - 0.5 - left, y - 0.5 - top];
  const from = (top * width + left) * 3;
  const line = width * 3;
  const px = Math.min(columns - 1.001, Math.max(0, x / side - 0.5));
  const py = Math.min(rows - 1.001, Math.max(0, y / side - 0.5));
  const [patchLeft, patchTop] = [Math.floor(px), Math.floor(py)];
  const patch = (patchTop * columns + patchLeft) * 3;
  for (let channel = 0; channel < 3; channel++) {
    const value = between(pixels, from + channel, { step: 3, line, across, down });
    const gain = between(gains, patch + channel, {
      step: 3,
      line: columns * 3,
      across: px - patchLeft,
      down: py - patchTop,
    });
    data[at + channel] = Math.min(PAPER[channel] as number, value * gain + 0.5);
  }
}

type Place = { step: number; line: number; across: number; down: number };

function between(values: Uint8Array | Float32Array, at: number, { step, line, across, down }: Place): number {
  const above = (values[at] as number) * (1 - across) + (values[at + step] as number) * across;
  const below = (values[at + line] as number) * (1 - across) + (values[at + line + step] as number) * across;
  return above * (1 - down) + below * down;
}

const gainsOf = ({ paper, noise }: Light) =>
  paper.map((value, at) => (PAPER[at % 3] as number) / (value * (1 - noise)));
