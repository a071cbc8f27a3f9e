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
const MOST = 1.23;

/** Returns the width in mean letters. */
export const toLetters = (line: string) =>
  [...line].reduce((sum, letter) => sum + (WIDTHS.find(([some]) => some.test(letter))?.[1] ?? MOST), 0);

/** For the size `100cqi / var(--line)`: the width in ems, when the letters are 0.04 em tighter. An own display face has its own mean. */
export const fitLine = (line: string): CSSProperties => ({
  "--line": `(${toLetters(line).toFixed(1)} * (var(--display-letter, 0.441) - 0.03))`,
});
