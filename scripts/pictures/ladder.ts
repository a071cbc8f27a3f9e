/**
 * The widths to make of each picture, in pixels. They suit phones of 360 to 430 pixels at 1.75 to 3 device pixels each, a
 * tablet of 820 at 2, and screens of 1280 to 1920 at 1 and 2, in these layouts. Each file named here holds the `sizes`:
 *
 * - tile: 2 to 5 columns (roles.css), of which a drawing takes its optical share (DesignTile.tsx)
 * - plate: as wide as its column, at most 45 or 55 % of the screen's height (Plate.tsx)
 * - slide: the heights of the two rails (Gallery.tsx), and the lightbox
 * - photo: two or three in a row (Photos.tsx); portrait: 43 % of About; illustration: the width of a text (Markdown.tsx)
 */

import type { Role } from "#domain/roles.ts";
import { opticalShare } from "#domain/tile.ts";

/** The height of a phone's screen limits plates that are narrower than this; the width of the column limits others. */
const TALL = 0.9;

/** The widths of each role, ascending. */
const WIDTHS: Record<Role, (aspectRatio: number) => number[]> = {
  tile: (aspectRatio) => [298, 368, 544, 734].map((column) => column * opticalShare(aspectRatio)),
  plate: (aspectRatio) =>
    aspectRatio < TALL
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
