/** Makes pictures for the tests, and reads them as the build does. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { SAMPLE_PAPER } from "#domain/colors.ts";
import type { Rgb } from "#domain/pixels.ts";
import type { Raster } from "#drawing/raster.ts";
import { decode } from "#pictures/codec/codec.ts";
import { toUnusable, withOriginal } from "#pictures/read.ts";
import { makeTemporaryFolder } from "../../support/temporary-folder.ts";

export const PAPER = SAMPLE_PAPER;

/** A picture whose color is given pixel by pixel. */
export function paintPicture(width: number, height: number, colorAt: (x: number, y: number) => Rgb): Raster {
  const data = new Uint8Array(width * height * 3);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) data.set(colorAt(x, y), at);
  }
  return { data, width, height };
}

export function toSharp({ data, width, height }: Raster): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** An animation of pictures. */
export async function toMoving(...pictures: Sharp[]): Promise<Sharp> {
  const frames = await Promise.all(pictures.map((picture) => picture.png().toBuffer()));
  return sharp(frames, { join: { animated: true } });
}

/** Decodes the bytes independently of the build. */
export async function decodeRgb(bytes: Uint8Array): Promise<Raster> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

export function colorAt({ data, width }: Raster, x: number, y: number): Rgb {
  const at = (y * width + x) * 3;
  return [data[at] as number, data[at + 1] as number, data[at + 2] as number];
}

export function meanColor({ data, width, height }: Raster): Rgb {
  const sums = [0, 0, 0] as [number, number, number];
  for (const [at, value] of data.entries()) sums[(at % 3) as 0 | 1 | 2] += value;
  const mean = (sum: number) => Math.round(sum / (width * height));
  return [mean(sums[0]), mean(sums[1]), mean(sums[2])];
}

/** The share of the paper that is exactly the paper color. */
export function exactShare(picture: Raster, isPaper: (x: number, y: number) => boolean): number {
  let [paper, exact] = [0, 0];
  for (let y = 0; y < picture.height; y++) {
    for (let x = 0; x < picture.width; x++) {
      if (!isPaper(x, y)) continue;
      paper++;
      if (colorAt(picture, x, y).every((value, channel) => value === PAPER[channel])) exact++;
    }
  }
  return exact / paper;
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

/** Reads a stored photo; sharp cannot make HEIC. */
export const readHeic = (name: string) =>
  readFileSync(join(import.meta.dirname, "../../fixtures/heic", name));

/** Changes the numbers by which a stored photo names its colors (ITU-T H.273). */
export function nameColors(name: string, primaries: number, transfer: number): Buffer {
  const photo = readHeic(name);
  const numbers = photo.indexOf("colrnclx") + 8;
  photo.writeUInt16BE(primaries, numbers);
  photo.writeUInt16BE(transfer, numbers + 2);
  return photo;
}

/** Opens and decodes the bytes as a file of the folder images/. */
export function openPhoto(content: string | Uint8Array, name = "photo.jpg"): Promise<Raster> {
  return openFile(name, (path) => writeFileSync(path, content));
}

/** Opens and decodes the file that `put` writes. */
export function openFile(name: string, put: (path: string) => void): Promise<Raster> {
  const folder = join(makeTemporaryFolder(), "images");
  mkdirSync(folder);
  put(join(folder, name));
  return withOriginal(folder, name, ({ fingerprint, bytes }) =>
    decode(bytes, fingerprint, PAPER).catch((cause) => {
      throw toUnusable(name, cause);
    }),
  );
}
