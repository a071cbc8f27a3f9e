/** Detects whether a file says where its picture was taken. */
import { HEADS, namesLocation } from "./exif.ts";
import { inflateTexts } from "./png-text.ts";

/** In XMP. */
const XMP = "GPSLatitude";

/** In the video of a live photo: `©xyz`, lengths, then `+45.5152-122.6441/`. */
const VIDEO = "\xa9xyz";

/** Searches all bytes, because each format keeps the position elsewhere. */
export function holdsLocation(file: Buffer): boolean {
  return [file, ...inflateTexts(file)].some(saysLocation);
}

function saysLocation(file: Buffer): boolean {
  if (file.includes(XMP)) return true;
  if (find(file, VIDEO).some((at) => /^[+-]\d/.test(file.toString("latin1", at + 8, at + 10)))) return true;
  return HEADS.some((head) => find(file, head).some((at) => namesLocation(file.subarray(at))));
}

function find(file: Buffer, text: string): number[] {
  const offsets: number[] = [];
  for (let at = file.indexOf(text, 0, "latin1"); at >= 0; at = file.indexOf(text, at + 1, "latin1")) {
    offsets.push(at);
  }
  return offsets;
}
