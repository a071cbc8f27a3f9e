/** Makes a photo of a sheet on a table, and keeps the truth about it. */
import type { Rgb, Size } from "#domain/pixels.ts";
import { PAPER } from "#domain/tones.ts";
import type { Picture } from "#images/pixels/picture.ts";
import { decode, encodeCard, encodeLossy } from "#images/pixels/render.ts";
import {
  type Corners,
  cornersOf,
  type Homography,
  inverse,
  project,
} from "#images/pixels/scan/homography.ts";
import { makePose, takeAim } from "./camera.ts";
import type { ScanCase } from "./cases.ts";
import { makeFingers } from "./fingers.ts";
import { makeLight } from "./lights.ts";
import { type Random, randomFrom } from "./random.ts";
import { makeSheet } from "./sheet.ts";
import { makeTable } from "./tables.ts";

/** `view` takes the sheet's pixels to the photo's. */
export type Photograph = { photo: Picture; sheet: Picture; view: Homography; corners: Corners };

/** Of the light that reaches it, paper sends back this share. */
const WHITENESS = 0.88;
const TINTS: readonly Rgb[] = [
  [1, 1, 1],
  [1, 0.99, 0.96],
  [0.98, 0.99, 1],
];
/** Of each side of a pixel. */
const SUBSAMPLES = 2;
const GAMMA = 2.2;

const LINEAR = Float64Array.from({ length: 256 }, (_, level) => (level / 255) ** GAMMA);

/** `side` is the photo's longer side, in pixels. */
export async function photograph(scan: ScanCase, side: number): Promise<Photograph> {
  const random = randomFrom(scan.seed);
  const sheet = await makeSheet(side, scan.defect, random);
  const short = Math.round(side * 0.75);
  const size = sheet.height > sheet.width ? { width: short, height: side } : { width: side, height: short };
  const view = takeAim(sheet, size, makePose(scan.defect, random));
  const corners = cornersOf(sheet.width, sheet.height).map((corner) =>
    project(view, corner),
  ) as unknown as Corners;
  const isRough = scan.defect === "rough";
  const exposed = expose(scan, { sheet, view, corners, size }, random);
  const soft = blur(exposed, size, isRough ? random.between(1, 1.5) : random.between(0.3, 0.8));
  const photo = develop(soft, size, random, isRough ? 4 : random.between(1, 2.5));
  return { photo: await compress(photo, isRough), sheet, view, corners };
}

type Scene = { sheet: Picture; view: Homography; corners: Corners; size: Size };

/** Linear light, three values a pixel. */
function expose(scan: ScanCase, { sheet, view, corners, size }: Scene, random: Random): Float32Array {
  const light = makeLight(scan.defect, random);
  const surface = makeSurface(scan, { sheet, view, corners, size }, random);
  const fingers = scan.defect === "fingers" ? makeFingers(corners, random) : undefined;
  const exposure = random.between(0.8, 0.96) ** GAMMA / WHITENESS;
  const exposed = new Float32Array(size.width * size.height * 3);
  for (let y = 0, at = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++, at += 3) {
      const seen = sample(x, y, surface);
      const lit = light((x + 0.5) / size.width, (y + 0.5) / size.height);
      const touch = fingers?.(x + 0.5, y + 0.5) ?? { cover: 0, colour: [0, 0, 0], shadow: 0 };
      for (let channel = 0; channel < 3; channel++) {
        const bare = (seen[channel] as number) * (1 - touch.shadow);
        const touched = bare + (touch.colour[channel] as number) * touch.cover - bare * touch.cover;
        exposed[at + channel] = touched * exposure * (lit[channel] as number) ** GAMMA;
      }
    }
  }
  return exposed;
}

/** One sample; at the sheet's edge the mean of several, as a lens gives it. */
function sample(x: number, y: number, { surface, isEdge }: Surface): Rgb {
  if (!isEdge(x + 0.5, y + 0.5)) return surface(x + 0.5, y + 0.5);
  const sums: [number, number, number] = [0, 0, 0];
  const count = SUBSAMPLES * SUBSAMPLES;
  for (let part = 0; part < count; part++) {
    const across = ((part % SUBSAMPLES) + 0.5) / SUBSAMPLES;
    const [red, green, blue] = surface(x + across, y + (Math.floor(part / SUBSAMPLES) + 0.5) / SUBSAMPLES);
    sums[0] += red / count;
    sums[1] += green / count;
    sums[2] += blue / count;
  }
  return sums;
}

/** What the sheet or the table sends back at a point of the photo. */
type Surface = { surface: (x: number, y: number) => Rgb; isEdge: (x: number, y: number) => boolean };

function makeSurface({ table: name }: ScanCase, { sheet, view }: Scene, random: Random): Surface {
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

/** Gaussian, across and then down. */
function blur(light: Float32Array, { width, height }: Size, deviation: number): Float32Array {
  const reach = Math.ceil(deviation * 2.5);
  const bell = Array.from({ length: 2 * reach + 1 }, (_, at) =>
    Math.exp(-((at - reach) ** 2) / (2 * deviation * deviation)),
  );
  const total = bell.reduce((sum, weight) => sum + weight);
  const weights = Float64Array.from(bell, (weight) => weight / total);
  const across = spread(light, weights, {
    step: 3,
    last: width - 1,
    place: (at) => Math.floor(at / 3) % width,
  });
  const line = width * 3;
  return spread(across, weights, { step: line, last: height - 1, place: (at) => Math.floor(at / line) });
}

/** `step` leads to the next value along the way, `last` is the last place on it. */
function spread(
  from: Float32Array,
  weights: Float64Array,
  { step, last, place }: { step: number; last: number; place: (at: number) => number },
): Float32Array {
  const reach = weights.length >> 1;
  const to = new Float32Array(from.length);
  for (let at = 0; at < from.length; at++) {
    const here = place(at);
    let sum = 0;
    for (let offset = -reach; offset <= reach; offset++) {
      const there = Math.min(last - here, Math.max(-here, offset));
      sum += (weights[offset + reach] as number) * (from[at + there * step] as number);
    }
    to[at] = sum;
  }
  return to;
}

/** Levels as a camera writes them, with its noise. */
function develop(light: Float32Array, size: Size, random: Random, deviation: number): Picture {
  const data = Uint8Array.from(light, (value) => {
    const level = 255 * Math.max(0, value) ** (1 / GAMMA) + random.normal(deviation);
    return Math.min(255, Math.max(0, Math.round(level)));
  });
  return { data, ...size };
}

/** As JPEG; as messengers send photos, coded for small files. */
async function compress(photo: Picture, isRough: boolean): Promise<Picture> {
  const { width, height } = photo;
  const blank = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
  const bytes = isRough
    ? await encodeLossy(photo)
    : await encodeCard(blank, { picture: photo, left: 0, top: 0 });
  return decode(bytes, { width, height });
}
