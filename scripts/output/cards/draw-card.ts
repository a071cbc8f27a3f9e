/** Draws a social card as SVG: wall, words, and the mark at the end of its trail. Lengths in pixels. */

import type { Look } from "#brand/look.ts";
import { placeMark } from "#brand/mark.ts";
import type { Size } from "#domain/pixels.ts";
import { fitLines } from "./fit-lines.ts";
import type { Outlines } from "./outlines.ts";

/** The size that social networks show without cropping. */
export const CARD_SIZE: Size = { width: 1200, height: 630 };

/** A sheet of 4:5, and the place for a drawing on it. */
const SHEET = { x: 72, y: 48, width: 428, height: 534 };
const MARGIN = 46;
export const DRAWING_PLACE = {
  x: SHEET.x + MARGIN,
  y: SHEET.y + MARGIN,
  width: SHEET.width - 2 * MARGIN,
  height: SHEET.height - 2 * MARGIN,
};

/** The perforation of the sheet. */
const HOLE = { radius: 7, pitch: 28 };
/** The slow rule: dots whose gaps grow by 3 %. */
const RULE = { radius: 3.4, gap: 11.25, growth: 1.03 };

/** A text, and what replaces one in a script that the fonts lack. */
type Drawable = [text: string, instead?: string];

export type Words = { title: Drawable; line: Drawable };

export type Hand = { look: Look; outlines: Outlines };

/** As SVG. With a drawing, the card has a sheet for it. */
export const drawCard = (words: Words, hasDrawing: boolean, hand: Hand) =>
  (hasDrawing ? drawDesignCard : drawSiteCard)(words, hand);

/** The card of the site: two lines of words across it. */
function drawSiteCard(words: Words, hand: Hand): string {
  const column = { x: 80, right: 1120, sizes: [118, 100, 84, 70], maxLines: 2, lineSize: 40, snail: 210 };
  return toSvg([drawWords(words, column, hand), drawTrail(column, hand.look)], hand.look);
}

/** The card of a design: a sheet, onto which the drawing is placed later, the title, and the name of the studio. */
function drawDesignCard(words: Words, hand: Hand): string {
  const column = { x: 568, right: 1128, sizes: [96, 84, 72, 60, 50], maxLines: 3, lineSize: 36, snail: 140 };
  return toSvg(
    [drawSheet(hand.look), drawWords(words, column, hand), drawTrail(column, hand.look)],
    hand.look,
  );
}

type Column = {
  x: number;
  right: number;
  sizes: number[];
  maxLines: number;
  lineSize: number;
  snail: number;
};

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
  return `<path fill="${look.colours.light.ink}" d="${paths.join("")}"/>`;
}

/** The mark at the lower edge, with a trail of dots that draw closer. */
function drawTrail({ x, right, snail }: Column, { mark, colours, hasDots }: Look): string {
  const bottom = CARD_SIZE.height - 72;
  const y = bottom - snail * 0.108;
  const end = right - snail - 28;
  const { ink } = colours.light;
  const trail = hasDots ? drawBeat(x, end, y) : `<rect x="${x}" y="${y - 1}" width="${end - x}" height="2"/>`;
  return `<g fill="${ink}" color="${ink}">${placeMark(mark, { x: right - snail, y: bottom - snail, side: snail })}${trail}</g>`;
}

function drawBeat(start: number, end: number, y: number): string {
  const dots: string[] = [];
  let gap = RULE.gap;
  for (let at = end; at > start + RULE.radius; at -= gap, gap *= RULE.growth)
    dots.push(circle({ x: at, y, radius: RULE.radius }));
  return dots.join("");
}

function drawSheet({ colours, hasDots }: Look): string {
  const { x, y, width, height } = SHEET;
  const sheet = `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colours.light.paper}"/>`;
  return hasDots ? `${sheet}<g fill="${colours.light.wall}">${drawHoles()}</g>` : sheet;
}

function drawHoles(): string {
  const { x, y, width, height } = SHEET;
  const along = (length: number) => {
    const count = Math.round(length / HOLE.pitch);
    return Array.from({ length: count }, (_, index) => ((index + 0.5) * length) / count);
  };
  const places = [
    ...along(width).flatMap((at) => [
      { x: x + at, y },
      { x: x + at, y: y + height },
    ]),
    ...along(height).flatMap((at) => [
      { x, y: y + at },
      { x: x + width, y: y + at },
    ]),
  ];
  return places.map((place) => circle({ ...place, radius: HOLE.radius })).join("");
}

function circle({ x, y, radius }: { x: number; y: number; radius: number }): string {
  return `<circle cx="${x.toFixed(2)}" cy="${y.toFixed(2)}" r="${radius.toFixed(2)}"/>`;
}

function toSvg(parts: readonly string[], { colours }: Look): string {
  const { width, height } = CARD_SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${colours.light.wall}"/>${parts.join("")}</svg>`;
}
