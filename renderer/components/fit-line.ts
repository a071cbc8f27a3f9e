/** Estimates how wide a line is, without its font, so that it can be as large as fits. */
import type { CSSProperties } from "react";

/** Letters narrower or wider than most, and their widths in mean letters of English text. Typefaces differ by about 5 %. */
const WIDTHS: readonly [RegExp, number][] = [
  [/[ijl.]/, 0.62],
  [/[frt]/, 0.82],
  [/[aceszx-]/, 1.1],
  [/[mw]/, 1.87],
  [/[@MW]/, 2.1],
  [/[A-Z]/, 1.55],
];
/** The width of all other letters. */
const OTHERS = 1.23;

/** Returns the width of a line in mean letters. */
export const widthInLetters = (line: string) =>
  [...line].reduce((sum, letter) => sum + (WIDTHS.find(([some]) => some.test(letter))?.[1] ?? OTHERS), 0);

/**
 * Sets the width in ems, for the size `100cqi / var(--line)` and letters that are 0.04 em tighter. A studio's own display
 * face has a mean of its own.
 */
export const fitLine = (line: string): CSSProperties => ({
  "--line": `(${widthInLetters(line).toFixed(1)} * (var(--display-letter, 0.441) - 0.03))`,
});
