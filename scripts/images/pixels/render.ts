/** Pixels in and out of files, by sharp. The only file that imports it. */
import sharp, { type Sharp } from "sharp";
import type { Size } from "#domain/pixels.ts";
import { PAPER } from "#domain/tones.ts";
import { type Header, toHeader } from "./header.ts";
import type { Picture, Plane } from "./picture.ts";

/** A picture and the place of its upper left corner, in pixels. */
export type Inset = { picture: Picture; left: number; top: number };

const LOADERS = ["Jpeg", "Png", "Webp", "Heif", "Nsgif"].map((name) => `VipsForeignLoad${name}`);

/** Lossy quality, SSIMULACRA 2 of about 80 on drawings. */
const QUALITY = 72;
const ROUGH_QUALITY = 30;
/** Of JPEG, which social networks read: flat paper and fine dots, so colour is not halved. */
const CARD = { quality: 86, chromaSubsampling: "4:4:4" };

/** Part of every recipe's identity: another encoder makes other bytes. */
export const ENCODER = `sharp ${sharp.versions.sharp}, vips ${sharp.versions.vips}, webp ${sharp.versions.webp}, q${QUALITY}, card q${CARD.quality}`;

sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: LOADERS });
/** For our own shapes. Originals never get here: their first bytes are read before (original-problem.ts). */
sharp.unblock({ operation: ["VipsForeignLoadSvg"] });
sharp.cache(false);
/** One thread a picture: the pool keeps the cores busy with several pictures. */
sharp.concurrency(1);

/** Size as shown (upright). Reads the header only; throws when the bytes are no picture. */
export async function readHeader(bytes: Uint8Array): Promise<Header> {
  return toHeader(await sharp(bytes, { limitInputPixels: false }).metadata());
}

/**
 * Decodes to the given size: upright, the first frame, sRGB by the embedded profile, transparency on paper.
 * The whole file is read: one that is cut short throws. Sixteen bits are made eight first: sharp would take them to
 * Display P3 and leave them there.
 */
export async function decode(bytes: Uint8Array, size: Size): Promise<Picture> {
  const image = sharp(bytes, { limitInputPixels: false }).autoOrient();
  const { depth, channels } = await image.metadata();
  if (depth !== "uchar") image.pipelineColourspace(channels < 3 ? "b-w" : "srgb");
  const [r, g, b] = PAPER;
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

/** Scales without the overshoot at edges that makes other pictures crisp: no colour comes out that was not there. */
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

/** Exact; small for pictures of few colours. */
export function encodeLossless(picture: Picture): Promise<Uint8Array> {
  return sharp(picture.data, { raw: rawOf(picture) })
    .webp({ lossless: true })
    .toBuffer();
}

/** For what is only seen blurred. */
export function encodeRough(picture: Picture): Promise<Uint8Array> {
  return sharp(picture.data, { raw: rawOf(picture) })
    .webp({ quality: ROUGH_QUALITY })
    .toBuffer();
}

/** Shapes (SVG at its own size, without text: there may be no fonts) with a picture upon them, as JPEG. */
export function encodeCard(svg: string, inset?: Inset): Promise<Uint8Array> {
  const layers = inset ? [layerOf(inset)] : [];
  return sharp(Buffer.from(svg)).composite(layers).removeAlpha().jpeg(CARD).toBuffer();
}

/** Shapes (SVG at its own size) as PNG. */
export function encodeIcon(svg: string): Promise<Uint8Array> {
  return sharp(Buffer.from(svg)).removeAlpha().png({ palette: true, effort: 10 }).toBuffer();
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

const rawOf = (picture: Picture) => ({ ...sizeOf(picture), channels: 3 as const });

const layerOf = ({ picture, left, top }: Inset) => ({
  input: Buffer.from(picture.data),
  raw: rawOf(picture),
  left,
  top,
});
