/** Why a file cannot be used as a photo. Each sentence follows the name of the file. Runs in the browser, too. */
import { isZero, listParts } from "./file-parts.ts";

const EXPORT = "Export it as JPEG";
const DAMAGED = "is damaged or cut short. Copy it again, or export it again as JPEG.";
const ANIMATION = `is an animation, and a page would show only its first picture. ${EXPORT} or PNG.`;

/** Files that are recognized by their first bytes (as Latin-1), before any decoder sees them. */
const REFUSED: { begins: RegExp; sentence: string }[] = [
  { begins: /^$/, sentence: "is empty. Copy the photo again." },
  {
    begins: /^version https:\/\/git-lfs/,
    sentence: "is a Git LFS pointer; the photo itself was not fetched. Run `git lfs pull`.",
  },
  {
    begins: /^(II\*\0|MM\0\*|IIU\0|II[+R]|MMO|FUJIFILM|....ftypcrx )/s,
    sentence: `is a raw photo, such as DNG, or a TIFF. ${EXPORT}: Photos and Lightroom have File › Export.`,
  },
  { begins: /^(\xff\n|....JXL )/s, sentence: `is a JPEG XL photo. ${EXPORT}.` },
  { begins: /^....ftyp(avis|msf1|hevc|hevx)/s, sentence: ANIMATION },
  {
    begins: /^....(ftyp(qt|mp4|iso|avc1|M4V|3g)|(moov|mdat|wide|free))/s,
    sentence:
      "is a video. For a Live Photo, use the picture: the file of the same name that ends in HEIC or JPG.",
  },
  {
    begins: /^(?!\xff\xd8\xff|\x89PNG|RIFF....WEBP|GIF8|....ftyp)/s,
    sentence: "is not a photo, whatever its name says. Expected a JPEG, HEIC, PNG, WebP, AVIF or GIF.",
  },
];

/** The number of bytes that tell what a file is. */
export const HEAD_LENGTH = 64;

/** Explains first bytes that are not those of a picture, or those of one that we refuse. Returns undefined for others. */
export function explainHead(head: Uint8Array): string | undefined {
  const text = String.fromCharCode(...head.subarray(0, HEAD_LENGTH));
  return REFUSED.find(({ begins }) => begins.test(text))?.sentence;
}

/** Explains why a whole file is no usable photo. Decoders are lenient: some show a photo that ends in the middle. */
export function explainPhoto(photo: Uint8Array): string | undefined {
  const refused = explainHead(photo);
  if (refused) return refused;
  const { isWhole, isMoving } = readStructure(photo);
  if (!isWhole) return DAMAGED;
  return isMoving ? ANIMATION : undefined;
}

/** Explains what a browser would show in other colors than the build, which follows the profile of a press. */
export function explainInks(photo: Uint8Array): string | undefined {
  return readStructure(photo).channels === 4
    ? `is in CMYK, the inks of a press. ${EXPORT} in sRGB.`
    : undefined;
}

/** `channels` are those of a JPEG: 4 in the inks of a press. */
type Structure = { isWhole: boolean; isMoving: boolean; channels?: number };

/** Reads what the parts of a photo tell without decoding it. */
function readStructure(photo: Uint8Array): Structure {
  const { format, parts } = listParts(photo);
  const some = (begins: RegExp) => parts.some(({ text }) => begins.test(text));
  if (format === "jpeg") {
    const frame = parts.find(({ text }) => /^[\xc0-\xc3\xc5-\xc7\xc9-\xcb\xcd-\xcf]/.test(text));
    return { isWhole: some(/^\xd9/), isMoving: false, channels: frame?.text.charCodeAt(6) };
  }
  if (format === "png") {
    const isWhole = parts.some(({ text, from }) => text.startsWith("IEND") && from + 12 <= photo.length);
    return { isWhole, isMoving: some(/^acTL/) };
  }
  const frames = parts.filter(({ text }) => /^!\xf9.{5}\0$/s.test(text)).length;
  const isMoving = format === "webp" ? parts.some(isAnimated) : frames > 1;
  // An interrupted copy may have its full length, with zeros for what is missing.
  return { isWhole: !isZero(photo.subarray(-256)), isMoving };
}

/** Reads the flag of an extended WebP. */
const isAnimated = ({ text }: { text: string }) => text.startsWith("VP8X") && (text.charCodeAt(8) & 2) !== 0;

/** Explains the error of a decoder. */
export function explainDecoding(cause: unknown): string {
  const said = cause instanceof Error ? cause.message : String(cause);
  if (said === "HDR") return `is an HDR photo. ${EXPORT}.`;
  return /premature|truncat|end of|incomplete|corrupt|read error|invalid input|failOn|(cannot|not be) decode/i.test(
    said,
  )
    ? DAMAGED
    : `cannot be decoded (${said.replace(/\s+/g, " ").trim()}). ${EXPORT}.`;
}
