/** Padding around a picture in the lightbox: the picture takes at most 85 % of the height, the bars the rest. */

type Size = { x: number; y: number };

/** Whole pixels keep the picture sharp. */
type Padding = { top: number; bottom: number; left: number; right: number };

/** The height of a bar; less on very low screens. */
const BAR = 68;
const LOWEST_BAR = 50;
/** The height of "Sold Out" beneath its stamp. */
const BADGE = 50;
/** Below this width (as in app.css), a landscape picture goes from edge to edge. */
const PHONE = 768;

type Shown = {
  /** Height of the bar with its caption. */
  bar: number;
  isLandscape: boolean;
};

export function pad({ x: width, y: height }: Size, shown: Shown = { bar: 0, isLandscape: false }): Padding {
  const bar = Math.ceil(Math.max(height * 0.075, Math.min(BAR, Math.max(LOWEST_BAR, height * 0.14))));
  const side = shown.isLandscape && width < PHONE ? 0 : Math.round(clamp(16, 1.6 + width * 0.037, 48));
  return { top: bar, bottom: Math.max(bar, shown.bar), left: side, right: side };
}

/** Leaves room for the paper around the drawing, and for the badge. */
export function padSoldOut(viewport: Size): Padding {
  const { top, bottom, left, right } = pad(viewport);
  const paper = toPaperMargin(viewport.x);
  return { top: top + paper, bottom: bottom + paper + BADGE, left: left + paper, right: right + paper };
}

/** How far the stamp extends beyond its drawing. */
export function toPaperMargin(viewportWidth: number): number {
  return Math.round(clamp(24, viewportWidth * 0.04, 48));
}

function clamp(low: number, value: number, high: number): number {
  return Math.min(Math.max(low, value), high);
}
