/** The room around a picture in the lightbox: at most 85 % of the screen's height is picture, the rest is for the bars. */

type Size = { x: number; y: number };

/** What PhotoSwipe keeps free, in whole pixels: the picture then stands sharp. */
type Padding = { top: number; bottom: number; left: number; right: number };

/** A bar with its buttons; on very low screens the picture comes first. */
const BAR = 68;
const LOWEST_BAR = 50;
/** "Sold Out" beneath its stamp. */
const BADGE = 50;

export function pad({ x: width, y: height }: Size): Padding {
  const bar = Math.ceil(Math.max(height * 0.075, Math.min(BAR, Math.max(LOWEST_BAR, height * 0.14))));
  const side = Math.round(clamp(16, 1.6 + width * 0.037, 48));
  return { top: bar, bottom: bar, left: side, right: side };
}

/** The paper around the drawing, and the badge. */
export function padSoldOut(viewport: Size): Padding {
  const { top, bottom, left, right } = pad(viewport);
  const paper = toPaperMargin(viewport.x);
  return { top: top + paper, bottom: bottom + paper + BADGE, left: left + paper, right: right + paper };
}

/** How far the stamp reaches beyond its drawing. */
export function toPaperMargin(viewportWidth: number): number {
  return Math.round(clamp(24, viewportWidth * 0.04, 48));
}

function clamp(low: number, value: number, high: number): number {
  return Math.min(Math.max(low, value), high);
}
