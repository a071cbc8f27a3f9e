/** Pictures in memory: pixels as bytes, row by row. */
import type { Rgb, Size } from "#domain/pixels.ts";

/** Three bytes a pixel (sRGB), without alpha. */
export type Picture = Size & { data: Uint8Array };

/** One byte a pixel. */
export type Plane = Size & { data: Uint8Array };

/** Perceived lightness (Rec. 709), 0 to 255. */
export function luma(red: number, green: number, blue: number): number {
  return (red * 54 + green * 183 + blue * 19) >> 8;
}

export function lumaPlane({ data, width, height }: Picture): Plane {
  const plane = new Uint8Array(width * height);
  for (let pixel = 0, at = 0; pixel < plane.length; pixel++, at += 3) {
    plane[pixel] = luma(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
  }
  return { data: plane, width, height };
}

/** Scales each channel and rounds. */
export function scaleColor([red, green, blue]: Rgb, scale: Rgb): Rgb {
  return [Math.round(red * scale[0]), Math.round(green * scale[1]), Math.round(blue * scale[2])];
}

/** Scales each channel of every pixel by a factor of at most 1 and rounds. */
export function scalePicture({ data, ...size }: Picture, scale: Rgb): Picture {
  const scaled = new Uint8Array(data.length);
  for (const [channel, factor] of scale.entries()) {
    for (let at = channel; at < data.length; at += 3) scaled[at] = (data[at] ?? 0) * factor + 0.5;
  }
  return { ...size, data: scaled };
}

/** Shrinks to at most `side` pixels. Keeps the darkest pixel of each square, so that thin lines survive. */
export function darkestOf({ data, width, height }: Picture, side: number): Picture {
  const step = Math.max(1, Math.ceil(Math.max(width, height) / side));
  const size = { width: Math.floor(width / step) || 1, height: Math.floor(height / step) || 1 };
  const small = new Uint8Array(size.width * size.height * 3).fill(255);
  for (let y = 0; y < size.height * step && y < height; y++) {
    let from = y * width * 3;
    let to = Math.floor(y / step) * size.width * 3;
    for (let x = 0, within = 0; x < size.width * step && x < width; x++, from += 3) {
      if ((data[from + 1] ?? 0) < (small[to + 1] ?? 0)) {
        small[to] = data[from] ?? 0;
        small[to + 1] = data[from + 1] ?? 0;
        small[to + 2] = data[from + 2] ?? 0;
      }
      if (++within === step) [within, to] = [0, to + 3];
    }
  }
  return { data: small, ...size };
}
