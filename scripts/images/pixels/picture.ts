/** Pictures in memory: pixels as bytes, row by row. */
import type { Size } from "#domain/pixels.ts";

/** Three bytes a pixel (sRGB), without alpha. */
export type Picture = Size & { data: Uint8Array };

/** One byte a pixel. */
export type Plane = Size & { data: Uint8Array };

/** Lightness as people weigh the channels (Rec. 709), 0 to 255. */
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
