/** WebP: RIFF chunks with a name, a length, and data padded to an even length (RFC 9649). */
import { behind, type Container, Malformed, type Part } from "./container.ts";

const FILE_HEADER = 12;
const CHUNK_HEADER = 8;

const OF_PICTURE = ["VP8X", "VP8 ", "VP8L", "ALPH", "ICCP", "ANIM", "ANMF"];

/** In the first byte of VP8X. */
const HAS_EXIF = 0b1000;
const HAS_XMP = 0b0100;

export const webp: Container = {
  isOf: (file) => /^RIFF....WEBP$/s.test(file.toString("latin1", 0, FILE_HEADER)),
  split: splitWebp,
  wrapExif(tiff) {
    const head = Buffer.from("EXIF\0\0\0\0");
    head.writeUInt32LE(tiff.length, 4);
    return Buffer.concat([head, tiff, Buffer.alloc(tiff.length & 1)]);
  },
  join: joinWebp,
};

function splitWebp(file: Buffer): Part[] {
  const end = CHUNK_HEADER + file.readUInt32LE(4);
  if (end > file.length) throw new Malformed();
  const parts: Part[] = [{ bytes: file.subarray(0, FILE_HEADER) }];
  for (let at = FILE_HEADER; at < end; ) {
    if (at + CHUNK_HEADER > end) throw new Malformed();
    const length = file.readUInt32LE(at + 4);
    const next = at + CHUNK_HEADER + length + (length & 1);
    if (next > end) throw new Malformed();
    const bytes = file.subarray(at, next);
    parts.push({
      bytes,
      ...describe(bytes.toString("latin1", 0, 4), bytes.subarray(CHUNK_HEADER, CHUNK_HEADER + length)),
    });
    at = next;
  }
  return [...parts, ...behind(file, end)];
}

function describe(chunk: string, data: Buffer): Omit<Part, "bytes"> {
  if (OF_PICTURE.includes(chunk)) return {};
  const beside = chunk.trim();
  // Some programs keep the prefix that it has in a JPEG.
  const exif = data.toString("latin1", 0, 6) === "Exif\0\0" ? data.subarray(6) : data;
  return beside === "EXIF" ? { beside, exif } : { beside };
}

/** Corrects the length of the file and the flags. */
function joinWebp(parts: Buffer[]): Buffer {
  const hasExif = parts.some((part) => part.toString("latin1", 0, 4) === "EXIF");
  const file = Buffer.concat(parts);
  file.writeUInt32LE(file.length - CHUNK_HEADER, 4);
  if (file.toString("latin1", FILE_HEADER, FILE_HEADER + 4) === "VP8X") {
    const flags = FILE_HEADER + CHUNK_HEADER;
    file[flags] = ((file[flags] ?? 0) & ~(HAS_EXIF | HAS_XMP)) | (hasExif ? HAS_EXIF : 0);
  }
  return file;
}
