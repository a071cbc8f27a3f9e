/** What to make of a picture for each of its roles: the crop, the widths, the tones. */
import { SAMPLE_PAPER, type Tone } from "#domain/colors.ts";
import { type Rgb, type Size, scaled } from "#domain/pixels.ts";
import { type Role, rowOf } from "#domain/roles.ts";
import { opticalShare } from "#domain/tile.ts";

/** What to make of one original for one role. */
export type Recipe = {
  role: Role;
  /** The part of the upright original that is shown, centered, in its pixels. */
  crop: Size;
  isInGallery: boolean;
  /** Sizes to make, ascending. */
  rungs: Size[];
  tones: readonly Tone[];
  /** The paper under a drawing or transparent pixels. Photos keep the sample's, so that a new color spares them. */
  paper: Rgb;
};

/** The longest side to make, in pixels: ample for screens, well below the 16,383 of WebP. */
const MAX_SIDE = 4096;

/** Plans one recipe for each role of an upright original of the given size. */
export function planRecipes(roles: readonly Role[], size: Size, paper: Rgb): Recipe[] {
  return roles.map((role) => planRecipe(role, size, paper));
}

/** Returns the size to decode to: just enough for the largest rung of all recipes. */
export function baseSize(original: Size, recipes: readonly Recipe[]): Size {
  const scale = Math.max(...recipes.map(({ crop, rungs }) => (rungs.at(-1)?.width ?? 1) / crop.width));
  return scaled(original, Math.min(1, scale));
}

function planRecipe(role: Role, { width, height }: Size, paper: Rgb): Recipe {
  const { aspectRatio, isDrawing, isInGallery, tones } = rowOf(role);
  const crop = aspectRatio === undefined ? { width, height } : cover({ width, height }, aspectRatio);
  const ratio = crop.width / crop.height;
  const maxWidth = Math.min(crop.width, MAX_SIDE, Math.floor(MAX_SIDE * ratio) || 1);
  const rungs = ladder(role, ratio, maxWidth).map(rungOf(ratio));
  return { role, crop, rungs, isInGallery, tones, paper: isDrawing ? paper : SAMPLE_PAPER };
}

/** Finds the largest size within the original that has the given aspect ratio. */
function cover({ width, height }: Size, aspectRatio: number): Size {
  return {
    width: Math.max(1, Math.min(width, Math.round(height * aspectRatio))),
    height: Math.max(1, Math.min(height, Math.round(width / aspectRatio))),
  };
}

const rungOf = (aspectRatio: number) => (width: number) => ({
  width,
  height: Math.max(1, Math.round(width / aspectRatio)),
});

/**
 * The widths of each role, ascending, in pixels. They suit phones of 360 to 430 pixels at 1.75 to 3 device pixels each, a
 * tablet of 820 at 2, and screens of 1280 to 1920 at 1 and 2, in these layouts. Each file named here holds the `sizes`:
 *
 * - tile: 2 to 5 columns (roles.css), of which a drawing fills `opticalShare` (DesignTile.tsx)
 * - plate: as wide as its column, at most 45 or 60 % of the screen's height (Plate.tsx)
 * - slide: the heights of the two galleries (Gallery.tsx), and the lightbox
 * - photo: two or three in a row (Photos.tsx); portrait: 43 % of About; illustration: the width of a text (Markdown.tsx)
 */
const WIDTHS: Record<Role, (aspectRatio: number) => number[]> = {
  tile: (aspectRatio) => [298, 368, 544, 734].map((column) => column * opticalShare(aspectRatio)),
  plate: (aspectRatio) =>
    // The height of a phone's screen limits narrow plates; the width of the column limits others.
    aspectRatio < 0.9
      ? [500, 718, 1075, 1264].map((height) => height * aspectRatio)
      : [596, 902, 1192, 1737].map((width) => Math.min(width, 1264 * aspectRatio)),
  slide: (aspectRatio) => [305, 543, 805, 1271, 1840].map((height) => height * aspectRatio),
  photo: () => [216, 386, 596, 1192],
  portrait: () => [580, 668, 1000, 1218],
  illustration: () => [609, 723, 1085, 1293],
};

/** Returns ascending widths, at least one, none larger than `maxWidth`. */
export const ladder = (role: Role, aspectRatio: number, maxWidth: number): number[] => [
  ...new Set(WIDTHS[role](aspectRatio).map((width) => Math.min(Math.ceil(width), maxWidth))),
];
