/** Chooses how finely a photo is coded: by what would be lost of it, not by one number. */
import { scaled } from "#domain/pixels.ts";
import { lumaPlane, type Picture, type Plane } from "./picture.ts";
import { decode, encodePhoto, resize } from "./render.ts";

/** Skin with grain and dots needs the last, a smooth wall the first. */
const QUALITIES = [82, 86, 88, 90, 91];

/** Codings are compared at this width, in pixels: between those of both rails. */
const TRIAL_WIDTH = 560;

/** On photos of tattoos, about 80 in SSIMULACRA 2. */
const LEAST_SIMILARITY = 0.965;

/** The side of the squares in which structure is compared, in pixels. */
const SIDE = 8;
/** Steadies the comparison where there is no structure. */
const STEADY = (0.03 * 255) ** 2;

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

/** The structural similarity (SSIM) of the lightness, without its term for mean lightness, 0 to 1. */
function similarity(coded: Plane, original: Plane): number {
  let [sum, squares] = [0, 0];
  for (let top = 0; top + SIDE <= original.height; top += SIDE) {
    for (let left = 0; left + SIDE <= original.width; left += SIDE, squares++)
      sum += similarityAt(coded.data, original.data, { left, top, width: original.width });
  }
  return squares > 0 ? sum / squares : 1;
}

function similarityAt(
  a: Uint8Array,
  b: Uint8Array,
  at: { left: number; top: number; width: number },
): number {
  let [sumA, sumB, squaresA, squaresB, products] = [0, 0, 0, 0, 0];
  for (let row = 0; row < SIDE; row++) {
    const start = (at.top + row) * at.width + at.left;
    for (let pixel = start; pixel < start + SIDE; pixel++) {
      const [inA, inB] = [a[pixel] as number, b[pixel] as number];
      sumA += inA;
      sumB += inB;
      squaresA += inA * inA;
      squaresB += inB * inB;
      products += inA * inB;
    }
  }
  const covariance = (product: number, x: number, y: number) => product / SIDE ** 2 - (x * y) / SIDE ** 4;
  const [varianceA, varianceB] = [covariance(squaresA, sumA, sumA), covariance(squaresB, sumB, sumB)];
  return (2 * covariance(products, sumA, sumB) + STEADY) / (varianceA + varianceB + STEADY);
}
