/** Sizes in pixels, and colors. */

export type Size = { width: number; height: number };

export type Point = { x: number; y: number };

/** Clockwise from the upper left. */
export type Corners = readonly [Point, Point, Point, Point];

/** sRGB, 0 to 255 each. */
export type Rgb = readonly [red: number, green: number, blue: number];

export const WHITE: Rgb = [255, 255, 255];

/** Returns the size of a picture without the picture. */
export const sizeOf = ({ width, height }: Size): Size => ({ width, height });

/** Scales a size and rounds it, to at least one pixel each way. */
export function scaled({ width, height }: Size, scale: number): Size {
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Shrinks a size, if necessary, until its longer side is at most `side`. */
export const atMost = (side: number, size: Size): Size =>
  scaled(size, Math.min(1, side / Math.max(size.width, size.height)));

/** Shrinks a size, if necessary, until it has at most so many pixels. */
export const atMostPixels = (pixels: number, size: Size): Size =>
  scaled(size, Math.min(1, Math.sqrt(pixels / (size.width * size.height))));

/** The most pixels of a photo that is scanned: slightly more than the desk stores. */
export const MAX_SCANNED_PIXELS = 12.6e6;

/** Converts an sRGB value (0 to 255, IEC 61966-2-1) to linear light (0 to 1). */
export function toLight(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Converts linear light (0 to 1) to an sRGB value (0 to 255), without rounding. */
export function fromLight(light: number): number {
  return 255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);
}
