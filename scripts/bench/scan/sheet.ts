/** A sheet of paper with a drawing of the sample in its middle: the truth that a scan should find again. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { SAMPLE_PAPER as PAPER } from "#domain/colors.ts";
import { type Size, scaled } from "#domain/pixels.ts";
import type { Picture } from "#images/pixels/picture.ts";
import { decode, readMetadata } from "#images/pixels/render.ts";
import type { Defect } from "./cases.ts";
import type { Random } from "./random.ts";

const DESIGNS = "images/designs";

/** A4 and letter. */
const SHAPES = [Math.SQRT2, 11 / 8.5];

/** The sheet is upright if its drawing is; `side` is its longer side, in pixels. */
export async function makeSheet(side: number, defect: Defect, random: Random): Promise<Picture> {
  const file = random.pick(readdirSync(DESIGNS).sort());
  const bytes = readFileSync(join(DESIGNS, file));
  const header = (await readMetadata(bytes)).autoOrient;
  const shape = random.pick(SHAPES);
  const isUpright = header.height >= header.width;
  const size = isUpright
    ? { width: Math.round(side / shape), height: side }
    : { width: side, height: Math.round(side / shape) };
  const isNear = defect === "sliver" || defect === "fills";
  const share = isNear ? 0.58 : random.between(0.68, 0.84);
  const fit = Math.min(size.width / header.width, size.height / header.height) * share;
  return place(await decode(bytes, scaled(header, fit)), size);
}

function place(drawing: Picture, size: Size): Picture {
  const data = new Uint8Array(size.width * size.height * 3);
  for (let at = 0; at < data.length; at += 3) data.set(PAPER, at);
  const [left, top] = [(size.width - drawing.width) >> 1, (size.height - drawing.height) >> 1];
  for (let row = 0; row < drawing.height; row++) {
    const line = drawing.data.subarray(row * drawing.width * 3, (row + 1) * drawing.width * 3);
    data.set(line, ((row + top) * size.width + left) * 3);
  }
  return { data, ...size };
}
