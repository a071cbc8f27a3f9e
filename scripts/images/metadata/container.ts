/** A picture file as a list of parts: each belongs to the picture, or is metadata. */

export type Part = {
  bytes: Buffer;
  /** Its name, if it is metadata: the picture is the same without it. */
  beside?: string;
  /** The TIFF file within an EXIF part. */
  exif?: Buffer;
};

export type Container = {
  /** By the first bytes. */
  isOf(file: Buffer): boolean;
  /** Throws `Malformed` when the file is cut short or violates its format. */
  split(file: Buffer): Part[];
  /** An EXIF part. Missing where EXIF does not turn the picture. */
  wrapExif?(tiff: Buffer): Buffer;
  /** Replaces metadata where the file locates its parts by their offset. */
  blank?(part: Buffer): Buffer;
  /** Missing where nothing else in the file depends on its parts. */
  join?(parts: Buffer[]): Buffer;
};

/** Data after the end of the picture, such as the video of a live photo. */
export function behind(file: Buffer, end: number): Part[] {
  return end < file.length ? [{ bytes: file.subarray(end), beside: "data after the picture" }] : [];
}

export class Malformed extends Error {}

/** Undefined for a file that cannot be split. */
export function splitWhole({ split }: Container, file: Buffer): Part[] | undefined {
  try {
    return split(file);
  } catch (error) {
    if (error instanceof Malformed) return undefined;
    throw error;
  }
}
