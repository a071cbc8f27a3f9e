/**
 * The width of each picture on the page, in CSS pixels: for `sizes` (sizes.ts) and for the widths to make (ladder.ts).
 * Keep in step with the styles: gutter (app.css), columns (roles.css), plate padding (Plate.tsx), rails
 * (pages/index/Gallery.tsx), portrait (pages/about/+Page.tsx).
 */
import type { Role } from "./roles.ts";

/** A screen, in CSS pixels. */
export type Viewport = { width: number; height: number; pixelRatio: number };

const REM = 16;
/** From here up, a plate has its facts beside it. */
const TWO_COLUMNS = 60 * REM;

/** Rendered width by role. `aspectRatio` is width over height. */
export const SLOTS: Record<Role, (view: Viewport, aspectRatio: number) => number[]> = {
  tile: (view, aspectRatio) => [tileWidth(view.width) * opticalShare(aspectRatio)],
  plate: ({ width, height }, aspectRatio) => [
    Math.min(plateWidth(width), aspectRatio * plateHeight(width) * height),
  ],
  /** Both rails, and the lightbox above them. */
  slide: ({ width, height }, aspectRatio) => [
    railHeight(height) * aspectRatio,
    smallRailHeight(height) * aspectRatio,
    Math.min(width, 0.85 * height * aspectRatio),
  ],
  photo: (view) => [photoWidth(view.width, 3)],
  portrait: (view) => [portraitWidth(view.width)],
  figure: (view) => [Math.min(view.width, 38 * REM)],
};

/**
 * The share of a tile's width that a drawing takes, so that all cover about the same area. Rounded to 2 %, so that
 * drawings of similar shapes share widths and markup.
 */
export function opticalShare(aspectRatio: number): number {
  const share = Math.min(0.88, 0.75 * Math.sqrt(1.25 * aspectRatio), 1.1 * aspectRatio);
  return Math.max(1, Math.round(50 * share)) / 50;
}

/** The same as a length of CSS. */
export const opticalPercent = (aspectRatio: number) => `${Math.round(opticalShare(aspectRatio) * 100)}%`;

export function tileWidth(viewport: number): number {
  const rem = viewport / REM;
  const columns = rem >= 90 ? 5 : rem >= 64 ? 4 : rem >= 40 ? 3 : 2;
  return contentWidth(viewport) / columns;
}

/** Where the height of the screen does not limit it. */
export function plateWidth(viewport: number): number {
  const padding = fluid(1.75, 0.06 * viewport, 5) + fluid(3.9, 0.06 * viewport, 5.25);
  if (viewport < TWO_COLUMNS) return viewport - padding;
  return ((contentWidth(viewport) - fluid(1.5, 0.03 * viewport, 3.5)) * 7) / 12 - padding;
}

/** The share of the screen's height that the drawing on a plate takes at most; `viewport` is a width. */
export const plateHeight = (viewport: number) => (viewport < TWO_COLUMNS ? 0.45 : 0.55);

/** `viewport` is a height. */
export const railHeight = (viewport: number) => fluid(20, 0.5 * viewport, 40);
export const smallRailHeight = (viewport: number) => fluid(10, 0.28 * viewport, 24);

/** `columns` is the number of photos in the row. */
export function photoWidth(viewport: number, columns: 2 | 3): number {
  return (contentWidth(viewport) - (columns - 1) * fluid(0.375, 0.012 * viewport, 1.25)) / columns;
}

export function portraitWidth(viewport: number): number {
  if (viewport < 40 * REM) return contentWidth(viewport);
  return Math.min(0.43 * contentWidth(viewport), 38 * REM);
}

function contentWidth(viewport: number): number {
  return viewport - 2 * fluid(1, 0.1 * REM + 0.037 * viewport, 3);
}

/** The CSS function clamp(); the bounds are in rem. */
function fluid(low: number, value: number, high: number): number {
  return Math.min(Math.max(low * REM, value), high * REM);
}
