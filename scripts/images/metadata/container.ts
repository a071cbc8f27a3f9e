/** A picture file as a row of parts, each of which belongs to the picture or says something beside it. */

export type Part = {
  bytes: Buffer;
  /** What it is called, if the picture is the same without it. */
  beside?: string;
  /** The TIFF file in a part that is EXIF. */
  exif?: Buffer;
};

/** One file format. `split` and `join` copy no pixel. */
export type Container = {
  /** Told by the first bytes. */
  isOf(file: Buffer): boolean;
  /** Throws when the file is cut short or does not hold to its format. */
  split(file: Buffer): Part[];
  /** A part that is EXIF. */
  wrapExif(tiff: Buffer): Buffer;
  join(parts: Buffer[]): Buffer;
};

/** What lies behind the end that the format knows, such as the video of a live photo. */
export function behind(file: Buffer, end: number): Part[] {
  return end < file.length ? [{ bytes: file.subarray(end), beside: "data behind the picture" }] : [];
}

export class Malformed extends Error {}
