/** Pictures in memory, as bytes, row by row. They shrink without a library, so that the browser and the build agree. */
import type { Rgb, Size } from "#domain/pixels.ts";

/** Three bytes a pixel (sRGB), without alpha. */
export type Raster = Size & { data: Uint8Array };

/** One byte a pixel. */
export type Plane = Size & { data: Uint8Array };

/** Returns the byte at an index; 0 beyond the end. */
export const byteAt = (bytes: Uint8Array, index: number): number => bytes[index] ?? 0;

/** Returns the sum, mean or count at an index; 0 beyond the end. One function for all kinds of arrays would be slower. */
export const sampleAt = (values: Float32Array | Float64Array | Uint32Array, index: number): number =>
  values[index] ?? 0;

/** Returns the perceived lightness (Rec. 709), 0 to 255. */
function luma(red: number, green: number, blue: number): number {
  return (red * 54 + green * 183 + blue * 19) >> 8;
}

export function lumaPlane({ data, width, height }: Raster): Plane {
  const plane = new Uint8Array(width * height);
  for (let pixel = 0, at = 0; pixel < plane.length; pixel++, at += 3) {
    plane[pixel] = luma(byteAt(data, at), byteAt(data, at + 1), byteAt(data, at + 2));
  }
  return { data: plane, width, height };
}

/** Takes the darkest channel of each pixel, relative to the paper: ink of any color is dark. */
export function darkestPlane({ data, width, height }: Raster, paper: Rgb): Plane {
  const plane = new Uint8Array(width * height);
  const gainOf = (channel: number) => 255 / Math.max(1, channel);
  const [red, green, blue] = [gainOf(paper[0]), gainOf(paper[1]), gainOf(paper[2])];
  for (let pixel = 0, at = 0; pixel < plane.length; pixel++, at += 3) {
    const darkest = Math.min(
      byteAt(data, at) * red,
      byteAt(data, at + 1) * green,
      byteAt(data, at + 2) * blue,
    );
    plane[pixel] = Math.min(255, darkest);
  }
  return { data: plane, width, height };
}

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

/** The cells that one cell of the small picture covers. `share` is the weight of a whole one in the mean. */
type Span = { from: number; to: number; share: number };

const spanOf = (cell: number, scale: number): Span => ({
  from: cell * scale,
  to: (cell + 1) * scale,
  share: 1 / scale,
});

/** Returns how much of the span a cell covers. */
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
