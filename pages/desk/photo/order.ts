/** What the desk asks the worker of a photo, and what that answers. */
import type { Corners, Rgb, Size } from "#domain/pixels.ts";
import type { Stroke } from "#drawing/wipe.ts";

/** Corners in percent, clockwise from the upper left, as the YAML has them. */
export type Percents = [x: number, y: number][];

export type Order = {
  file: File;
  /** Quarter turns to the right. */
  turns: number;
  isDrawing: boolean;
  paper: Rgb;
  /** Set by hand on the turned photo. Without them, the scan looks for the sheet. */
  corners?: Percents;
  /** Shows the photo without a scan. */
  isKept?: boolean;
  /** What becomes paper, on the turned photo. */
  strokes?: readonly Stroke[];
  /** Asks for the copy to store: the photo, or what is shown of it. */
  copy?: "photo" | "finished";
};

/** `refused` follows the name of the file, `warning` continues a sentence that begins with it. */
export type Report = {
  before?: Blob;
  after?: Blob;
  size?: Size;
  found?: Percents;
  /** The size of `after`, its corners as fractions of the photo, and how often that was turned. */
  shown?: Size & { frame: Corners; turns: number };
  warning?: string;
  stored?: Blob;
  refused?: string;
};
