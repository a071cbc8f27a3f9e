/**
 * The width of each picture on the page: as CSS for the `sizes` attribute, and in pixels for the ladder (ladder.ts).
 * Keep in step with the styles: gutter (tokens.css), columns (stamp.css), plate padding (plate.css), rails (rail.css),
 * portrait (about.css).
 */
import type { Role } from "./roles.ts";

/** A screen, in CSS pixels. */
export type Viewport = { width: number; height: number; pixelRatio: number };

const REM = 16;
const GUTTER_CSS = "clamp(1rem, .1rem + 3.7vw, 3rem)";
const BIG_RAIL_CSS = "clamp(20rem, 50vh, 40rem)";
const SMALL_RAIL_CSS = "clamp(10rem, 28vh, 24rem)";
const PLATE_PADDING_CSS = "(clamp(1.75rem, 6vw, 5rem) + clamp(3.9rem, 6vw, 5.25rem))";

const clamp = (low: number, value: number, high: number) => Math.min(Math.max(low, value), high);
const gutter = (view: Viewport) => clamp(REM, 0.1 * REM + 0.037 * view.width, 3 * REM);
const content = (view: Viewport) => view.width - 2 * gutter(view);

/**
 * The share of a tile's width that a drawing takes, so that all cover about the same area. Rounded to 2 %, so that
 * drawings of similar shapes share widths and markup.
 */
export function opticalShare(aspectRatio: number): number {
  const share = Math.min(0.88, 0.75 * Math.sqrt(1.25 * aspectRatio), 1.1 * aspectRatio);
  return Math.max(1, Math.round(50 * share)) / 50;
}

/** Rendered width of a drawing in the catalogue, in CSS pixels. */
export function tileWidth(view: Viewport, aspectRatio: number): number {
  return (content(view) / columns(view)) * opticalShare(aspectRatio);
}

/** Rendered width in CSS pixels, by role. `aspectRatio` is width over height. */
export const SLOTS: Record<Role, (view: Viewport, aspectRatio: number) => number[]> = {
  tile: (view, aspectRatio) => [tileWidth(view, aspectRatio)],
  plate: (view, aspectRatio) => [Math.min(plateWidth(view), aspectRatio * 0.6 * view.height)],
  /** Both rails, and the lightbox above them. */
  slide: (view, aspectRatio) => [
    clamp(20 * REM, 0.5 * view.height, 40 * REM) * aspectRatio,
    clamp(10 * REM, 0.28 * view.height, 24 * REM) * aspectRatio,
    Math.min(view.width, 0.85 * view.height * aspectRatio),
  ],
  photo: (view) => [(content(view) - 2 * clamp(0.375 * REM, 0.012 * view.width, 1.25 * REM)) / 3],
  portrait: (view) => [
    view.width < 60 * REM
      ? content(view)
      : (content(view) - clamp(2 * REM, 0.06 * view.width, 6.5 * REM)) * (5 / 11),
  ],
};

/** `share` is the optical share. */
export function tileSizes(share: number): string {
  const width = (count: number) =>
    `calc((100vw - 2 * ${GUTTER_CSS}) * ${Number((share / count).toFixed(4))})`;
  return `(min-width: 90rem) ${width(5)}, (min-width: 64rem) ${width(4)}, (min-width: 40rem) ${width(3)}, ${width(2)}`;
}

/** For tiles with `sizes="auto"`: a short guess for browsers that cannot measure. */
export const TILE_SIZES = "(min-width: 64rem) 20vw, 42vw";

export function plateSizes(aspectRatio: number): string {
  const limit = `${(aspectRatio * 60).toFixed(2)}vh`;
  const column = `(100vw - 2 * ${GUTTER_CSS} - clamp(1.5rem, 3vw, 3.5rem)) * 7 / 12`;
  return `(min-width: 60rem) min(${column} - ${PLATE_PADDING_CSS}, ${limit}), min(100vw - ${PLATE_PADDING_CSS}, ${limit})`;
}

export function slideSizes(aspectRatio: number, isDoodle: boolean): string {
  return `calc(${isDoodle ? SMALL_RAIL_CSS : BIG_RAIL_CSS} * ${aspectRatio})`;
}

/** `columns` is the number of photos in the row. */
export function photoSizes(columns: 2 | 3): string {
  return `calc((100vw - 2 * ${GUTTER_CSS} - ${columns - 1} * clamp(.375rem, 1.2vw, 1.25rem)) / ${columns})`;
}

export const PORTRAIT_SIZES = `(min-width: 60rem) calc((100vw - 2 * ${GUTTER_CSS} - clamp(2rem, 6vw, 6.5rem)) * 5 / 11), calc(100vw - 2 * ${GUTTER_CSS})`;

function columns(view: Viewport): number {
  const rem = view.width / REM;
  return rem >= 90 ? 5 : rem >= 64 ? 4 : rem >= 40 ? 3 : 2;
}

function plateWidth(view: Viewport): number {
  const padding =
    clamp(1.75 * REM, 0.06 * view.width, 5 * REM) + clamp(3.9 * REM, 0.06 * view.width, 5.25 * REM);
  if (view.width < 60 * REM) return view.width - padding;
  return ((content(view) - clamp(1.5 * REM, 0.03 * view.width, 3.5 * REM)) * 7) / 12 - padding;
}
