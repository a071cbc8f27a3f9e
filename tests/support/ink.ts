/** Measures how much of a drawing's ink its dots show. */
import { type Stroke, UNITS } from "#domain/dots.ts";
import type { Plane } from "#drawing/raster.ts";

/** `plane` is the lightness of the drawing, of which the most frequent light value is paper. Returns a share from 0 to 1. */
export function shareOfInk({ data, width, height }: Plane, strokes: readonly Stroke[]): number {
  const unit = Math.max(width, height) / UNITS;
  const isShown = new Uint8Array(data.length);
  for (const { x, y, radius } of strokes.flatMap(({ dots }) => dots)) {
    const [across, down, reach] = [x * unit, y * unit, radius * unit];
    for (let row = Math.max(0, Math.ceil(down - reach)); row <= Math.min(height - 1, down + reach); row++) {
      const half = Math.sqrt(reach ** 2 - (row - down) ** 2);
      const [from, to] = [
        Math.max(0, Math.ceil(across - half)),
        Math.min(width - 1, Math.floor(across + half)),
      ];
      isShown.fill(1, row * width + from, row * width + to + 1);
    }
  }
  const paper = findPaper(data);
  let [shown, all] = [0, 0];
  for (const [pixel, value] of data.entries()) {
    const ink = Math.max(0, paper - value);
    all += ink;
    if (isShown[pixel]) shown += ink;
  }
  return shown / all;
}

/** Dark values are ink, even if they are the most. */
function findPaper(values: Uint8Array): number {
  const counts = new Uint32Array(256);
  for (const value of values) if (value >= 128) counts[value] = (counts[value] ?? 0) + 1;
  return counts.indexOf(Math.max(...counts));
}
