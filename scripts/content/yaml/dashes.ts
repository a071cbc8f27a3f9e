/** Dashes that YAML takes for text: without a space after them, or longer than a hyphen. */
import { indentOf, quoteValue } from "./line.ts";

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

/** For a list or a text that begins on the line of its key, by index, after "- ". */
export function explainInlineDash(index: number, lines: readonly string[]): string {
  const asList = 'A list begins below its key. Move the "-" there.';
  const asText = quoteValue(index, lines);
  const [, key = "", value = ""] = /^[\s-]*([\w-]+)\s*:\s+-\s*(.*)$/.exec(lines[index] ?? "") ?? [];
  const isListed = (text: string) => /^\s*- /.test(text);
  if (isListed(lines[index + 1] ?? "") && indentOf(lines[index + 1] ?? "") > 0) return asList;
  const others = lines.flatMap((line, at) => {
    const [, other, rest = ""] = /^[\s-]*([\w-]+)\s*:(?:\s+(\S.*))?$/.exec(line) ?? [];
    if (other !== key || at === index) return [];
    return [rest ? /^\[/.test(rest) : isListed(lines[at + 1] ?? "")];
  });
  if (/^\w+:\s/.test(value) || (others.length > 0 && others.every(Boolean))) return asList;
  if (others.length > 0 && !others.some(Boolean)) return `A text cannot begin with "- ". ${asText}`;
  return `${asList} If it is a text: ${asText}`;
}
