/** Pictures for the tests, made when needed. */
import sharp, { type Sharp } from "sharp";
import { SAMPLE_PAPER } from "#domain/colors.ts";
import type { Rgb } from "#domain/pixels.ts";
import type { Picture } from "#images/pixels/picture.ts";

export const PAPER = SAMPLE_PAPER;

/** A picture whose color is given pixel by pixel. */
export function paintPicture(width: number, height: number, colorAt: (x: number, y: number) => Rgb): Picture {
  const data = new Uint8Array(width * height * 3);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) data.set(colorAt(x, y), at);
  }
  return { data, width, height };
}

export function toSharp({ data, width, height }: Picture): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** The bytes as an independent decoder reads them. */
export async function decodeRgb(bytes: Uint8Array): Promise<Picture> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

export function colorAt({ data, width }: Picture, x: number, y: number): Rgb {
  const at = (y * width + x) * 3;
  return [data[at] as number, data[at + 1] as number, data[at + 2] as number];
}

export function meanColor({ data, width, height }: Picture): Rgb {
  const sums = [0, 0, 0] as [number, number, number];
  for (const [at, value] of data.entries()) sums[(at % 3) as 0 | 1 | 2] += value;
  return sums.map((sum) => Math.round(sum / (width * height))) as unknown as Rgb;
}

/** Seeded noise of the given standard deviation. */
export function noise(deviation: number): () => number {
  let state = 1;
  const random = () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return (state + 1) / 2 ** 32;
  };
  return () => deviation * Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
}
