/** Removes the metadata of a picture file without touching a pixel. */
import { type Container, type Part, splitWhole } from "./container.ts";
import { readOrientation, writeOrientation } from "./exif.ts";
import { heif } from "./heif.ts";
import { jpeg } from "./jpeg.ts";
import { holdsLocation } from "./location.ts";
import { png } from "./png.ts";
import { webp } from "./webp.ts";

const CONTAINERS = [jpeg, png, webp, heif];

/** The pixels, the color profile and the orientation stay. */
export type Stripped = {
  /** The same buffer when nothing is removed. */
  bytes: Buffer;
  /** Names, each once: `EXIF`, `XMP` … */
  removed: string[];
  /** Why nothing is removed: the file is damaged, or its format is not supported. */
  refused?: "damaged" | "format";
};

export function stripMetadata(file: Buffer): Stripped {
  const container = CONTAINERS.find(({ isOf }) => isOf(file));
  const untouched = { bytes: file, removed: [] };
  if (!container) return hidesData(file) ? { ...untouched, refused: "format" } : untouched;
  const parts = splitWhole(container, file);
  if (!parts) return { ...untouched, refused: "damaged" };
  const stripped = removeFrom(container, parts, file);
  return holdsLocation(stripped.bytes) ? { ...untouched, refused: "format" } : stripped;
}

/** Guesses whether a file that cannot be split contains metadata. */
function hidesData(file: Buffer): boolean {
  return holdsLocation(file) || ["Exif\0\0", "ns.adobe.com/xap"].some((mark) => file.includes(mark));
}

function removeFrom(container: Container, parts: Part[], file: Buffer): Stripped {
  const exif = parts.find((part) => part.exif);
  const orientation = exif?.exif ? readOrientation(exif.exif) : 1;
  const turn = orientation === 1 ? undefined : container.wrapExif?.(writeOrientation(orientation));
  const keptOf = (part: Part) => {
    if (!part.beside) return part.bytes;
    return part === exif ? turn : container.blank?.(part.bytes);
  };
  const kept = parts.flatMap((part) => keptOf(part) ?? []);
  const gone = parts.filter((part) => !keptOf(part)?.equals(part.bytes));
  const removed = [...new Set(gone.map(({ beside }) => beside as string))];
  return { bytes: removed.length > 0 ? (container.join ?? Buffer.concat)(kept) : file, removed };
}
