/** Renders a photo of a sheet on a table, together with the truth about it. */
import type { Corners, Size } from "#domain/pixels.ts";
import type { Picture } from "#images/pixels/picture.ts";
import { fromUnitSquare, inverse } from "#images/pixels/scan/corners.ts";
import { makePose, takeAim } from "./camera.ts";
import type { ScanCase } from "./cases.ts";
import { develop, GAMMA } from "./develop.ts";
import { makeFingers } from "./fingers.ts";
import { makeLight } from "./lights.ts";
import { type Random, randomFrom } from "./random.ts";
import { makeSheet } from "./sheet.ts";
import { type Lying, makeSurface, WHITENESS } from "./surface.ts";

/** `corners` are those of the sheet, in pixels of the photo. */
export type Photograph = Lying & { photo: Picture; corners: Corners };

/** `side` is the photo's longer side, in pixels. */
export async function photograph(scan: ScanCase, side: number): Promise<Photograph> {
  const random = randomFrom(scan.seed);
  const sheet = await makeSheet(side, scan.defect, random);
  const short = Math.round(side * 0.75);
  const size = sheet.height > sheet.width ? { width: short, height: side } : { width: side, height: short };
  const corners = takeAim(sheet, size, makePose(scan.defect, random));
  const made = { sheet, corners, toSheet: inverse(fromUnitSquare(corners)) };
  const light = expose(scan, made, { size, random });
  const photo = await develop(light, size, { isRough: scan.defect === "rough", random });
  return { ...made, photo };
}

/** Linear light, three values a pixel. */
function expose(
  scan: ScanCase,
  { corners, ...lying }: Omit<Photograph, "photo">,
  { size, random }: { size: Size; random: Random },
): Float32Array {
  const light = makeLight(scan.defect, random);
  const surface = makeSurface(scan.table, lying, { size, random });
  const fingers = scan.defect === "fingers" ? makeFingers(corners, random) : undefined;
  const exposure = random.between(0.8, 0.96) ** GAMMA / WHITENESS;
  const exposed = new Float32Array(size.width * size.height * 3);
  for (let y = 0, at = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++, at += 3) {
      const seen = surface(x, y);
      const lit = light((x + 0.5) / size.width, (y + 0.5) / size.height);
      const touch = fingers?.(x + 0.5, y + 0.5) ?? { cover: 0, color: [0, 0, 0], shadow: 0 };
      for (const channel of [0, 1, 2] as const) {
        const bare = seen[channel] * (1 - touch.shadow);
        const touched = bare + (touch.color[channel] as number) * touch.cover - bare * touch.cover;
        exposed[at + channel] = touched * exposure * lit[channel] ** GAMMA;
      }
    }
  }
  return exposed;
}
