/** The mark as numbers, out of the drawing that the pages show: the one source of its shape. */
import { readFileSync } from "node:fs";

const drawing = readFileSync(new URL("../../../renderer/styles/dots.svg", import.meta.url), "utf8");

/** Centre and radius of each dot, in a square of 48. */
export const MARK_DOTS = [...drawing.matchAll(/cx="(.+?)" cy="(.+?)" r="(.+?)"/g)].map(
  ([, x, y, radius]) => [Number(x), Number(y), Number(radius)] as const,
);
