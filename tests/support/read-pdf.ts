/** Reads what Chromium prints: the sheets of a PDF and the sizes of their pictures. */
import { inflateSync } from "node:zlib";

/** Sizes of the paper and its pictures, in inches. */
type PrintedSheet = { width: number; height: number; pictures: { width: number; height: number }[] };

const POINTS = 72;
const STREAM = /\/FlateDecode[^>]*>>\s*stream\r?\n/g;
const SHEET = /\/Type \/Page\b.*?\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/gs;
/** Matches an operator that changes, saves or restores the scale, or draws a picture. */
const OPERATOR = /([-.\d]+) [-.\d]+ [-.\d]+ ([-.\d]+) [-.\d]+ [-.\d]+ (cm)\b|\b(q|Q)\b|\/X\d+ (Do)\b/g;

/** Reads PDFs without rotation. Sheets and their contents come in the same order. */
export function readPdf(pdf: Buffer): PrintedSheet[] {
  const text = pdf.toString("latin1");
  const contents = [...text.matchAll(STREAM)]
    .map(({ index, 0: head }) => inflate(pdf.subarray(index + head.length)))
    .filter((content) => / cm\n/.test(content));
  return [...text.matchAll(SHEET)].map(([, width, height], index) => ({
    width: Number(width) / POINTS,
    height: Number(height) / POINTS,
    pictures: readPictures(contents[index] ?? ""),
  }));
}

/** Computes each picture's size; a picture fills the unit square of the current scale. */
function readPictures(content: string): PrintedSheet["pictures"] {
  const pictures = [];
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

export const countSheets = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length;
