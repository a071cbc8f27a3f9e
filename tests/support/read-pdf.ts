/** Reads what Chromium prints: the sheets of a PDF and the sizes of their pictures. */
import { inflateSync } from "node:zlib";

const POINTS = 72;
const STREAM = /\/FlateDecode[^>]*>>\s*stream\r?\n/g;
/** Matches an operator that changes, saves or restores the scale, or draws a picture. */
const OPERATOR = /([-.\d]+) [-.\d]+ [-.\d]+ ([-.\d]+) [-.\d]+ [-.\d]+ (cm)\b|\b(q|Q)\b|\/X\d+ (Do)\b/g;

export const countSheets = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length;

/** Lists the sizes of the pictures, in inches, of a PDF without rotation. */
export function readPictures(pdf: Buffer) {
  return [...pdf.toString("latin1").matchAll(STREAM)].flatMap(({ index, 0: head }) =>
    readContent(inflate(pdf.subarray(index + head.length))),
  );
}

/** Computes each picture's size; a picture fills the unit square of the current scale. */
function readContent(content: string) {
  const pictures: { width: number; height: number }[] = [];
  const saved: [number, number][] = [];
  let [x, y] = [1, 1];
  for (const [, byX, byY, scale, state, draw] of content.matchAll(OPERATOR)) {
    if (scale) [x, y] = [x * Number(byX), y * Number(byY)];
    if (state === "q") saved.push([x, y]);
    if (state === "Q") [x, y] = saved.pop() ?? [1, 1];
    if (draw) pictures.push({ width: Math.abs(x) / POINTS, height: Math.abs(y) / POINTS });
  }
  return pictures;
}

function inflate(stream: Buffer): string {
  try {
    return inflateSync(stream).toString("latin1");
  } catch {
    return "";
  }
}
