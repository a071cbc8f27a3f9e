/** Decodes a chosen photo as the build does, upright and in sRGB. Runs in a worker. */
import { atMostPixels, type Size } from "#domain/pixels.ts";
import { type Libheif, readHeif } from "#drawing/heif.mjs";
import { explainDecoding, explainInks, explainPhoto } from "#drawing/refused.ts";
import { isTruthful } from "#renderer/pictures/canvas.ts";

/** iOS limits a canvas to 16.7 megapixels; phones take photos of 12. */
const MOST_PIXELS = 12e6;

const FALSIFIED =
  "cannot be read: this browser falsifies pictures, against tracking. Use another browser, or allow this site to read canvas data (in Firefox, privacy.resistFingerprinting).";

/** Throws a sentence that follows the name of the file. */
export async function decodePhoto(file: Blob): Promise<OffscreenCanvas> {
  if (!isTruthful(contextOf(new OffscreenCanvas(16, 1)))) throw new Error(FALSIFIED);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const refused = explainPhoto(bytes) ?? explainInks(bytes);
  if (refused) throw new Error(refused);
  const libheif = isHeif(bytes) ? await fetchLibheif() : undefined;
  const bitmap = await toBitmap(bytes, libheif).catch((cause) => {
    throw new Error(explainDecoding(cause));
  });
  return draw(bitmap, atMostPixels(MOST_PIXELS, bitmap));
}

const isHeif = (photo: Uint8Array) => String.fromCharCode(...photo.subarray(4, 8)) === "ftyp";

/** Takes 2 MB, so only HEIC and AVIF wait for it. */
async function fetchLibheif() {
  const { default: loadLibheif } = await import("libheif-js/libheif-wasm/libheif-bundle.mjs").catch(() => {
    throw new Error(
      "cannot be read: what reads HEIC has not loaded. Check the connection, and choose it again.",
    );
  });
  return loadLibheif();
}

/** The browser turns a photo upright, and converts its colors to sRGB by its profile. */
async function toBitmap(photo: Uint8Array<ArrayBuffer>, libheif?: Libheif): Promise<ImageBitmap> {
  const { png = photo } = libheif ? readHeif(libheif, photo) : {};
  return createImageBitmap(new Blob([png]));
}

/** Draws a picture at a size, on white: JPEG has no transparency. */
export function draw(picture: CanvasImageSource, { width, height }: Size): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const context = contextOf(canvas);
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  return canvas;
}

/** Turns a picture to the right by quarter turns. */
export function turn(picture: OffscreenCanvas, quarters: number): OffscreenCanvas {
  if (quarters === 0) return picture;
  const { width, height } = picture;
  const canvas = quarters % 2 === 0 ? new OffscreenCanvas(width, height) : new OffscreenCanvas(height, width);
  const context = contextOf(canvas);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((quarters * Math.PI) / 2);
  context.drawImage(picture, -width / 2, -height / 2);
  return canvas;
}

export function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("cannot be shown: this browser has no memory left. Close other pages.");
  context.imageSmoothingQuality = "high";
  return context;
}
