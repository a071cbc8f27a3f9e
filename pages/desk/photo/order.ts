/** What the desk asks the worker of a photo, and what that answers. */
import type { Rgb, Size } from "#domain/pixels.ts";

/** Corners in percent, clockwise from the upper left, as the YAML has them. */
export type Percents = [x: number, y: number][];

export type Order = {
  file: File;
  /** Quarters to the right. */
  turns: number;
  isDrawing: boolean;
  paper: Rgb;
  /** Set by hand; without them the sheet is looked for. They are those of the turned photo. */
  corners?: Percents;
  /** Whether to show the photo as it is. */
  isKept?: boolean;
  /** Asks for the copy to store. */
  isStored?: boolean;
};

/** `refused` follows the name of the file, `warning` continues a sentence that begins with it. */
export type Report = {
  before?: Blob;
  after?: Blob;
  size?: Size;
  found?: Percents;
  warning?: string;
  stored?: Blob;
  refused?: string;
};
