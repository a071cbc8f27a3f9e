/**
 * The `sizes` attribute of each picture: media conditions with plain calc(), because WebKit refuses min(), max() and
 * clamp() there. The widths come from slots.ts.
 */
import {
  photoWidth,
  plateHeight,
  plateWidth,
  portraitWidth,
  railHeight,
  smallRailHeight,
  tileWidth,
} from "./slots.ts";

/** Between two viewports, in pixels, a length is `slope` times the viewport plus `offset` pixels. */
type Line = { from: number; to: number; slope: number; offset: number };
type Length = (viewport: number) => number;

const REM = 16;
/** The viewports at which a length is sampled, in pixels. */
const SAMPLES = { from: 15 * REM, to: 120 * REM, step: REM / 4 };
/** The distance allowed between a line and the length, in CSS pixels. */
export const TOLERANCE = 1;

/** For tiles with `sizes="auto"`: a short guess for browsers that cannot measure. */
export const TILE_SIZES = "(min-width: 64rem) 20vw, 42vw";

/** The width of a text (Markdown.tsx). */
export const FIGURE_SIZES = "(min-width: 38rem) 38rem, 100vw";

export const PORTRAIT_SIZES = toSizes(portraitWidth, "width");

/** `share` is the optical share. */
export function tileSizes(share: number): string {
  return toSizes((viewport) => share * tileWidth(viewport), "width");
}

export function photoSizes(columns: 2 | 3): string {
  return toSizes((viewport) => photoWidth(viewport, columns), "width");
}

export function slideSizes(aspectRatio: number, isDoodle: boolean): string {
  const height = isDoodle ? smallRailHeight : railHeight;
  return toSizes((viewport) => aspectRatio * height(viewport), "height");
}

/** Where a screen is wide for its height, the height limits a plate. */
export function plateSizes(aspectRatio: number): string {
  return toLines(plateWidth)
    .flatMap((line) => {
      const middle = (line.from + line.to) / 2;
      const limit = aspectRatio * plateHeight(middle);
      const widest = Math.round((1000 * limit * middle) / plateWidth(middle));
      const isWide = `(min-aspect-ratio: ${widest}/1000)`;
      return [
        `${condition(line, "width", isWide)}${round(100 * limit)}vh`,
        `${condition(line, "width")}${length(line, "vw")}`,
      ];
    })
    .join(", ");
}

function toSizes(lengthAt: Length, side: "width" | "height"): string {
  return toLines(lengthAt)
    .map((line) => `${condition(line, side)}${length(line, side === "width" ? "vw" : "vh")}`)
    .join(", ");
}

/** Empty for the line of the smallest viewports, which comes last. */
function condition({ from }: Line, side: "width" | "height", also?: string): string {
  const conditions = [from > SAMPLES.from && `(min-${side}: ${from / REM}rem)`, also].filter(Boolean);
  return conditions.length > 0 ? `${conditions.join(" and ")} ` : "";
}

function length({ slope, offset }: Line, unit: "vw" | "vh"): string {
  const [share, rest] = [round(100 * slope), round(offset / REM)];
  if (share === 0) return `${rest}rem`;
  if (rest === 0) return `${share}${unit}`;
  return `calc(${share}${unit} ${rest < 0 ? "-" : "+"} ${Math.abs(rest)}rem)`;
}

/** The fewest lines that follow a length, in descending order. */
function toLines(lengthAt: Length): Line[] {
  const lines: Line[] = [];
  for (let from = SAMPLES.from; from < SAMPLES.to; from = lines[0]?.to ?? SAMPLES.to) {
    lines.unshift(longestLine(lengthAt, from));
  }
  return lines;
}

/** The longest line from a viewport on that stays within the tolerance. Each sample narrows the slopes that do. */
function longestLine(lengthAt: Length, from: number): Line {
  const start = lengthAt(from);
  let [to, low, high] = [from, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let next = from + SAMPLES.step; next <= SAMPLES.to; next += SAMPLES.step) {
    const slope = (lengthAt(next) - start) / (next - from);
    const slack = TOLERANCE / (next - from);
    to = next;
    if (slope + slack < low || slope - slack > high) break;
    [low, high] = [Math.max(low, slope - slack), Math.min(high, slope + slack)];
  }
  const slope = (low + high) / 2;
  return { from, to, slope, offset: start - slope * from };
}

function round(value: number): number {
  return Number(value.toFixed(2));
}
