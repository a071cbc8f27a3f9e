/** A sheet on a table: the light that each point of the photo sends back. */
import { SAMPLE_PAPER as PAPER } from "#domain/colours.ts";
import type { Rgb } from "#domain/pixels.ts";
import type { Picture } from "#images/pixels/picture.ts";
import { type Homography, project } from "#images/pixels/scan/corners.ts";
import type { ScanCase } from "./cases.ts";
import { GAMMA } from "./develop.ts";
import { inverse } from "./homography.ts";
import type { Random } from "./random.ts";
import { makeTable } from "./tables.ts";

/** Of the light that reaches it, paper sends back this share. */
export const WHITENESS = 0.88;
const TINTS: readonly Rgb[] = [
  [1, 1, 1],
  [1, 0.99, 0.96],
  [0.98, 0.99, 1],
];
const LINEAR = Float64Array.from({ length: 256 }, (_, level) => (level / 255) ** GAMMA);

type Lying = { sheet: Picture; view: Homography };

/** What the sheet or the table sends back at a point of the photo. */
export type Surface = { surface: (x: number, y: number) => Rgb; isEdge: (x: number, y: number) => boolean };

export function makeSurface({ table: name }: ScanCase, { sheet, view }: Lying, random: Random): Surface {
  const table = makeTable(name, random);
  const tint = random.pick(TINTS);
  const { width, height } = sheet;
  const unit = Math.max(width, height);
  const [shadowX, shadowY] = [random.between(-0.006, 0.006) * unit, random.between(-0.006, 0.006) * unit];
  const back = inverse(view);
  const surface = (photoX: number, photoY: number): Rgb => {
    const { x, y } = project(back, { x: photoX, y: photoY });
    if (x >= 0 && y >= 0 && x < width && y < height) return sheetAt(sheet, tint, x, y);
    const outX = Math.max(-x + shadowX, x - shadowX - width, 0);
    const outY = Math.max(-y + shadowY, y - shadowY - height, 0);
    const shade = 1 - 0.4 * Math.exp(-Math.hypot(outX, outY) / (0.005 * unit));
    const [red, green, blue] = table((x - width / 2) / unit, (y - height / 2) / unit);
    return [red * shade, green * shade, blue * shade];
  };
  const isEdge = (photoX: number, photoY: number) => {
    const { x, y } = project(back, { x: photoX, y: photoY });
    const outside = Math.max(-x, x - width, -y, y - height);
    return Math.abs(outside) < 3;
  };
  return { surface, isEdge };
}

/** Between the four nearest pixels. */
function sheetAt({ data, width, height }: Picture, tint: Rgb, x: number, y: number): Rgb {
  const [left, top] = [Math.max(0, Math.floor(x - 0.5)), Math.max(0, Math.floor(y - 0.5))];
  const [right, bottom] = [Math.min(width - 1, left + 1), Math.min(height - 1, top + 1)];
  const [across, down] = [Math.max(0, x - 0.5 - left), Math.max(0, y - 0.5 - top)];
  const value = (column: number, row: number, channel: number) =>
    LINEAR[data[(row * width + column) * 3 + channel] as number] as number;
  const of = (channel: 0 | 1 | 2) => {
    const above = value(left, top, channel) * (1 - across) + value(right, top, channel) * across;
    const below = value(left, bottom, channel) * (1 - across) + value(right, bottom, channel) * across;
    const share = (above * (1 - down) + below * down) / (LINEAR[PAPER[channel]] as number);
    return share * WHITENESS * tint[channel];
  };
  return [of(0), of(1), of(2)];
}
