/** Smaller pictures for what is judged at a glance. */
import type { Picture } from "../picture.ts";

/** Each pixel is the mean of so many pixels each way; a rest at the right and the bottom is left out. */
export function reduce(picture: Picture, factor: number): Picture {
  if (factor === 1) return picture;
  const [width, height] = [Math.floor(picture.width / factor), Math.floor(picture.height / factor)];
  const data = new Uint8Array(width * height * 3);
  const sums = new Uint32Array(width * 3);
  const half = (factor * factor) >> 1;
  for (let row = 0; row < height; row++) {
    sums.fill(half);
    for (let line = row * factor; line < (row + 1) * factor; line++) addLine(sums, picture, { line, factor });
    for (let at = 0; at < sums.length; at++)
      data[row * sums.length + at] = (sums[at] as number) / (factor * factor);
  }
  return { data, width, height };
}

function addLine(
  sums: Uint32Array,
  { data, width }: Picture,
  { line, factor }: { line: number; factor: number },
) {
  let from = line * width * 3;
  for (let at = 0; at < sums.length; at += 3) {
    for (let part = 0; part < factor; part++, from += 3) {
      sums[at] = (sums[at] as number) + (data[from] as number);
      sums[at + 1] = (sums[at + 1] as number) + (data[from + 1] as number);
      sums[at + 2] = (sums[at + 2] as number) + (data[from + 2] as number);
    }
  }
}
