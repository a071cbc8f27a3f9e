/** Holds a scan against the truth about its photo. */

import { SAMPLE_PAPER as PAPER } from "#domain/colours.ts";
import { type Rgb, scaled } from "#domain/pixels.ts";
import { luma, lumaPlane, type Picture } from "#images/pixels/picture.ts";
import { resize } from "#images/pixels/render.ts";
import { type Corners, frameOf, project } from "#images/pixels/scan/corners.ts";
import { similarity } from "#images/pixels/similarity.ts";
import { isPaper } from "./colour-difference.ts";
import { homography, inverse, multiply } from "./homography.ts";
import type { Photograph } from "./photograph.ts";

export type Verdict = {
  /** Of the bare paper, the share within ΔE 2 of the page's. */
  paper: number;
  /** SSIM of the drawing's lightness. */
  ink: number;
  /** The stray of the worst corner that the photo shows, as a share of its longer side; undefined without any. */
  corner: number | undefined;
};

/** Corners in pixels of the photo. */
export type Scanned = { picture: Picture; corners?: Corners; shows: Corners };

/** Lightness of the truth below which there is ink, and how far its blurred edge reaches, in pixels. */
const INK = 249;
const REACH = 5;
/** A corner is shown when it lies this far inside the photo, as a share of its longer side. */
const SHOWN = 0.02;
/** Half the size: as a phone's photo of twelve megapixels is shown in a tile, so that its lens is not judged. */
const COMPARED = 0.5;

export async function judge({ photo, sheet, view, corners }: Photograph, scanned: Scanned): Promise<Verdict> {
  const truth = truthOf(sheet, scanned, inverse(view));
  const longest = Math.max(photo.width, photo.height);
  const strays = corners.flatMap(({ x, y }, at) => {
    const depth = Math.min(x, y, photo.width - x, photo.height - y);
    if (depth < SHOWN * longest) return [];
    const found = scanned.corners?.[at as 0] ?? { x: Number.NaN, y: Number.NaN };
    return [Math.hypot(found.x - x, found.y - y) / longest];
  });
  const size = scaled(truth, COMPARED);
  const [expected, found] = [await resize(truth, size), await resize(scanned.picture, size)];
  return {
    paper: cleanShare(scanned.picture, truth),
    ink: similarity(lumaPlane(expected), lumaPlane(found)),
    corner:
      strays.length > 0 ? Math.max(...strays.map((stray) => (Number.isNaN(stray) ? 1 : stray))) : undefined,
  };
}

/** What the scan should show: the sheet's own pixels, at the places that the scan says it shows. */
function truthOf(
  sheet: Picture,
  { picture, shows }: Scanned,
  toSheet: Parameters<typeof project>[0],
): Picture {
  const map = multiply(toSheet, homography(frameOf(picture), shows));
  const data = new Uint8Array(picture.data.length);
  for (let at = 0; at < data.length; at += 3) {
    const pixel = at / 3;
    const place = { x: (pixel % picture.width) + 0.5, y: Math.floor(pixel / picture.width) + 0.5 };
    const { x, y } = project(map, place);
    const [left, top] = [Math.floor(x - 0.5), Math.floor(y - 0.5)];
    if (left < 0 || top < 0 || left >= sheet.width - 1 || top >= sheet.height - 1) {
      data.set(PAPER, at);
      continue;
    }
    const [across, down] = [x - 0.5 - left, y - 0.5 - top];
    for (let channel = 0; channel < 3; channel++) {
      const value = (column: number, row: number) =>
        sheet.data[((top + row) * sheet.width + left + column) * 3 + channel] as number;
      const above = value(0, 0) * (1 - across) + value(1, 0) * across;
      const below = value(0, 1) * (1 - across) + value(1, 1) * across;
      data[at + channel] = above * (1 - down) + below * down + 0.5;
    }
  }
  return { data, width: picture.width, height: picture.height };
}

function cleanShare({ data, width, height }: Picture, truth: Picture): number {
  const isInked = inkedPixels(truth);
  let [bare, clean] = [0, 0];
  for (let pixel = 0; pixel < width * height; pixel++) {
    if (isInked[pixel] === 1) continue;
    bare++;
    const colour = data.subarray(pixel * 3, pixel * 3 + 3) as unknown as Rgb;
    if (isPaper(colour)) clean++;
  }
  return clean / bare;
}

/** Ink, and as far around it as a lens or a codec carries it. */
function inkedPixels({ data, width, height }: Picture): Uint8Array {
  const inked = new Uint8Array(width * height);
  for (let pixel = 0, at = 0; pixel < inked.length; pixel++, at += 3) {
    if (luma(data[at] as number, data[at + 1] as number, data[at + 2] as number) >= INK) continue;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    const [from, to] = [Math.max(0, x - REACH), Math.min(width, x + REACH + 1)];
    for (let row = Math.max(0, y - REACH); row <= Math.min(height - 1, y + REACH); row++)
      inked.fill(1, row * width + from, row * width + to);
  }
  return inked;
}
