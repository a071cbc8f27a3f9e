/** Draws what surrounds the words of a social card, as SVG. Lengths in pixels. */
import type { Look } from "#brand/look.ts";
import { placeMark } from "#brand/mark.ts";

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

/** `mark` is its side, at the end of the trail. */
type Trail = { x: number; right: number; bottom: number; mark: number };

/** The mark, with a trail of dots that draw closer. */
export function drawTrail({ x, right, bottom, mark: side }: Trail, { mark, colors, hasDots }: Look): string {
  const y = bottom - side * 0.108;
  const end = right - side - 28;
  const { ink } = colors.light;
  const trail = hasDots ? drawDots(x, end, y) : `<rect x="${x}" y="${y - 1}" width="${end - x}" height="2"/>`;
  return `<g fill="${ink}" color="${ink}">${placeMark(mark, { x: right - side, y: bottom - side, side })}${trail}</g>`;
}

function drawDots(start: number, end: number, y: number): string {
  const dots: string[] = [];
  let gap = RULE.gap;
  for (let at = end; at > start + RULE.radius; at -= gap, gap *= RULE.growth)
    dots.push(circle({ x: at, y, radius: RULE.radius }));
  return dots.join("");
}

export function drawSheet({ colors, hasDots }: Look): string {
  const { x, y, width, height } = SHEET;
  const sheet = `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colors.light.paper}"/>`;
  return hasDots ? `${sheet}<g fill="${colors.light.wall}">${drawHoles()}</g>` : sheet;
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
