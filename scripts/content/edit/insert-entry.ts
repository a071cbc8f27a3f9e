/** Inserts a new entry at the end of a list in YAML, and changes no other line. */
import { writeLines } from "./write-lines.ts";

/**
 * Inserts an entry into the list below `key`, or into the file that is a list. It is not checked whether YAML reads it
 * there, which it would not below a list in brackets.
 */
export function insertEntry(text: string, entry: Record<string, unknown>, key?: string): string {
  const all = withoutBrackets(text, key);
  const top = key === undefined ? -1 : all.findIndex((line) => line.startsWith(`${key}:`));
  const isMissing = key !== undefined && top < 0;
  const at = isMissing ? all.length : findEnd(all, top);
  const above = all.slice(top + 1, at).join("");
  const indent = /^( *)- /m.exec(above)?.[1]?.length ?? (key === undefined ? 0 : 2);
  const isSpaced = isMissing || /^[ \t]*\r?\n *- /m.test(above);
  const head = isMissing ? `${key}:\n` : "";
  const lines = head + writeLines([entry], indent);
  const gap = isSpaced && all[at - 1]?.trim() !== "" ? "\n" : "";
  const before = all.slice(0, at).join("");
  const end = before === "" || before.endsWith("\n") ? "" : "\n";
  const added = `${end}${gap}${lines}`.replaceAll("\n", text.includes("\r\n") ? "\r\n" : "\n");
  return before + added + all.slice(at).join("");
}

/** Finds the line after the last entry below line `top`, or in the file. Indented comments belong to the entry. */
function findEnd(lines: readonly string[], top: number): number {
  const isNext = top < 0 ? /^\.\.\./ : /^(?![\s#-])./;
  const next = lines.findIndex((line, index) => index > top && isNext.test(line));
  let end = next < 0 ? lines.length : next;
  const first = lines.slice(top + 1, end).find((line) => /^ *- /.test(line));
  if (top < 0 && first === undefined) return end;
  const indent = first?.search(/-/) ?? 2;
  const isBeyond = (line = "") => line.trim() === "" || (/^ *#/.test(line) && line.search(/#/) <= indent);
  while (isBeyond(lines[end - 1])) end -= 1;
  return end;
}

/** Splits the text into lines with their breaks, without `[]`: no entry can follow that. */
function withoutBrackets(text: string, key: string | undefined): string[] {
  const lines = text.split(/(?<=\n)/);
  const isBrackets = (line: string) => /^ *\[\]\s*$/.test(line);
  if (key === undefined) return lines.filter((line) => !isBrackets(line));
  return lines.map((line) => (line.startsWith(`${key}:`) ? line.replace(/:\s*\[\]/, ":") : line));
}
