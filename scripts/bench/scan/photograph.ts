/** Takes a photo of a sheet on a table, together with the truth about it. */
import { SAMPLE_PAPER as PAPER } from "#domain/colors.ts";
import type { Corners, Size } from "#domain/pixels.ts";
import type { Picture } from "#images/pixels/picture.ts";
import { decode, encodeLossless, encodeLossy } from "#images/pixels/render.ts";
import { frameOf, fromUnitSquare, inverse, mapCorners, project } from "#images/pixels/scan/corners.ts";
import { developScan } from "#images/pixels/scan/develop-scan.ts";
import { encodeCard } from "#images/pixels/shapes.ts";
import { makePose, takeAim } from "./camera.ts";
import type { ScanCase } from "./cases.ts";
import { type Random, randomFrom } from "./random.ts";
import { drawScene } from "./scene.ts";
import { makeSheet } from "./sheet.ts";

/** `corners` are those of the sheet, in pixels of the photo. */
export type Photograph = { sheet: Picture; photo: Picture; corners: Corners };

/** `side` is the photo's longer side, in pixels. */
export async function photograph(scan: ScanCase, side: number): Promise<Photograph> {
  const random = randomFrom(scan.seed);
  const isRough = scan.defect === "rough";
  const sheet = await makeSheet(side, scan.defect, random);
  const short = Math.round(side * 0.75);
  const size = sheet.height > sheet.width ? { width: short, height: side } : { width: side, height: short };
  const corners = takeAim(sheet, size, makePose(scan.defect, random));
  const seen = await toJpeg(showSheet({ sheet, corners }, frameOf(size), size));
  const address = `data:image/jpeg;base64,${Buffer.from(seen).toString("base64")}`;
  const softness = isRough ? random.between(1, 1.5) : random.between(0.3, 0.8);
  const scene = drawScene(scan, { size, corners, sheet: address, softness, random });
  const light = await decode(Buffer.from(scene), size);
  const noisy = addNoise(light, random, isRough ? 4 : random.between(1, 2.5));
  // Messengers code photos for small files.
  const sent = isRough ? await encodeLossy(noisy) : await toJpeg(noisy);
  return { sheet, corners, photo: await decode(sent, size) };
}

/** The part of the sheet between corners in pixels of the photo; all is paper beyond the sheet. */
export function showSheet(
  { sheet, corners }: Pick<Photograph, "sheet" | "corners">,
  part: Corners,
  { width, height }: Size,
): Picture {
  const toSheet = inverse(fromUnitSquare(corners));
  const shown = mapCorners(part, (corner) => project(toSheet, corner));
  const box = { left: 0, top: 0, width: 1, height: 1 };
  return developScan(sheet, { sheet: shown, box }, { size: { width, height }, paper: PAPER });
}

function addNoise({ data, ...size }: Picture, random: Random, deviation: number): Picture {
  const noisy = Uint8ClampedArray.from(data, (level) => level + random.normal(deviation));
  return { data: new Uint8Array(noisy.buffer), ...size };
}

async function toJpeg(picture: Picture): Promise<Uint8Array> {
  const { width, height } = picture;
  const blank = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
  return encodeCard(blank, { bytes: await encodeLossless(picture), left: 0, top: 0, width, height });
}
