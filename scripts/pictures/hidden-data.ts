/**
 * Finds what a photo's file holds besides its picture. The walker of a format passes over the parts that are known to
 * belong to the picture, and yields the beginning of every other part, whatever it is called. It never throws.
 */
import { explainHead } from "../drawing/refused.ts";

/** `found` names the hidden parts in words; `hasPlace` says that they tell where the photo was taken. */
export type HiddenData = { format: Format; found: string[]; hasPlace: boolean };

type Format = "jpeg" | "png" | "webp" | "gif" | "heif";

type Parts = Generator<string, void, undefined>;

/** Returns undefined for a file that the build does not read. */
export function findHiddenData(bytes: Uint8Array): HiddenData | undefined {
  if (explainHead(bytes)) return undefined;
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const format = formatOf(file.toString("latin1", 0, 4));
  const found = new Set<string>();
  for (const part of WALKERS[format](file)) found.add(nameOf(part));
  return { format, found: [...found], hasPlace: found.size > 0 && namesPlace(file) };
}

function formatOf(begin: string): Format {
  if (begin.startsWith("\xff\xd8")) return "jpeg";
  return begin === "\x89PNG" ? "png" : begin === "RIFF" ? "webp" : begin === "GIF8" ? "gif" : "heif";
}

const WALKERS = { jpeg: walkJpeg, png: walkPng, webp: walkWebp, gif: walkGif, heif: walkHeif };

/** The names of hidden parts, by how they begin. */
const NAMES: [begins: RegExp, name: string][] = [
  [/exif/i, "EXIF"],
  [/adobe\.com|com\.adobe|XMP|^infe.*mime/s, "XMP"],
  [/Photoshop/, "IPTC"],
  [/ftyp|^moov|^mpvd/, "a film"],
  [/^\xe2MPF|^auxC/, "a second picture"],
  [/^\xe0JF|^thmb/, "a thumbnail"],
  [/^[zi]TXt|^tEXt/, "text"],
  [/^\xfe|^!\xfe/, "a comment"],
];

const nameOf = (part: string) => NAMES.find(([begins]) => begins.test(part))?.[1] ?? "other data";

/** Recognizes the places of EXIF, XMP, and films (Apple's key, and the atom ©xyz). */
function namesPlace(file: Buffer): boolean {
  const text = file.toString("latin1");
  if (/GPSL(at|ong)itude|location\.ISO6709|\xa9xyz/.test(text)) return true;
  const exif = text.search(/II\*\0|MM\0\*/);
  return exif >= 0 && GPS_ENTRIES.some((entry) => text.includes(entry, exif));
}

/** Tag, type and count of a GPS directory, in both byte orders. */
const GPS_ENTRIES = ["\x25\x88\x04\0\x01\0\0\0", "\x88\x25\0\x04\0\0\0\x01"];

/** The number of a part's first characters that tell what it is. */
const TELLING = 64;

const beginOf = (file: Buffer, at: number, end = file.length) =>
  file.toString("latin1", at, Math.min(end, at + TELLING));

/** Yields what lies behind the end of the picture. Zeros alone are padding. */
function* behind(file: Buffer, end: number): Parts {
  const rest = file.subarray(end);
  if (!isZero(rest)) yield rest.includes("ftyp") ? "ftyp" : "behind";
}

const isZero = (data: Buffer) => data.every((byte) => byte === 0);

/** Tables, frames and scans; JFIF without a thumbnail, a color profile, and Adobe's kind of colors. */
const JPEG_PICTURE = /^([\xc0-\xc7\xc9-\xcf\xda-\xdd]|\xe0JFIF\0.{7}\0\0$|\xe2ICC_PROFILE\0|\xeeAdobe.{7}$)/s;

/** JPEG (ITU-T T.81): segments of a marker, a length and data. Coded data follows each start of scan. */
function* walkJpeg(file: Buffer): Parts {
  for (let at = 2; at + 2 <= file.length; ) {
    const marker = file[at + 1] ?? 0;
    if (file[at] !== 0xff) return yield "between";
    if (marker === 0xd9) return yield* behind(file, at + 2);
    if (marker === 0xff) at++;
    else {
      const end = at + 2 + Math.max(2, numberAt(file, at + 2, 2));
      const segment = file.toString("latin1", at + 1, at + 2) + file.toString("latin1", at + 4, end);
      if (!JPEG_PICTURE.test(segment)) yield segment.slice(0, TELLING);
      at = marker === 0xda ? endOfScan(file, end) : end;
    }
  }
}

/** In coded data, FF is followed by 00 or a restart. */
function endOfScan(file: Buffer, from: number): number {
  let at = file.indexOf(0xff, from);
  while (at >= 0 && isCoded(file[at + 1])) at = file.indexOf(0xff, at + 2);
  return at < 0 ? file.length : at;
}

const isCoded = (byte = 0) => byte === 0 || (byte >= 0xd0 && byte <= 0xd7);

/** Reads a big-endian number; 0 where the file has ended. */
const numberAt = (file: Buffer, at: number, bytes: number) =>
  at + bytes <= file.length ? file.readUIntBE(at, bytes) : 0;

const PNG_PICTURE =
  /^(IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|iCCP|sBIT|bKGD|pHYs|hIST|cICP|mDCV|cLLI|acTL|fcTL|fdAT|iDOT)/;

/** PNG (W3C): chunks of a length, a name, data and a checksum. */
function* walkPng(file: Buffer): Parts {
  for (let at = 8; at < file.length; ) {
    const end = at + 12 + numberAt(file, at, 4);
    const chunk = beginOf(file, at + 4, end - 4);
    if (!PNG_PICTURE.test(chunk)) yield chunk;
    if (chunk.startsWith("IEND")) return yield* behind(file, at + 12);
    at = end;
  }
}

/** A frame holds chunks, too, behind 16 bytes. */
const WEBP_PICTURE = { file: /^(VP8[ LX]|ALPH|ANIM|ANMF|ICCP)/, frame: /^(VP8[ L]|ALPH)/ };

/** WebP (RFC 9649): a RIFF file, of chunks with a name, a length and data, padded to an even length. */
function* walkWebp(file: Buffer): Parts {
  const end = 8 + file.readUInt32LE(4);
  yield* walkChunks(file, "file", { from: 12, to: end });
  yield* behind(file, end);
}

function* walkChunks(
  file: Buffer,
  within: keyof typeof WEBP_PICTURE,
  { from, to }: { from: number; to: number },
): Parts {
  for (let at = from; at < Math.min(to, file.length); ) {
    const length = at + 8 <= file.length ? file.readUInt32LE(at + 4) : 0;
    const [chunk, end] = [beginOf(file, at, to), at + 8 + length];
    if (!WEBP_PICTURE[within].test(chunk)) yield chunk;
    else if (chunk.startsWith("ANMF")) yield* walkChunks(file, "frame", { from: at + 24, to: end });
    at = end + (length % 2);
  }
}

/** Images; timing, loops and color profiles. */
const GIF_PICTURE = /^(,|!\xf9.{5}\0$|!\xff.((NETSCAPE2\.0|ANIMEXTS1\.0).{4}\0$|ICCRGBG1012))/s;

/** GIF89a: a color table, then images and extensions, whose data are blocks with a length in their first byte. */
function* walkGif(file: Buffer): Parts {
  for (let at = 13 + tableLength(file[10]); at < file.length; ) {
    const kind = file.toString("latin1", at, at + 1);
    if (kind === ";") return yield* behind(file, at + 1);
    let end = at + (kind === "," ? 11 + tableLength(file[at + 9]) : 2);
    while (file[end]) end += 1 + (file[end] ?? 0);
    const part = beginOf(file, at, ++end);
    if (!GIF_PICTURE.test(part)) yield part;
    if (!/[,!]/.test(kind)) return;
    at = end;
  }
}

const tableLength = (flags = 0) => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);

/** The boxes that belong to the picture, by the box that holds them. */
const HEIF_PICTURE: Record<string, RegExp> = {
  file: /^(ftyp|meta|mdat)/,
  meta: /^(hdlr|pitm|iloc|iinf|iref|iprp|idat|dinf|grpl)/,
  // Coded pictures, or made of some.
  iinf: /^infe.{8}(..)?(hvc1|av01|grid|iovl|iden|tmap)/s,
  iref: /^(dimg|auxl|prem|cdsc)/,
  iprp: /^(ipco|ipma)/,
  // Of the second pictures, only transparency is part of the first.
  ipco: /^((hvcC|av1C|ispe|pixi|colr|pasp|clap|irot|imir|clli|mdcv|cclv|amve|lsel|a1op|a1lx|rref)|auxC.{4}urn:[^\0]*(alpha|auxid:1)\0)/s,
};

/** The lengths of what precedes the boxes within a box: version and flags, and the count of `iinf`. */
const PREFIX: Record<string, number> = { meta: 4, iinf: 6, iref: 4 };

/** HEIC and AVIF (ISO/IEC 14496-12 and 23008-12): boxes of a length, a type and data, some of which hold boxes. */
function* walkHeif(file: Buffer, within = "file", from = 0, to = file.length): Parts {
  for (let at = from; at < Math.min(to, file.length); ) {
    const short = numberAt(file, at, 4);
    const head = short === 1 ? 16 : 8;
    const length = short === 1 ? numberAt(file, at + 8, 4) * 2 ** 32 + numberAt(file, at + 12, 4) : short;
    const end = length === 0 ? to : at + Math.max(head, length);
    const type = file.toString("latin1", at + 4, at + 8);
    const box = type + beginOf(file, at + head, end);
    const isPadding = /^(free|skip)$/.test(type) && isZero(file.subarray(at + head, end));
    if (!HEIF_PICTURE[within]?.test(box) && !isPadding) yield box;
    else if (type in HEIF_PICTURE) {
      const isLongCount = type === "iinf" && file[at + head] !== 0;
      yield* walkHeif(file, type, at + head + (PREFIX[type] ?? 0) + (isLongCount ? 2 : 0), end);
    }
    at = end;
  }
}
