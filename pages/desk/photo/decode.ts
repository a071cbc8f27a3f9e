/** Decodes a chosen photo as the build does, upright and in sRGB. Runs in a worker. */
import { atMostPixels } from "#domain/pixels.ts";
import { type Libheif, readHeif } from "#drawing/heif.mjs";
import { explainDecoding, explainInks, explainPhoto } from "#drawing/refused.ts";
import { isTruthful } from "#renderer/shell/browser.ts";
import { contextOf, draw } from "./canvas.ts";

/** iOS limits a canvas to 16.7 megapixels; phones take photos of 12. */
const MAX_PIXELS = 12e6;

const ALTERED =
  "cannot be read: this browser alters pictures to prevent tracking. Use another browser, or allow this site to read canvas data (in Firefox, privacy.resistFingerprinting).";

/** Throws a sentence that follows the name of the file. */
export async function decodePhoto(file: Blob): Promise<OffscreenCanvas> {
  if (!isTruthful(contextOf(new OffscreenCanvas(16, 1)))) throw new Error(ALTERED);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const refused = explainPhoto(bytes) ?? explainInks(bytes);
  if (refused) throw new Error(refused);
  const libheif = isHeif(bytes) ? await fetchLibheif() : undefined;
  const bitmap = await toBitmap(bytes, libheif).catch((cause) => {
    throw new Error(explainDecoding(cause));
  });
  return draw(bitmap, atMostPixels(MAX_PIXELS, bitmap));
}

const isHeif = (photo: Uint8Array) => String.fromCharCode(...photo.subarray(4, 8)) === "ftyp";

/** Fetches libheif. It takes 2 MB, so only HEIC and AVIF wait for it. */
async function fetchLibheif() {
  const { default: loadLibheif } = await import("libheif-js/libheif-wasm/libheif-bundle.mjs").catch(() => {
    throw new Error(
      "cannot be read: the HEIC decoder did not load. Check the connection, and choose it again.",
    );
  });
  return loadLibheif();
}

/** Decodes a photo. The browser turns it upright, and converts its colors to sRGB by its profile. */
async function toBitmap(photo: Uint8Array<ArrayBuffer>, libheif?: Libheif): Promise<ImageBitmap> {
  const { png = photo } = libheif ? readHeif(libheif, photo) : {};
  return createImageBitmap(new Blob([png]));
}
