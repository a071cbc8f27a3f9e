/** Inflates the compressed text chunks of a PNG. */
import { inflateSync } from "node:zlib";
import { splitWhole } from "./container.ts";
import { png } from "./png.ts";

/** In bytes. A longer text is an attack on memory. */
const LONGEST_TEXT = 16_000_000;

/** Empty for a damaged file, and for any other format. */
export function inflateTexts(file: Buffer): Buffer[] {
  if (!png.isOf(file)) return [];
  return splitWhole(png, file)?.flatMap(({ bytes }) => inflateText(bytes) ?? []) ?? [];
}

function inflateText(chunk: Buffer): Buffer | undefined {
  const name = chunk.toString("latin1", 4, 8);
  if (name !== "zTXt" && name !== "iTXt") return undefined;
  const data = chunk.subarray(8, -4);
  try {
    return inflateSync(data.subarray(textStart(name, data)), { maxOutputLength: LONGEST_TEXT });
  } catch {
    return undefined;
  }
}

/** After a keyword, a zero and the method; in iTXt also after a flag and two more zero-terminated names. */
function textStart(name: "zTXt" | "iTXt", data: Buffer): number {
  const keyword = data.indexOf(0);
  return name === "zTXt" ? keyword + 2 : data.indexOf(0, data.indexOf(0, keyword + 3) + 1) + 1;
}
