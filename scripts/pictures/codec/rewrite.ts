/** Rewrites a photo: keeps its pixels, upright, and their color profile, and drops everything else. */
import { openPhoto, readMetadata } from "./codec.ts";

/** The quality of JPEG and lossy WebP, high enough that nobody sees a difference. */
const QUALITY = 95;

/** Rewrites a JPEG, PNG or WebP in its own format, without loss if it was stored so. Throws when it is damaged. */
export async function rewritePhoto(photo: Uint8Array): Promise<Uint8Array> {
  const { format, space, depth, channels, chromaSubsampling: chroma = "" } = await readMetadata(photo);
  const isLossless = format === "png" || (format === "webp" && isLosslessWebp(photo));
  const image = openPhoto(photo, format === "webp").autoOrient();
  // CMYK becomes sRGB, because few programs display CMYK.
  if (space !== "cmyk")
    image.keepIccProfile().toColorspace(isLossless ? space : channels < 3 ? "b-w" : "srgb");
  if (isLossless && depth !== "uchar") image.pipelineColorspace(space);
  if (format === "webp") image.webp(isLossless ? { lossless: true, exact: true } : { quality: QUALITY });
  else if (isLossless) image.png({ compressionLevel: 9 });
  else image.jpeg({ quality: QUALITY, chromaSubsampling: chroma.startsWith("4:4:4") ? "4:4:4" : "4:2:0" });
  return image.toBuffer();
}

/** Looks for the name of the chunk that holds lossless pixels. */
const isLosslessWebp = (webp: Uint8Array) => Buffer.from(webp).includes("VP8L");
