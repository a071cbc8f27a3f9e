/** Decodes, resizes and encodes pictures with sharp. */
import sharp, { type Metadata, type Sharp } from "sharp";
import { type Rgb, type Size, sizeOf, WHITE } from "#domain/pixels.ts";
import { byteAt, type Raster } from "#drawing/raster.ts";
import { heifToReadable } from "./heic.ts";

export type { Metadata };

const LOADERS = ["Jpeg", "Png", "Webp", "Heif", "Nsgif"].map((name) => `VipsForeignLoad${name}`);

/** The quality of a palette, 0 to 100. Black needs about 10 colors. As few would dull colored ink. */
const PALETTE_QUALITY = { black: 7, colored: 82 };
/** The channels of colored ink differ by at least so many levels, of black ink by 2 on average. */
const MIN_COLOR = 24;
/** The share of the ink that is colored, from which a drawing is. */
const COLORED_SHARE = 0.003;
/** Ink is at least this many levels darker than its paper. The halo of resampling is lighter, and would take many bytes. */
const MIN_INK = 12;
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
 * Opens a photo whose size has been checked. Refuses one that is cut short, but not one with an odd header, as phones write
 * them. Lifts sharp's limits, which refuse the many tiles of a large HEIC photo.
 */
export const openPhoto = (photo: Uint8Array | string, animated = false): Sharp =>
  sharp(photo, { failOn: "error", limitInputPixels: false, unlimited: true, animated });

/** Reads only the header of a photo, in memory or at a path. Throws when it is not a picture. */
export const readMetadata = (photo: Uint8Array | string): Promise<Metadata> => openPhoto(photo).metadata();

/** Returns the photo itself or, if sharp cannot read it, a readable copy. */
async function readableBySharp(bytes: Uint8Array): Promise<Uint8Array> {
  const { format } = await readMetadata(bytes);
  return format === "heif" ? heifToReadable(bytes) : bytes;
}

/**
 * Decodes to the given size: the first frame, upright, converted to sRGB by its profile, flattened onto `paper`.
 * Reads the whole file, so a truncated one throws. Reduces 16 bits to 8 first, because sharp would leave them in
 * Display P3.
 */
export async function decode(bytes: Uint8Array, size: Size, paper: Rgb = WHITE): Promise<Raster> {
  const readable = await readableBySharp(bytes);
  const { depth, channels } = await readMetadata(readable);
  const image = openPhoto(readable).autoOrient();
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

/**
 * Reduces a drawing on paper to few colors, at most `colors` of them (4, 16 or 256), as PNG. Cuts the paper out, so that no
 * color is the mean of paper and ink.
 */
export function reduceColors(drawing: Raster, paper: Rgb, colors = 256): Promise<Uint8Array> {
  const { cut, isColored } = cutOut(drawing, paper);
  const quality = isColored ? PALETTE_QUALITY.colored : PALETTE_QUALITY.black;
  const ink = sharp(cut, { raw: { ...sizeOf(drawing), channels: 4 } });
  return ink.png({ colors, quality, compressionLevel: 0 }).toBuffer();
}

/** Adds alpha: 0 where there is paper. On tinted paper, black ink is as black as on white. */
function cutOut({ data }: Raster, paper: Rgb): { cut: Uint8Array; isColored: boolean } {
  const cut = new Uint8Array((data.length / 3) * 4);
  let [inked, colored] = [0, 0];
  for (let from = 0, to = 0; from < data.length; to++) {
    let [darkest, lightest] = [0, 255];
    for (let channel = 0; channel < 3; channel++, from++, to++) {
      cut[to] = byteAt(data, from);
      const darkness = 255 - (255 * byteAt(data, from)) / (paper[channel] || 1);
      darkest = Math.max(darkest, darkness);
      lightest = Math.min(lightest, darkness);
    }
    if (darkest < MIN_INK) continue;
    cut[to] = 255;
    inked++;
    if (darkest - lightest >= MIN_COLOR) colored++;
  }
  return { cut, isColored: colored > COLORED_SHARE * inked };
}

/**
 * Encodes a reduced drawing on its paper, both multiplied by `scale`. Lossless, because lossy WebP shifts a flat color by up
 * to 5 levels, and the picture would stand out from its plate.
 */
export function encodeDrawing(
  reduced: Uint8Array,
  [r, g, b]: Rgb,
  scale: Rgb = [1, 1, 1],
): Promise<Uint8Array> {
  const picture = multiplied(sharp(reduced).flatten({ background: { r, g, b } }), scale);
  // Here `quality` is the effort; more effort saves nothing.
  return picture.webp({ lossless: true, quality: 25 }).toBuffer();
}

/** Encodes a photo, multiplied by `scale`. Effort 5 saves 5 %; 6 takes twice the time. */
export function encodePhoto(
  picture: Raster,
  isInLightbox: boolean,
  scale: Rgb = [1, 1, 1],
): Promise<Uint8Array> {
  const quality = isInLightbox ? PHOTO_QUALITY.inLightbox : PHOTO_QUALITY.onPage;
  return multiplied(open(picture), scale).webp({ quality, effort: 5 }).toBuffer();
}

/** Multiplies each channel, and rounds. */
const multiplied = (image: Sharp, scale: Rgb) => image.linear([...scale], [0.5, 0.5, 0.5]);

/** Encodes previews. The page draws dots over them, which hide compression. */
export function encodeRough(picture: Raster): Promise<Uint8Array> {
  return open(picture).webp({ quality: 30 }).toBuffer();
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

/** Tells sharp how to read the pixels. */
export const rawOf = (picture: Raster) => ({ ...sizeOf(picture), channels: 3 as const });
