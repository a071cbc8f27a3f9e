/** How much a picture changes around each pixel: marks, whatever they are drawn on. */
import type { Rgb } from "#domain/pixels.ts";
import type { Raster } from "../raster.ts";

/** Measures, around each pixel, the largest difference of one channel, relative to white. */
export function toContrasts({ data, width, height }: Raster, white: Rgb): Float32Array {
  const most = mostAround(data, width);
  const mostInverted = mostAround(
    data.map((value) => 255 - value),
    width,
  );
  const rangeAt = (at: number) => (most[at] ?? 0) + (mostInverted[at] ?? 0) - 255;
  return new Float32Array(width * height).map((_, pixel) =>
    Math.max(
      rangeAt(pixel * 3) / white[0],
      rangeAt(pixel * 3 + 1) / white[1],
      rangeAt(pixel * 3 + 2) / white[2],
    ),
  );
}

/** Returns the most of each channel around each pixel. */
function mostAround(data: Uint8Array, width: number): Uint8Array {
  const most = new Uint8Array(data.length);
  const row = width * 3;
  for (let from = 0; from < data.length; from += row)
    most.set(mostAlong(data.subarray(from, from + row), 3), from);
  return mostAlong(most, row);
}

/** Returns the most of each value and of those up to two steps away. */
function mostAlong(values: Uint8Array, step: number): Uint8Array {
  // A Buffer's `slice` would share its bytes.
  const most = new Uint8Array(values);
  for (const far of [step, 2 * step])
    for (let from = 0, at = far; at < values.length; from++, at++) {
      most[at] = Math.max(most[at] ?? 0, values[from] ?? 0);
      most[from] = Math.max(most[from] ?? 0, values[at] ?? 0);
    }
  return most;
}
