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
    plane[pixel] = luma(data[at] as number, data[at + 1] as number, data[at + 2] as number);
  }
  return { data: plane, width, height };
}

/** By kind, from 0: the number of pixels, and their mean color. */
export type Kinds = { counts: Uint32Array; means: Rgb[] };

/** `kindOf` tells the kind of a pixel, one of `kinds`. */
export function countKinds({ data }: Picture, kinds: number, kindOf: (pixel: number) => number): Kinds {
  const counts = new Uint32Array(kinds);
  const sums = new Float64Array(kinds * 3);
  for (let pixel = 0, at = 0; at < data.length; pixel++) {
    const kind = kindOf(pixel);
    counts[kind] = (counts[kind] as number) + 1;
    for (let sum = kind * 3; sum < kind * 3 + 3; sum++, at++)
      sums[sum] = (sums[sum] as number) + (data[at] as number);
  }
  const means = Array.from(counts, (count, kind): Rgb => {
    const mean = (channel: number) => (sums[kind * 3 + channel] as number) / (count || 1);
    return [mean(0), mean(1), mean(2)];
  });
  return { counts, means };
}

/** Scales each channel, and rounds. */
export function scaleColor([red, green, blue]: Rgb, scale: Rgb): Rgb {
  return [Math.round(red * scale[0]), Math.round(green * scale[1]), Math.round(blue * scale[2])];
}

/** Scales each channel of every pixel by a factor of at most 1, and rounds. */
export function scalePicture({ data, ...size }: Picture, scale: Rgb): Picture {
  const scaled = new Uint8Array(data.length);
  for (const [channel, factor] of scale.entries()) {
    for (let at = channel; at < data.length; at += 3) scaled[at] = (data[at] as number) * factor + 0.5;
  }
  return { ...size, data: scaled };
}
