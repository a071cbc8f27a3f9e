/** Chooses how finely a photo is coded, by how much it would lose. */
import { scaled } from "#domain/pixels.ts";
import { lumaPlane, type Picture, type Plane } from "./picture.ts";
import { decode, encodePhoto, resize } from "./render.ts";
import { similarity } from "./similarity.ts";

/** A smooth wall needs the first, skin with grain and dots the second, and the third where the skin is dark. */
const [SMOOTH, FINE, DARK] = [89, 91, 92];

/** The photo is coded on trial at this width, in pixels: between those of both rails. */
const TRIAL_WIDTH = 560;

/**
 * Of the structure. A photo that keeps it scores 80 in SSIMULACRA 2 at each of its widths; one of a tattoo, with grain and
 * dots, does so at the finer quality.
 */
const LEAST_SIMILARITY = 0.973;

/** The mean lightness below which a photo scores up to two less than a light one as similar; white is 255. */
const DARK_LIGHTNESS = 110;

/** The lowest quality that keeps the structure of the photo. */
export async function chooseQuality(photo: Picture): Promise<number> {
  const size = scaled(photo, Math.min(1, TRIAL_WIDTH / photo.width));
  const trial = await resize(photo, size);
  const coded = await decode(await encodePhoto(trial, SMOOTH), size);
  const plane = lumaPlane(trial);
  if (similarity(lumaPlane(coded), plane) >= LEAST_SIMILARITY) return SMOOTH;
  return meanOf(plane) < DARK_LIGHTNESS ? DARK : FINE;
}

const meanOf = ({ data }: Plane) => data.reduce((sum, value) => sum + value, 0) / data.length;
