/** Chooses how finely a photo is coded: by what would be lost of it, not by one number. */
import { scaled } from "#domain/pixels.ts";
import { lumaPlane, type Picture } from "./picture.ts";
import { decode, encodePhoto, resize } from "./render.ts";
import { similarity } from "./similarity.ts";

/** Skin with grain and dots needs the last, a smooth wall the first. */
const QUALITIES = [89, 90, 91];

/** Codings are compared at this width, in pixels: between those of both rails. */
const TRIAL_WIDTH = 560;

/**
 * Of the structure. A photo that keeps it scores 80 in SSIMULACRA 2 at each of its widths; one of a tattoo, with grain and
 * dots, does so at the last quality.
 */
const LEAST_SIMILARITY = 0.973;

/** The lowest quality that keeps the structure of the photo. */
export async function chooseQuality(photo: Picture): Promise<number> {
  const size = scaled(photo, Math.min(1, TRIAL_WIDTH / photo.width));
  const trial = await resize(photo, size);
  for (const quality of QUALITIES) {
    const coded = await decode(await encodePhoto(trial, quality), size);
    if (similarity(lumaPlane(coded), lumaPlane(trial)) >= LEAST_SIMILARITY) return quality;
  }
  return Math.max(...QUALITIES);
}
