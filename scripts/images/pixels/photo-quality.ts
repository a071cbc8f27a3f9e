/** Chooses the WebP quality of a photo by the structure that compression would lose. */
import { scaled } from "#domain/pixels.ts";
import { lumaPlane, type Picture, type Plane } from "./picture.ts";
import { decode, encodePhoto, resize } from "./render.ts";

/**
 * On the page it is small or on a dense screen, which hides what compression loses, most in the `smallest`; in the
 * lightbox it is studied.
 */
export type PhotoQuality = { smallest: number; onPage: number; inLightbox: number };

/** For a smooth wall, for skin with grain and dots, and for dark skin. They score 70, 70 and 80 in SSIMULACRA 2. */
const SMOOTH: PhotoQuality = { smallest: 77, onPage: 82, inLightbox: 89 };
const FINE: PhotoQuality = { smallest: 78, onPage: 83, inLightbox: 91 };
const DARK: PhotoQuality = { smallest: 79, onPage: 84, inLightbox: 92 };

/** In pixels. */
const SMALLEST_WIDTH = 240;

export function qualityOf(quality: PhotoQuality, width: number, isInLightbox: boolean): number {
  if (isInLightbox) return quality.inLightbox;
  return width <= SMALLEST_WIDTH ? quality.smallest : quality.onPage;
}

/** The width of the trial, in pixels: between those of the two carousels. */
const TRIAL_WIDTH = 560;

/** The least similarity. A photo that keeps it scores as it should; one of a tattoo, with grain and dots, does so at the finer quality. */
const LEAST_SIMILARITY = 0.973;

/** The mean lightness below which a photo scores up to two less than a light one as similar; white is 255. */
const DARK_LIGHTNESS = 110;

/** The lowest quality that keeps the structure of the photo. */
export async function chooseQuality(photo: Picture): Promise<PhotoQuality> {
  const size = scaled(photo, Math.min(1, TRIAL_WIDTH / photo.width));
  const trial = await resize(photo, size);
  const coded = await decode(await encodePhoto(trial, SMOOTH.inLightbox), size);
  const plane = lumaPlane(trial);
  if (similarity(lumaPlane(coded), plane) >= LEAST_SIMILARITY) return SMOOTH;
  return meanOf(plane) < DARK_LIGHTNESS ? DARK : FINE;
}

const meanOf = ({ data }: Plane) => data.reduce((sum, value) => sum + value, 0) / data.length;

/** The side of the squares in which structure is compared, in pixels. */
const SIDE = 8;
/** Stabilize the comparison where there is little light or structure. */
const [STEADY_MEAN, STEADY_SPREAD] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2];

/**
 * Structural similarity (SSIM) of two planes of the same size: 1 where nothing differs. The mean over adjacent squares,
 * or 1 for a plane smaller than a square.
 */
export function similarity(one: Plane, other: Plane): number {
  let [sum, squares] = [0, 0];
  for (let top = 0; top + SIDE <= one.height; top += SIDE)
    for (let left = 0; left + SIDE <= one.width; left += SIDE, squares++)
      sum += inSquare(one, other, top * one.width + left);
  return squares > 0 ? sum / squares : 1;
}

function inSquare({ data: one, width }: Plane, { data: other }: Plane, corner: number): number {
  let [sum, otherSum, squares, otherSquares, products] = [0, 0, 0, 0, 0];
  for (let row = 0; row < SIDE; row++) {
    for (let at = corner + row * width; at < corner + row * width + SIDE; at++) {
      const [a, b] = [one[at] ?? 0, other[at] ?? 0];
      sum += a;
      otherSum += b;
      squares += a * a;
      otherSquares += b * b;
      products += a * b;
    }
  }
  const count = SIDE * SIDE;
  const [mean, otherMean] = [sum / count, otherSum / count];
  const spreads = (squares + otherSquares) / count - mean * mean - otherMean * otherMean;
  const shared = products / count - mean * otherMean;
  const ofMeans = (2 * mean * otherMean + STEADY_MEAN) / (mean * mean + otherMean * otherMean + STEADY_MEAN);
  return (ofMeans * (2 * shared + STEADY_SPREAD)) / (spreads + STEADY_SPREAD);
}
