/** Dashes that YAML takes for text: without a space after them, or longer than a hyphen. */
import { indentOf } from "./line.ts";

/** `mended` is the whole line as it should be. */
export type WrongDash = { mended: string; message: string };

/** For a line that begins with a dash which makes no entry of it. */
export function findWrongDash(line: string): WrongDash | undefined {
  const [, blanks = "", dash, rest = ""] = /^(\s*)(-(?=[\w{["'])|[–—−]\s*)(\S.*)$/.exec(line) ?? [];
  if (!dash) return undefined;
  const what =
    dash === "-"
      ? "A space is missing after the dash."
      : "This dash is longer than a hyphen, and begins no entry.";
  return { mended: `${blanks}- ${rest}`, message: `${what} Write it like this: - ${rest.trim()}` };
}

/** Whether an entry may begin at the line, by index: at the margin, or below a key without a value. */
export function isPlaceOfEntry(index: number, lines: readonly string[]): boolean {
  const line = lines[index] ?? "";
  const around = lines
    .slice(0, index)
    .findLast((above) => /^\s*[^\s#]/.test(above) && indentOf(above) < indentOf(line));
  return /^\s*[-–—−]\s*(\w+:(\s|$)|\{)/.test(line) && (around === undefined || /:\s*(#.*)?$/.test(around));
}
