/** JPEG: segments with a marker and a length, and entropy-coded pixels between them. */
import { behind, type Container, Malformed, type Part } from "./container.ts";

const START_OF_SCAN = 0xda;
const END = 0xd9;
const COMMENT = 0xfe;
const APP0 = 0xe0;
const APP15 = 0xef;

/** The application segments that affect how pixels look, by their first bytes. */
const OF_PICTURE = [
  [0xe0, "JFIF\0"],
  [0xe2, "ICC_PROFILE\0"],
  [0xee, "Adobe"],
] as const;

const EXIF = "Exif\0\0";

const NAMES = [
  [0xe1, EXIF, "EXIF"],
  [0xe1, "http://ns.adobe.com/", "XMP"],
  [0xed, "", "IPTC"],
  [COMMENT, "", "a comment"],
] as const;

export const jpeg: Container = {
  isOf: (file) => file.toString("latin1", 0, 3) === "\xff\xd8\xff",
  split: splitJpeg,
  wrapExif(tiff) {
    const body = Buffer.concat([Buffer.from(EXIF, "latin1"), tiff]);
    const head = Buffer.from([0xff, 0xe1, 0, 0]);
    head.writeUInt16BE(body.length + 2, 2);
    return Buffer.concat([head, body]);
  },
};

function splitJpeg(file: Buffer): Part[] {
  const parts: Part[] = [{ bytes: file.subarray(0, 2) }];
  for (let at = 2; ; ) {
    const marker = file[at + 1];
    if (file[at] !== 0xff || marker === undefined || marker === 0) throw new Malformed();
    if (marker === END) return [...parts, { bytes: file.subarray(at, at + 2) }, ...behind(file, at + 2)];
    // Any number of fill bytes may precede a marker.
    const end = marker === 0xff ? at + 1 : segmentEnd(file, at);
    const bytes = file.subarray(at, end);
    parts.push(marker === 0xff ? { bytes } : { bytes, ...describe(marker, bytes.subarray(4)) });
    at = end;
  }
}

function segmentEnd(file: Buffer, at: number): number {
  if (at + 4 > file.length) throw new Malformed();
  const length = file.readUInt16BE(at + 2);
  const end = at + 2 + length;
  if (length < 2 || end > file.length) throw new Malformed();
  return file[at + 1] === START_OF_SCAN ? scanEnd(file, end) : end;
}

/** Within coded pixels, zero follows a byte 255 that is not a marker. Eight markers are restarts, not an end. */
function scanEnd(file: Buffer, start: number): number {
  for (let at = file.indexOf(0xff, start); at >= 0; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  throw new Malformed();
}

/** Frames, scans and code tables: all that a decoder needs. */
const isTable = (marker: number) =>
  (marker >= 0xc0 && marker <= 0xcf) || (marker >= START_OF_SCAN && marker <= 0xdf);

function describe(marker: number, body: Buffer): Omit<Part, "bytes"> {
  const isApplication = marker >= APP0 && marker <= APP15;
  if (isTable(marker)) return {};
  if (!isApplication && marker !== COMMENT) throw new Malformed();
  const begins = (text: string) => body.toString("latin1", 0, text.length) === text;
  if (OF_PICTURE.some(([of, text]) => of === marker && begins(text))) return {};
  const known = NAMES.find(([of, text]) => of === marker && begins(text));
  const beside = known?.[2] ?? `APP${marker - APP0}`;
  return beside === "EXIF" ? { beside, exif: body.subarray(EXIF.length) } : { beside };
}
