/** Sizes in pixels, and colors. */

export type Size = { width: number; height: number };

export type Point = { x: number; y: number };

/** Clockwise from the upper left. */
export type Corners = readonly [Point, Point, Point, Point];

/** sRGB, 0 to 255 each. */
export type Rgb = readonly [red: number, green: number, blue: number];

export const WHITE: Rgb = [255, 255, 255];

/** Rounds, to at least one pixel each way. */
export function scaled({ width, height }: Size, scale: number): Size {
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
