/** Reads the two things that matter in EXIF, a TIFF file: the orientation, and whether there is a GPS position. */

/** The first bytes of EXIF, in either byte order. */
export const HEADS = ["II*\0", "MM\0*"];

const ORIENTATION = 0x0112;
const GPS = 0x8825;
const LATITUDE = 2;

const LONG = 4;
const ENTRY = 12;

/** From 1 (upright) to 8, as in EXIF. Unreadable counts as upright, as it does for decoders. */
export function readOrientation(tiff: Buffer): number {
  const value = readDirectory(tiff, firstDirectory(tiff)).get(ORIENTATION) ?? 1;
  return value >= 1 && value <= 8 ? value : 1;
}

export function namesLocation(tiff: Buffer): boolean {
  const gps = readDirectory(tiff, firstDirectory(tiff)).get(GPS);
  return gps !== undefined && readDirectory(tiff, gps).has(LATITUDE);
}

/** The shortest EXIF with an orientation. */
export function writeOrientation(orientation: number): Buffer {
  const tiff = Buffer.from("49492a0008000000010012010300010000000000000000000000", "hex");
  tiff.writeUInt16LE(orientation, 18);
  return tiff;
}

/** Zero, where no directory can be, unless this is a TIFF file. */
function firstDirectory(tiff: Buffer): number {
  if (tiff.length < 8 || !HEADS.some((head) => tiff.toString("latin1", 0, 4) === head)) return 0;
  return isLittleEndian(tiff) ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
}

const isLittleEndian = (tiff: Buffer) => tiff[0] === 0x49;

/** The value of each tag, or its offset. Stops where the bytes end. */
function readDirectory(tiff: Buffer, at: number): Map<number, number> {
  const tags = new Map<number, number>();
  const little = isLittleEndian(tiff);
  const short = (offset: number) => (little ? tiff.readUInt16LE(offset) : tiff.readUInt16BE(offset));
  const long = (offset: number) => (little ? tiff.readUInt32LE(offset) : tiff.readUInt32BE(offset));
  if (at < 8 || at + 2 > tiff.length) return tags;
  const end = Math.min(at + 2 + short(at) * ENTRY, tiff.length);
  for (let entry = at + 2; entry + ENTRY <= end; entry += ENTRY) {
    const value = short(entry + 2) === LONG ? long(entry + 8) : short(entry + 8);
    if (!tags.has(short(entry))) tags.set(short(entry), value);
  }
  return tags;
}
