/** What the segments and chunks of a photo tell without decoding it. Runs in the browser, too. */

/** `channels` are those of a JPEG: 4 in the inks of a press. */
export type Structure = { isWhole: boolean; isMoving?: boolean; channels?: number };

/** Reads the structure of a photo whose first bytes are in order. */
export function readStructure(photo: Uint8Array): Structure {
  const start = textAt(photo, 0, 4);
  if (start.startsWith("\xff\xd8")) return readJpeg(photo);
  if (start === "\x89PNG") return readPng(photo);
  const isMoving = start === "RIFF" ? isMovingWebp(photo) : start === "GIF8" && countFrames(photo) > 1;
  return { isWhole: !isEmptyAtEnd(photo), isMoving };
}

/** Looks for the end marker. A thumbnail has its own, but within a segment. */
function readJpeg(jpeg: Uint8Array): Structure {
  let channels: number | undefined;
  // Pixels lie between segments, and a zero follows each of their bytes of 255.
  for (let at = 2; at >= 2 && at < jpeg.length; at = jpeg.indexOf(0xff, at)) {
    const marker = byteAt(jpeg, at + 1);
    if (marker === 0xd9) return { isWhole: true, channels };
    const hasSize = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (hasSize) channels = byteAt(jpeg, at + 9);
    const isBare = marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd8);
    const length = isBare ? 0 : byteAt(jpeg, at + 2) * 256 + byteAt(jpeg, at + 3);
    at += marker === 0xff ? 1 : 2 + length;
  }
  return { isWhole: false, channels };
}

function readPng(png: Uint8Array): Structure {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  let isMoving = false;
  for (let at = 8; at + 12 <= png.length; at += 12 + view.getUint32(at)) {
    const chunk = textAt(png, at + 4, 4);
    if (chunk === "IEND") return { isWhole: true, isMoving };
    isMoving ||= chunk === "acTL";
  }
  return { isWhole: false };
}

const isMovingWebp = (webp: Uint8Array) => textAt(webp, 12, 4) === "VP8X" && (byteAt(webp, 20) & 2) !== 0;

/** Counts the blocks that begin a frame: 0x21, 0xf9, 4, four bytes, and 0. */
function countFrames(gif: Uint8Array): number {
  let frames = 0;
  for (let at = gif.indexOf(0xf9); at > 0; at = gif.indexOf(0xf9, at + 1))
    if (byteAt(gif, at - 1) === 0x21 && byteAt(gif, at + 1) === 4 && byteAt(gif, at + 6) === 0) frames++;
  return frames;
}

/** An interrupted copy may have its full length, with zeros for what is missing. */
const isEmptyAtEnd = (photo: Uint8Array) => photo.subarray(-256).every((byte) => byte === 0);

const byteAt = (bytes: Uint8Array, at: number) => bytes[at] ?? 0;

const textAt = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length));
