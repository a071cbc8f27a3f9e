/** Draws a social card as SVG: wall, words, and the mark at the end of its trail. Lengths in pixels. */
import type { Look } from "#brand/look.ts";
import type { Size } from "#domain/pixels.ts";
import { fitLines } from "./fit-lines.ts";
import { drawSheet, drawTrail } from "./ornaments.ts";
import type { Outlines } from "./outlines.ts";

/** The size that social networks show without cropping. */
export const CARD_SIZE: Size = { width: 1200, height: 630 };

/** A text, and what replaces one in a script that the fonts lack. */
type Drawable = [text: string, instead?: string];

export type Words = { title: Drawable; line: Drawable };

export type Hand = { look: Look; outlines: Outlines };

type Column = {
  x: number;
  right: number;
  sizes: number[];
  maxLines: number;
  lineSize: number;
  mark: number;
};

/** Across the card of the site. */
const WIDE: Column = { x: 80, right: 1120, sizes: [118, 100, 84, 70], maxLines: 2, lineSize: 40, mark: 210 };
/** Beside the sheet of a design. */
const NARROW: Column = {
  x: 568,
  right: 1128,
  sizes: [96, 84, 72, 60, 50],
  maxLines: 3,
  lineSize: 36,
  mark: 140,
};

/** As SVG. A drawing is placed on the sheet later. */
export function drawCard(words: Words, hasDrawing: boolean, hand: Hand): string {
  const { width, height } = CARD_SIZE;
  const { look } = hand;
  const column = hasDrawing ? NARROW : WIDE;
  const trail = { x: column.x, right: column.right, bottom: height - 72, mark: column.mark };
  const wall = `<rect width="${width}" height="${height}" fill="${look.colors.light.wall}"/>`;
  const sheet = hasDrawing ? drawSheet(look) : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${wall}${sheet}${drawWords(words, column, hand)}${drawTrail(trail, look)}</svg>`;
}

function drawWords({ title, line }: Words, column: Column, { look, outlines }: Hand): string {
  const { x, right, sizes, maxLines, lineSize } = column;
  const width = right - x;
  const toDrawable = ([text, instead = ""]: Drawable) => outlines.toDrawable(text) || instead;
  const big = fitLines(toDrawable(title), { width, maxLines, sizes }, outlines.measure);
  const first = 78 + 0.82 * big.size;
  const below = first + (big.lines.length - 1) * big.size * 1.06 + lineSize * 2;
  const small = fitLines(
    toDrawable(line),
    { width, maxLines: 1, sizes: [lineSize, lineSize * 0.8] },
    outlines.measure,
  );
  const paths = [
    ...big.lines.map((text, index) =>
      outlines.draw(text, { x, y: first + index * big.size * 1.06, size: big.size }),
    ),
    ...small.lines.map((text) => outlines.draw(text, { x, y: below, size: small.size })),
  ];
  return `<path fill="${look.colors.light.ink}" d="${paths.join("")}"/>`;
}
