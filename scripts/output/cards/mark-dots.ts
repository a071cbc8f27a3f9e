/** The mark as numbers, read from the drawing that the pages show. */
import { readFileSync } from "node:fs";

const drawing = readFileSync(new URL("../../../renderer/styles/dots.svg", import.meta.url), "utf8");

/** Centre and radius of each dot, in a square of 48. */
export const MARK_DOTS = [...drawing.matchAll(/cx="(.+?)" cy="(.+?)" r="(.+?)"/g)].map(
  ([, x, y, radius]) => [Number(x), Number(y), Number(radius)] as const,
);
