/** Mixes colors (`#rrggbb`), and measures their contrast (WCAG 2.2). */
import { type Rgb, toLight } from "./pixels.ts";

export const BLACK = "#000000";
const WHITE = "#ffffff";

/** What text needs at least, and what the borders of controls need (level AA). */
export const TEXT_CONTRAST = 4.5;
export const LINE_CONTRAST = 3;

/** From 1 (equal) to 21 (black and white). */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** From 0 (black) to 1 (white). */
export function luminance(color: string): number {
  const [red, green, blue] = toRgb(color);
  return 0.2126 * toLight(red) + 0.7152 * toLight(green) + 0.0722 * toLight(blue);
}

/** The color at `share` of the way from one color to another; a share for each channel, or one for all. */
export function mix(from: string, to: string, share: number | Rgb): string {
  const [start, end] = [toRgb(from), toRgb(to)];
  const channel = (index: 0 | 1 | 2) => {
    const part = typeof share === "number" ? share : share[index];
    return Math.min(255, Math.max(0, Math.round(start[index] + part * (end[index] - start[index]))));
  };
  return toHex([channel(0), channel(1), channel(2)]);
}

/** The nearest passing color between `color` and black or white. Undefined when none passes. */
export function nearestPassing(color: string, passes: (candidate: string) => boolean): string | undefined {
  for (let step = 0; step <= 255; step++) {
    const passing = [BLACK, WHITE].map((end) => mix(color, end, step / 255)).find(passes);
    if (passing) return passing;
  }
  return undefined;
}

/** Mixes the color with another, only as much as it takes to pass. */
export function strengthen(color: string, towards: string, passes: (candidate: string) => boolean): string {
  const steps = Array.from({ length: 33 }, (_, step) => mix(color, towards, step / 32));
  return steps.find(passes) ?? towards;
}

export function contrastAll(color: string, grounds: readonly string[], least = TEXT_CONTRAST): boolean {
  return grounds.every((ground) => contrast(color, ground) >= least);
}

export function toRgb(color: string): Rgb {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

const toHex = (channels: Rgb) => `#${channels.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
