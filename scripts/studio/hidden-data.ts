/** Finds what a photo's file holds besides its picture, and whether that tells where the photo was taken. */
import { listParts } from "#drawing/file-parts.ts";
import { explainHead } from "#drawing/refused.ts";

/** `found` names the hidden parts in words; `hasPlace` says that they tell where the photo was taken. */
export type HiddenData = { format: string; found: string[]; hasPlace: boolean };

/** Returns undefined for a file that the build does not read. Never throws. */
export function findHiddenData(bytes: Uint8Array): HiddenData | undefined {
  if (explainHead(bytes)) return undefined;
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const { format, parts } = listParts(file);
  const names = parts.flatMap(({ isPicture, text, from, to }) => {
    if (isPicture) return [];
    // A film may follow the picture, after its own header.
    return nameOf(text === "" && file.subarray(from, to).includes("ftyp") ? "ftyp" : text);
  });
  return { format, found: [...new Set(names)], hasPlace: names.length > 0 && namesPlace(file) };
}

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
