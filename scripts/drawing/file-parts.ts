/**
 * Walks the parts of a photo's file: segments, chunks, blocks or boxes. Every part counts as hidden data unless it is known
 * to belong to the picture, whatever it is called. Never throws.
 */

type Format = "jpeg" | "png" | "webp" | "gif" | "heif";

/** `text` is how the part begins, as Latin-1; empty for data that no part claims. The part may reach beyond the file. */
type Part = { text: string; isPicture: boolean; from: number; to: number };

type Parts = Generator<Part, void, undefined>;

/** Expects a file whose first bytes have been checked. */
export function listParts(file: Uint8Array): { format: Format; parts: Part[] } {
  const format = formatOf(textAt(file, 0, 4));
  return { format, parts: [...WALKERS[format](file)] };
}

function formatOf(begin: string): Format {
  if (begin.startsWith("\xff\xd8")) return "jpeg";
  return begin === "\x89PNG" ? "png" : begin === "RIFF" ? "webp" : begin === "GIF8" ? "gif" : "heif";
}

const WALKERS = { jpeg: walkJpeg, png: walkPng, webp: walkWebp, gif: walkGif, heif: walkHeif };

/** Reads at most 64 characters, enough to tell what a part is. */
const textAt = (file: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...file.subarray(from, Math.min(to, from + 64)));

const bigEndian = (file: Uint8Array, at: number, count: number) =>
  file.subarray(at, at + count).reduce((sum, byte) => sum * 256 + byte, 0);

const littleEndian = (file: Uint8Array, at: number) =>
  file.subarray(at, at + 4).reduceRight((sum, byte) => sum * 256 + byte, 0);

/** Yields what follows the picture. Zeros alone are padding. */
function* trailing(file: Uint8Array, from: number): Parts {
  yield { text: "", isPicture: isZero(file.subarray(from)), from, to: file.length };
}

export const isZero = (data: Uint8Array) => data.every((byte) => byte === 0);

/** Tables, frames and scans; JFIF without a thumbnail, a color profile, and Adobe's kind of colors. */
const JPEG_PICTURE = /^([\xc0-\xc7\xc9-\xcf\xda-\xdd]|\xe0JFIF\0.{7}\0\0$|\xe2ICC_PROFILE\0|\xeeAdobe.{7}$)/s;

/** Walks a JPEG (ITU-T T.81): segments of a marker, a length and data. Coded data follows each start of scan. */
function* walkJpeg(file: Uint8Array): Parts {
  for (let at = 2, to = at; at + 2 <= file.length; at = to) {
    const marker = file[at + 1] ?? 0;
    if (file[at] !== 0xff) {
      to = indexOrEnd(file, file.indexOf(0xff, at));
      yield { text: "", isPicture: false, from: at, to };
    } else if (marker === 0xff) to = at + 1;
    else {
      const isBare = marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd9);
      const end = at + 2 + (isBare ? 0 : Math.max(2, bigEndian(file, at + 2, 2)));
      const text = String.fromCharCode(marker) + textAt(file, at + 4, end);
      const isEnd = marker === 0xd9;
      yield { text, isPicture: isEnd || JPEG_PICTURE.test(text), from: at, to: end };
      if (isEnd) return yield* trailing(file, end);
      to = marker === 0xda ? endOfScan(file, end) : end;
    }
  }
}

/** Skips coded data, in which 00 or a restart follows FF. */
function endOfScan(file: Uint8Array, from: number): number {
  let at = file.indexOf(0xff, from);
  while (at >= 0 && isCoded(file[at + 1])) at = file.indexOf(0xff, at + 2);
  return indexOrEnd(file, at);
}

const isCoded = (byte = 0) => byte === 0 || (byte >= 0xd0 && byte <= 0xd7);

const indexOrEnd = (file: Uint8Array, index: number) => (index < 0 ? file.length : index);

const PNG_PICTURE =
  /^(IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|iCCP|sBIT|bKGD|pHYs|hIST|cICP|mDCV|cLLI|acTL|fcTL|fdAT|iDOT)/;

/** Walks a PNG (W3C): chunks of a length, a name, data and a checksum. */
function* walkPng(file: Uint8Array): Parts {
  for (let at = 8, to = at; at < file.length; at = to) {
    to = at + 12 + bigEndian(file, at, 4);
    const text = textAt(file, at + 4, to - 4);
    yield { text, isPicture: PNG_PICTURE.test(text), from: at, to };
    if (text.startsWith("IEND")) return yield* trailing(file, at + 12);
  }
}

/** A frame holds chunks, too, after 16 bytes. */
const WEBP_PICTURE = { file: /^(VP8[ LX]|ALPH|ANIM|ANMF|ICCP)/, frame: /^(VP8[ L]|ALPH)/ };

/** Walks a WebP (RFC 9649): a RIFF file, of chunks with a name, a length and data, padded to an even length. */
function* walkWebp(file: Uint8Array): Parts {
  const end = 8 + littleEndian(file, 4);
  yield* walkChunks(file, "file", 12, end);
  yield* trailing(file, end);
}

function* walkChunks(file: Uint8Array, within: keyof typeof WEBP_PICTURE, from: number, end: number): Parts {
  for (let at = from, to = at; at < Math.min(end, file.length); at = to) {
    const length = littleEndian(file, at + 4);
    const text = textAt(file, at, end);
    const isPicture = WEBP_PICTURE[within].test(text);
    to = at + 8 + length + (length % 2);
    yield { text, isPicture, from: at, to };
    if (isPicture && text.startsWith("ANMF")) yield* walkChunks(file, "frame", at + 24, at + 8 + length);
  }
}

/** Images; timing, loops and color profiles. */
const GIF_PICTURE = /^(,|!\xf9.{5}\0$|!\xff.((NETSCAPE2\.0|ANIMEXTS1\.0).{4}\0$|ICCRGBG1012))/s;

/** Walks a GIF89a: a color table, then images and extensions, whose data are blocks with a length in their first byte. */
function* walkGif(file: Uint8Array): Parts {
  for (let at = 13 + tableLength(file[10]), to = at; at < file.length; at = to) {
    const kind = textAt(file, at, at + 1);
    if (kind === ";") return yield* trailing(file, at + 1);
    to = at + (kind === "," ? 11 + tableLength(file[at + 9]) : 2);
    while (file[to]) to += 1 + (file[to] ?? 0);
    const text = textAt(file, at, ++to);
    yield { text, isPicture: GIF_PICTURE.test(text), from: at, to };
    if (!/[,!]/.test(kind)) return;
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
  // Only transparency is a second picture that is part of the first.
  ipco: /^((hvcC|av1C|ispe|pixi|colr|pasp|clap|irot|imir|clli|mdcv|cclv|amve|lsel|a1op|a1lx|rref)|auxC.{4}urn:[^\0]*(alpha|auxid:1)\0)/s,
};

/** The lengths of what precedes the boxes within a box: version and flags, and the count of `iinf`. */
const PREFIX: Record<string, number> = { meta: 4, iinf: 6, iref: 4 };

/** Walks a HEIC or AVIF (ISO/IEC 14496-12 and 23008-12): boxes of a length, a type and data, some of which hold boxes. */
function* walkHeif(file: Uint8Array, within = "file", from = 0, end = file.length): Parts {
  for (let at = from, to = at; at < Math.min(end, file.length); at = to) {
    const short = bigEndian(file, at, 4);
    const head = short === 1 ? 16 : 8;
    const length = short === 1 ? bigEndian(file, at + 8, 8) : short;
    to = length === 0 ? end : at + Math.max(head, length);
    const type = textAt(file, at + 4, at + 8);
    const text = type + textAt(file, at + head, to);
    const isKnown = HEIF_PICTURE[within]?.test(text) ?? false;
    const isPadding = /^(free|skip)$/.test(type) && isZero(file.subarray(at + head, to));
    yield { text, isPicture: isKnown || isPadding, from: at, to };
    if (!isKnown || !(type in HEIF_PICTURE)) continue;
    const isLongCount = type === "iinf" && file[at + head] !== 0;
    yield* walkHeif(file, type, at + head + (PREFIX[type] ?? 0) + (isLongCount ? 2 : 0), to);
  }
}
