/**
 * What a page shows until a picture has loaded: a placeholder or, in a gallery, a thumb. The thumbs of a gallery share
 * one file, because the header of a WebP outweighs the pixels of a thumb.
 */
import { type Rgb, type Size, scaled } from "#domain/pixels.ts";
import type { Raster } from "#drawing/raster.ts";
import { encodeDrawing, encodeRough, reduceColors, resize } from "./codec.ts";

/** The side of a thumb, in pixels. The page stretches the thumb to the shape of the picture. */
const SIDE = 8;
const ROW_BYTES = SIDE * 3;

/** A WebP is at most 16,383 pixels wide. */
const MAX_THUMBS = 2000;

/** Encodes the centered part of the size `crop`, 12 pixels long, as a data URI of about a hundred bytes. */
export async function toPlaceholder(picture: Raster, crop: Size): Promise<string> {
  const size = scaled(crop, 12 / Math.max(crop.width, crop.height));
  return toDataUri(await encodeRough(await resize(picture, size, crop)));
}

/** Returns the pixels of the centered part of the size `crop`, in Base64. */
export async function toThumb(picture: Raster, crop: Size): Promise<string> {
  const { data } = await resize(picture, { width: SIDE, height: SIDE }, crop);
  return Buffer.from(data).toString("base64");
}

/**
 * Joins all thumbs into one data URI; with `paper`, in a few colors on it. Returns undefined when there are none, or too
 * many for one file.
 */
export async function joinThumbs(thumbs: readonly string[], paper?: Rgb): Promise<string | undefined> {
  if (thumbs.length === 0 || thumbs.length > MAX_THUMBS) return undefined;
  const pixels = thumbs.map((thumb) => Buffer.from(thumb, "base64"));
  const rows = Array.from({ length: SIDE }, (_, row) =>
    pixels.map((data) => data.subarray(row * ROW_BYTES, (row + 1) * ROW_BYTES)),
  );
  const joined = { data: Buffer.concat(rows.flat()), width: SIDE * thumbs.length, height: SIDE };
  const bytes = paper
    ? await encodeDrawing(await reduceColors(joined, paper, 4), paper)
    : await encodeRough(joined);
  return toDataUri(bytes);
}

function toDataUri(webp: Uint8Array): string {
  return `data:image/webp;base64,${Buffer.from(webp).toString("base64")}`;
}
