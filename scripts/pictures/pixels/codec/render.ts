/** Decodes, resizes and encodes pictures with sharp. */
import sharp, { type Metadata, type Sharp } from "sharp";
import { DRAWING_QUALITY, type Rgb, type Size, WHITE } from "#domain/pixels.ts";
import type { Plane, Raster } from "../raster.ts";
import { heifToReadable } from "./heic.ts";

export type { Metadata };

const LOADERS = ["Jpeg", "Png", "Webp", "Heif", "Nsgif"].map((name) => `VipsForeignLoad${name}`);

const ROUGH_QUALITY = 30;
/**
 * A photo on the page is small, or its screen is dense, which hides compression: about 72 in SSIMULACRA 2 is enough.
 * People look closely at one in the lightbox: it scores over 80.
 */
const PHOTO_QUALITY = { onPage: 83, inLightbox: 91 };

sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: LOADERS });
sharp.cache(false);
/** One thread per picture: several pictures are decoded at once. */
sharp.concurrency(1);

/**
 * Reads only the header of a photo, in memory or at a path. Throws when it is not a picture. Lifts sharp's limits, which
 * refuse the many tiles of a large HEIC photo from a phone.
 */
export async function readMetadata(photo: Uint8Array | string): Promise<Metadata> {
  return sharp(photo, { limitInputPixels: false, unlimited: true }).metadata();
}

/** Returns the photo itself or, if sharp cannot read it, a readable copy of the given size. */
async function readableBySharp(bytes: Uint8Array, size: Size): Promise<Uint8Array> {
  const metadata = await readMetadata(bytes);
  return metadata.format === "heif" ? heifToReadable(bytes, metadata, size) : bytes;
}

/**
 * Decodes to the given size: the first frame, upright, converted to sRGB by its profile, flattened onto `paper`.
 * Reads the whole file, so a truncated one throws. Reduces 16 bits to 8 first, because sharp would leave them in
 * Display P3.
 */
export async function decode(bytes: Uint8Array, size: Size, paper: Rgb = WHITE): Promise<Raster> {
  const readable = await readableBySharp(bytes, size);
  const { depth, channels } = await readMetadata(readable);
  const image = sharp(readable, { limitInputPixels: false }).autoOrient();
  if (depth !== "uchar") image.pipelineColorspace(channels < 3 ? "b-w" : "srgb");
  const [r, g, b] = paper;
  return pixelsOf(
    image
      .resize({ ...size, fit: "fill" })
      .flatten({ background: { r, g, b } })
      .toColorspace("srgb"),
  );
}

/** Resizes the whole picture, or only its centered part of the size `crop`. */
export function resize(picture: Raster, size: Size, crop: Size = picture): Promise<Raster> {
  return pixelsOf(centered(picture, crop).resize({ ...size, fit: "fill" }));
}

/** Resizes without overshoot at edges, which would add colors. */
export function resizeSoftly(picture: Raster, size: Size): Promise<Raster> {
  return pixelsOf(open(picture).resize({ ...size, fit: "fill", kernel: "linear" }));
}

export async function resizePlane({ data, ...from }: Plane, size: Size): Promise<Plane> {
  const plane = sharp(data, { raw: { ...from, channels: 1 } }).toColorspace("b-w");
  const resized = plane.resize({ ...size, fit: "fill" });
  return { data: await resized.raw().toBuffer(), ...size };
}

/** Darkens lines to compensate for the lens, more if the picture is soft. Lightens nothing, and leaves flat areas alone. */
export function sharpen(picture: Raster, { isSoft }: { isSoft?: boolean }): Promise<Raster> {
  const strength = isSoft ? { sigma: 2, m2: 7, y3: 255 } : { sigma: 1, m2: 1.5, y3: 60 };
  return pixelsOf(open(picture).sharpen({ m1: 0, x1: 2, y2: 0, ...strength }));
}

/** `smartSubsample` keeps edges clean at half the color resolution. It takes twice the time. */
export function encodeLossy(picture: Raster): Promise<Uint8Array> {
  return open(picture).webp({ quality: DRAWING_QUALITY, smartSubsample: true }).toBuffer();
}

/** Skin has no fine color detail, so plain subsampling will do. Effort 5 saves 5 %; 6 takes twice the time. */
export function encodePhoto(picture: Raster, isInLightbox: boolean): Promise<Uint8Array> {
  const quality = isInLightbox ? PHOTO_QUALITY.inLightbox : PHOTO_QUALITY.onPage;
  return open(picture).webp({ quality, effort: 5 }).toBuffer();
}

/** Small only for pictures with few colors. Here `quality` is the effort; more effort saves nothing. */
export function encodeLossless(picture: Raster): Promise<Uint8Array> {
  return open(picture).webp({ lossless: true, quality: 25 }).toBuffer();
}

/** Encodes previews. The page draws dots over them, which hide compression. */
export function encodeRough(picture: Raster): Promise<Uint8Array> {
  return open(picture).webp({ quality: ROUGH_QUALITY }).toBuffer();
}

function centered(picture: Raster, crop: Size): Sharp {
  const left = Math.floor((picture.width - crop.width) / 2);
  const top = Math.floor((picture.height - crop.height) / 2);
  return open(picture).extract({ left, top, ...sizeOf(crop) });
}

const open = (picture: Raster) => sharp(picture.data, { raw: rawOf(picture) });

async function pixelsOf(image: Sharp): Promise<Raster> {
  const { data, info } = await image.raw({ depth: "uchar" }).toBuffer({ resolveWithObject: true });
  if (info.channels !== 3) throw new Error(`Decoded to ${info.channels} channels instead of 3.`);
  return { data, width: info.width, height: info.height };
}

const sizeOf = ({ width, height }: Size): Size => ({ width, height });

/** Tells sharp how to read the pixels. */
export const rawOf = (picture: Raster) => ({ ...sizeOf(picture), channels: 3 as const });
