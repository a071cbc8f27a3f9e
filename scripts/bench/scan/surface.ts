/** A sheet on a table: the light that each pixel of the photo sends back. */
import { SAMPLE_PAPER as PAPER } from "#domain/colors.ts";
import type { Corners, Rgb, Size } from "#domain/pixels.ts";
import type { Picture } from "#images/pixels/picture.ts";
import { frameOf, type Homography, mapCorners, project } from "#images/pixels/scan/corners.ts";
import { developScan } from "#images/pixels/scan/develop-scan.ts";
import { GAMMA } from "./develop.ts";
import type { Random } from "./random.ts";
import { makeTable, type TableName } from "./tables.ts";

/** Of the light that reaches it, paper sends back this share. */
export const WHITENESS = 0.88;
const TINTS: readonly Rgb[] = [
  [1, 1, 1],
  [1, 0.99, 0.96],
  [0.98, 0.99, 1],
];

/** `toSheet` takes pixels of the photo to fractions of the sheet. */
export type Lying = { sheet: Picture; toSheet: Homography };

export function makeSurface(
  name: TableName,
  { sheet, toSheet }: Lying,
  { size, random }: { size: Size; random: Random },
): (x: number, y: number) => Rgb {
  const table = makeTable(name, random);
  const tint = random.pick(TINTS);
  const unit = Math.max(sheet.width, sheet.height);
  const [width, height] = [sheet.width / unit, sheet.height / unit];
  const [shadowX, shadowY] = [random.between(-0.006, 0.006), random.between(-0.006, 0.006)];
  const { data } = showSheet({ sheet, toSheet }, frameOf(size), size);
  return (column, row) => {
    const place = project(toSheet, { x: column + 0.5, y: row + 0.5 });
    if (Math.min(place.x, place.y) >= 0 && Math.max(place.x, place.y) < 1) {
      const light = (channel: 0 | 1 | 2) =>
        ((data[(row * size.width + column) * 3 + channel] as number) / PAPER[channel]) ** GAMMA *
        (WHITENESS * tint[channel]);
      return [light(0), light(1), light(2)];
    }
    const [x, y] = [place.x * width, place.y * height];
    const outX = Math.max(-x + shadowX, x - shadowX - width, 0);
    const outY = Math.max(-y + shadowY, y - shadowY - height, 0);
    const shade = 1 - 0.4 * Math.exp(-Math.hypot(outX, outY) / 0.005);
    const [red, green, blue] = table(x - width / 2, y - height / 2);
    return [red * shade, green * shade, blue * shade];
  };
}

/** The part of the sheet between corners in pixels of the photo; all is paper beyond the sheet. */
export function showSheet({ sheet, toSheet }: Lying, corners: Corners, { width, height }: Size): Picture {
  const shown = mapCorners(corners, (corner) => project(toSheet, corner));
  const box = { left: 0, top: 0, width: 1, height: 1 };
  return developScan(sheet, { sheet: shown, box }, { size: { width, height }, paper: PAPER });
}
