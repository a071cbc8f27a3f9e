/** What the artist sets for a photo, and how a turn and the next design of a sheet change it. */
import type { Order, Percents } from "./order.ts";

export type Settings = Pick<Order, "turns" | "corners" | "isKept" | "strokes">;

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

/** The next design of a sheet: as large as this one and to its right, or else at the left of the next row. */
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
