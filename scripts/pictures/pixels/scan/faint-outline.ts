/** Finds a long, thin, pale line on flat paper: a fold, or the edge of a sheet on a white table or another sheet. */
import { findComponents } from "../components.ts";
import { byteAt, type Raster } from "../raster.ts";

/** The line is longer than this share of the picture, fills less than this share of its box, and is nowhere darker. */
const OUTLINE = { length: 0.45, fill: 0.06, darkest: 100 };
/** The line is darker than this (0 to 255); paper is lighter. */
const LINE = 240;

export function hasFaintOutline({ data, ...size }: Raster): boolean {
  const levelAt = (pixel: number) => byteAt(data, pixel * 3 + 1);
  return findComponents(size, (pixel) => levelAt(pixel) < LINE).some((pixels) => {
    const across = new Set(pixels.map((pixel) => pixel % size.width)).size;
    const down = new Set(pixels.map((pixel) => Math.floor(pixel / size.width))).size;
    const isLong = Math.max(across / size.width, down / size.height) > OUTLINE.length;
    const isThin = pixels.length < Math.max(OUTLINE.fill * across * down, 3 * Math.max(across, down));
    return isLong && isThin && pixels.every((pixel) => levelAt(pixel) > OUTLINE.darkest);
  });
}
