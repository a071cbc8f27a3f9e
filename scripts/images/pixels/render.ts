/** Pixels in and out of files, by sharp. */
import sharp, { type Metadata, type Sharp } from "sharp";
import { type Rgb, type Size, WHITE } from "#domain/pixels.ts";
import type { Picture, Plane } from "./picture.ts";

export type { Metadata };

const LOADERS = ["Jpeg", "Png", "Webp", "Heif", "Nsgif"].map((name) => `VipsForeignLoad${name}`);

/** SSIMULACRA 2 of about 80 on drawings. */
const QUALITY = 72;
const ROUGH_QUALITY = 30;

/** Another version may encode to other bytes. */
export const ENCODER = `sharp ${sharp.versions.sharp}, vips ${sharp.versions.vips}, webp ${sharp.versions.webp}`;

sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: LOADERS });
sharp.cache(false);
/** One thread per picture: the pool decodes several pictures at once. */
sharp.concurrency(1);

/** Reads the header only; throws when the bytes are no picture. */
export function readMetadata(bytes: Uint8Array): Promise<Metadata> {
  return sharp(bytes, { limitInputPixels: false }).metadata();
}

/**
 * Decodes to the given size: upright, the first frame, sRGB by the embedded profile, transparency on `paper`.
 * Reads the whole file: a truncated one throws. Sixteen bits are reduced to eight first: sharp would convert them to
 * Display P3 and leave them there.
 */
export async function decode(bytes: Uint8Array, size: Size, paper: Rgb = WHITE): Promise<Picture> {
  const image = sharp(bytes, { limitInputPixels: false }).autoOrient();
  const { depth, channels } = await image.metadata();
  if (depth !== "uchar") image.pipelineColourspace(channels < 3 ? "b-w" : "srgb");
  const [r, g, b] = paper;
  return pixelsOf(
    image
      .resize({ ...size, fit: "fill" })
      .flatten({ background: { r, g, b } })
      .toColourspace("srgb"),
  );
}

/** Scales to the size; with `crop`, only the centred part of that size. */
export function resize(picture: Picture, size: Size, crop: Size = picture): Promise<Picture> {
  return pixelsOf(centred(picture, crop).resize({ ...size, fit: "fill" }));
}

/** Scales without overshoot at edges, which would add colours. */
export function resizeSoftly(picture: Picture, size: Size): Promise<Picture> {
  return pixelsOf(
    sharp(picture.data, { raw: rawOf(picture) }).resize({ ...size, fit: "fill", kernel: "linear" }),
  );
}

export async function resizePlane({ data, ...from }: Plane, size: Size): Promise<Plane> {
  const plane = sharp(data, { raw: { ...from, channels: 1 } }).toColourspace("b-w");
  return {
    data: await plane
      .resize({ ...size, fit: "fill" })
      .raw()
      .toBuffer(),
    ...size,
  };
}

export function encodeLossy(picture: Picture): Promise<Uint8Array> {
  return sharp(picture.data, { raw: rawOf(picture) })
    .webp({ quality: QUALITY })
    .toBuffer();
}

/** The picture, each channel scaled by a factor of at most 1. */
export function encodeTinted(picture: Picture, scale: readonly number[]): Promise<Uint8Array> {
  const image = sharp(picture.data, { raw: rawOf(picture) });
  return image
    .linear([...scale], [0, 0, 0])
    .webp({ quality: QUALITY })
    .toBuffer();
}

/** Exact, and small for pictures of few colours. */
export function encodeLossless(picture: Picture): Promise<Uint8Array> {
  return sharp(picture.data, { raw: rawOf(picture) })
    .webp({ lossless: true })
    .toBuffer();
}

/** For previews, which are shown blurred. */
export function encodeRough(picture: Picture): Promise<Uint8Array> {
  return sharp(picture.data, { raw: rawOf(picture) })
    .webp({ quality: ROUGH_QUALITY })
    .toBuffer();
}

function centred(picture: Picture, crop: Size): Sharp {
  const left = Math.floor((picture.width - crop.width) / 2);
  const top = Math.floor((picture.height - crop.height) / 2);
  return sharp(picture.data, { raw: rawOf(picture) }).extract({ left, top, ...sizeOf(crop) });
}

async function pixelsOf(image: Sharp): Promise<Picture> {
  const { data, info } = await image.raw({ depth: "uchar" }).toBuffer({ resolveWithObject: true });
  if (info.channels !== 3) throw new Error(`Decoded to ${info.channels} channels instead of 3.`);
  return { data, width: info.width, height: info.height };
}

const sizeOf = ({ width, height }: Size): Size => ({ width, height });

/** How sharp reads the pixels. */
export const rawOf = (picture: Picture) => ({ ...sizeOf(picture), channels: 3 as const });
