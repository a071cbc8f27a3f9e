/** Compares a scan with the truth about its photo. */
import { differenceCie76 } from "culori";
import { SAMPLE_PAPER as PAPER } from "#domain/colors.ts";
import { type Corners, type Rgb, scaled } from "#domain/pixels.ts";
import { similarity } from "#images/pixels/photo-quality.ts";
import { lumaPlane, type Picture } from "#images/pixels/picture.ts";
import { resize } from "#images/pixels/render.ts";
import { paintAround } from "#images/pixels/scan/edge-intrusions.ts";
import { type Photograph, showSheet } from "./photograph.ts";

export type Verdict = {
  /** Of the bare paper, the share within ΔE 2 of the page's. */
  paper: number;
  /** SSIM of the drawing's lightness. */
  ink: number;
  /** The error of the worst corner that the photo shows, as a share of its longer side; 0 without any. */
  corner: number;
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

export async function judge(made: Photograph, scanned: Scanned): Promise<Verdict> {
  const { photo, corners } = made;
  const truth = showSheet(made, scanned.shows, scanned.picture);
  const longest = Math.max(photo.width, photo.height);
  const strays = corners.flatMap(({ x, y }, at) => {
    const depth = Math.min(x, y, photo.width - x, photo.height - y);
    if (depth < SHOWN * longest) return [];
    const found = scanned.corners?.[at];
    return [found ? Math.hypot(found.x - x, found.y - y) / longest : 1];
  });
  const size = scaled(truth, COMPARED);
  const [expected, found] = [await resize(truth, size), await resize(scanned.picture, size)];
  return {
    paper: cleanShare(scanned.picture, truth),
    ink: similarity(lumaPlane(expected), lumaPlane(found)),
    corner: Math.max(0, ...strays),
  };
}

function cleanShare({ data, width, height }: Picture, truth: Picture): number {
  const isInked = inkedPixels(truth);
  let [bare, clean] = [0, 0];
  for (let pixel = 0; pixel < width * height; pixel++) {
    if (isInked[pixel] === 1) continue;
    bare++;
    const color = data.subarray(pixel * 3, pixel * 3 + 3) as unknown as Rgb;
    if (isPaper(color)) clean++;
  }
  return clean / bare;
}

/** Ink, and as far around it as a lens or a codec carries it. */
function inkedPixels(truth: Picture): Uint8Array {
  const inked = new Uint8Array(truth.width * truth.height);
  for (const [pixel, value] of lumaPlane(truth).data.entries())
    if (value < INK) paintAround(inked, pixel, { sheet: truth, near: REACH });
  return inked;
}

/** In ΔE. */
const MOST_DIFFERENCE = 2;
const difference = differenceCie76();
const toColor = ([r, g, b]: Rgb) => ({ mode: "rgb", r: r / 255, g: g / 255, b: b / 255 }) as const;

/** By the color as a number: a photo repeats few. */
const known = new Map<number, boolean>();

function isPaper(color: Rgb): boolean {
  const key = (color[0] << 16) | (color[1] << 8) | color[2];
  const isNear = known.get(key) ?? difference(toColor(color), toColor(PAPER)) <= MOST_DIFFERENCE;
  known.set(key, isNear);
  return isNear;
}
