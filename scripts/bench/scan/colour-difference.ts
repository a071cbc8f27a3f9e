/** Whether a colour looks like the paper of the page. */
import { SAMPLE_PAPER as PAPER } from "#domain/colours.ts";
import type { Rgb } from "#domain/pixels.ts";

/** In ΔE (CIE76). */
const MOST_DIFFERENCE = 2;

const PAPER_LAB = toLab(PAPER);

export function isPaper(colour: Rgb): boolean {
  if (colour[0] === PAPER[0] && colour[1] === PAPER[1] && colour[2] === PAPER[2]) return true;
  const lab = toLab(colour);
  return Math.hypot(...lab.map((value, at) => value - (PAPER_LAB[at] as number))) <= MOST_DIFFERENCE;
}

/** CIELAB of sRGB, under D65. */
function toLab(colour: Rgb): [number, number, number] {
  const linear = (level: number) => (level <= 10.3 ? level / 3294.6 : ((level / 255 + 0.055) / 1.055) ** 2.4);
  const [r, g, b] = [linear(colour[0]), linear(colour[1]), linear(colour[2])];
  const bend = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const x = bend((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = bend(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = bend((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
