/** Shrinks pictures without a library, so that the browser and the build find the same numbers. */
import type { Size } from "#domain/pixels.ts";
import type { Raster } from "./raster.ts";

/** Makes each pixel the mean of the area that it covers. Returns the picture itself if `size` is not narrower. */
export function shrink(picture: Raster, size: Size): Raster {
  const { width, height } = picture;
  if (size.width >= width) return picture;
  const data = new Uint8Array(size.width * size.height * 3);
  const line = new Float32Array(width * 3);
  const across = Array.from({ length: size.width }, (_, column) => spanOf(column, width / size.width));
  for (let row = 0; row < size.height; row++) {
    sumRows(picture, spanOf(row, height / size.height), line);
    for (const [column, span] of across.entries())
      for (let channel = 0; channel < 3; channel++)
        data[(row * size.width + column) * 3 + channel] = sumOf(line, span, channel) + 0.5;
  }
  return { data, ...size };
}

/** The cells that one cell of the small picture covers. `share` is what a whole one adds to the mean. */
type Span = { from: number; to: number; share: number };

const spanOf = (cell: number, scale: number): Span => ({
  from: cell * scale,
  to: (cell + 1) * scale,
  share: 1 / scale,
});

/** Returns the part of a cell that lies within the span, as a share of the span. */
const weightOf = (cell: number, { from, to, share }: Span) =>
  (Math.min(cell + 1, to) - Math.max(cell, from)) * share;

function sumRows({ data, height }: Raster, span: Span, line: Float32Array): void {
  line.fill(0);
  for (let row = Math.floor(span.from); row < Math.min(height, span.to); row++) {
    const weight = weightOf(row, span);
    for (let at = 0, from = row * line.length; at < line.length; at++, from++)
      line[at] = (line[at] ?? 0) + (data[from] ?? 0) * weight;
  }
}

function sumOf(line: Float32Array, span: Span, channel: number): number {
  let sum = 0;
  for (let cell = Math.floor(span.from); cell < span.to; cell++)
    sum += (line[cell * 3 + channel] ?? 0) * weightOf(cell, span);
  return sum;
}
