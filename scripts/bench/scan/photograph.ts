/** Makes a photo of a sheet on a table, and keeps the truth about it. */

import type { Rgb, Size } from "#domain/pixels.ts";
import type { Picture } from "#images/pixels/picture.ts";
import { type Corners, frameOf, type Homography, mapCorners, project } from "#images/pixels/scan/corners.ts";
import { makePose, takeAim } from "./camera.ts";
import type { ScanCase } from "./cases.ts";
import { develop, GAMMA } from "./develop.ts";
import { makeFingers } from "./fingers.ts";
import { makeLight } from "./lights.ts";
import { type Random, randomFrom } from "./random.ts";
import { makeSheet } from "./sheet.ts";
import { makeSurface, type Surface, WHITENESS } from "./surface.ts";

/** `view` takes the sheet's pixels to the photo's. */
export type Photograph = { photo: Picture; sheet: Picture; view: Homography; corners: Corners };

/** Of each side of a pixel. */
const SUBSAMPLES = 2;

/** `side` is the photo's longer side, in pixels. */
export async function photograph(scan: ScanCase, side: number): Promise<Photograph> {
  const random = randomFrom(scan.seed);
  const sheet = await makeSheet(side, scan.defect, random);
  const short = Math.round(side * 0.75);
  const size = sheet.height > sheet.width ? { width: short, height: side } : { width: side, height: short };
  const view = takeAim(sheet, size, makePose(scan.defect, random));
  const corners = mapCorners(frameOf(sheet), (corner) => project(view, corner));
  const isRough = scan.defect === "rough";
  const exposed = expose(scan, { sheet, view, corners, size }, random);
  const photo = await develop(exposed, size, { isRough, random });
  return { photo, sheet, view, corners };
}

type Scene = { sheet: Picture; view: Homography; corners: Corners; size: Size };

/** Linear light, three values a pixel. */
function expose(scan: ScanCase, { sheet, view, corners, size }: Scene, random: Random): Float32Array {
  const light = makeLight(scan.defect, random);
  const surface = makeSurface(scan, { sheet, view }, random);
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
