/** What a picture file says beside the picture, taken out without touching a pixel. */
import { type Container, Malformed, type Part } from "./container.ts";
import { readOrientation, writeOrientation } from "./exif.ts";
import { jpeg } from "./jpeg.ts";
import { holdsPlace } from "./place.ts";
import { png } from "./png.ts";
import { webp } from "./webp.ts";

const CONTAINERS = [jpeg, png, webp];

/** A file with the same pixels, colour profile and orientation. */
export type Stripped = {
  /** The file's own when nothing is removed. */
  bytes: Buffer;
  /** What is gone, each once: `EXIF`, `XMP` … */
  removed: string[];
  /** Why nothing is removed: the file is damaged, or of a format that lists its parts by where they lie, such as AVIF. */
  refused?: "damaged" | "format";
};

export function stripMetadata(file: Buffer): Stripped {
  const container = CONTAINERS.find(({ isOf }) => isOf(file));
  const untouched = { bytes: file, removed: [] };
  if (!container) return hidesData(file) ? { ...untouched, refused: "format" } : untouched;
  const parts = ifWhole(() => container.split(file));
  return parts ? removeFrom(container, parts, file) : { ...untouched, refused: "damaged" };
}

/** Whether a file of a format that we cannot take apart seems to hold more than a picture. */
function hidesData(file: Buffer): boolean {
  return holdsPlace(file) || ["Exif\0\0", "ns.adobe.com/xap"].some((mark) => file.includes(mark));
}

function removeFrom(container: Container, parts: Part[], file: Buffer): Stripped {
  const exif = parts.find((part) => part.exif);
  const orientation = exif?.exif ? readOrientation(exif.exif) : 1;
  const turn = orientation === 1 ? undefined : container.wrapExif(writeOrientation(orientation));
  const keptOf = (part: Part) => (part === exif ? turn : part.beside ? undefined : part.bytes);
  const kept = parts.flatMap((part) => keptOf(part) ?? []);
  const gone = parts.filter((part) => !keptOf(part)?.equals(part.bytes));
  const removed = [...new Set(gone.map(({ beside }) => beside as string))];
  return { bytes: removed.length > 0 ? container.join(kept) : file, removed };
}

function ifWhole(split: () => Part[]): Part[] | undefined {
  try {
    return split();
  } catch (error) {
    if (error instanceof Malformed) return undefined;
    throw error;
  }
}
