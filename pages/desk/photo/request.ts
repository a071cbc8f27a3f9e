/** What the desk asks the worker of a photo, with the artist's settings, and what that answers. */
import type { Corners, Rgb, Size } from "#domain/pixels.ts";
import type { Stroke } from "#drawing/wipe.ts";

/** Corners in percent, clockwise from the upper left, as the YAML has them. */
export type Percents = [x: number, y: number][];

export type PhotoRequest = {
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

/** `refused` follows the name of the file, `remark` continues a sentence that begins with it. */
export type PhotoResult = {
  before?: Blob;
  after?: Blob;
  size?: Size;
  found?: Percents;
  /** The size of `after`, its corners as fractions of the photo, and how often that was turned. */
  shown?: Size & { frame: Corners; turns: number };
  remark?: string;
  stored?: Blob;
  refused?: string;
};

export type Settings = Pick<PhotoRequest, "turns" | "corners" | "isKept" | "strokes">;

/** Turns the photo to the right, and what is set on it. The upper left corner comes first. */
export function turned({ turns, corners, strokes, ...others }: Settings): Settings {
  const [first, second, third, last] = corners?.map(([x, y]): Percents[number] => [100 - y, x]) ?? [];
  return {
    ...others,
    turns: (turns + 1) % 4,
    corners: first && second && third && last && [last, first, second, third],
    strokes: strokes?.map(({ points, radius }) => ({
      points: points.map(({ x, y }) => ({ x: 1 - y, y: x })),
      radius,
    })),
  };
}

/** Frames the next design of a sheet: as large as this one and to its right, or else at the left of the next row. */
export function toNext({ corners, turns, isKept }: Settings): Settings {
  return { turns, isKept, corners: corners && toNextCorners(corners) };
}

function toNextCorners(corners: Percents): Percents {
  const spanOf = (values: number[]) => [Math.min(...values), Math.max(...values)] as const;
  const [[left, right], [top, bottom]] = [spanOf(corners.map(([x]) => x)), spanOf(corners.map(([, y]) => y))];
  const [width, height] = [right - left, bottom - top];
  // Corners are set by eye: half of the room is enough.
  if (right + width / 2 <= 100) return moved(corners, width, 0);
  if (bottom + height / 2 > 100) return corners;
  return moved(corners, -Math.floor(left / width) * width, height);
}

const moved = (corners: Percents, right: number, down: number): Percents =>
  corners.map(([x, y]) => [within(x + right), within(y + down)]);

/** Percents have one decimal. */
export const within = (value: number) => Math.round(Math.min(100, Math.max(0, value)) * 10) / 10;
