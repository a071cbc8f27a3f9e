/** Lines of the form `key: value` or `- value`, taken apart without a parser. Indexes count from 0. */
import { quoted } from "./spelling.ts";

/** How many characters stand before the value. */
export function valueStart(line: string): number {
  return /^[\s-]*(?:[\w-]+\s*:\s+)?/.exec(line)?.[0].length ?? 0;
}

/** How many blanks indent the line; all of them, when there is nothing else. */
export function indentOf(line: string): number {
  return line.search(/\S|$/);
}

/** Whether the value looks like another key. */
export function hasColon(line: string): boolean {
  return /:(\s|$)/.test(line.slice(valueStart(line)).trimEnd());
}

/** The remedy for a value that has to be quoted, as a sentence that holds all of it, or none. */
export function quoteValue(index: number, lines: readonly string[]): string {
  const line = lines[index] ?? "";
  const start = valueStart(line);
  const key = line.slice(0, start).replace(/^[\s-]+/, "");
  const below = linesBelow(index, lines);
  if (below.some((text) => /^\s*(#|$)/.test(text))) return "Put quotes around the whole text.";
  const text = [line.slice(start), ...below].map((part) => part.trim()).join(" ");
  const last = index + below.length;
  const what =
    last === index
      ? "Put quotes around the whole text"
      : `Write lines ${index + 1} ${last === index + 1 ? "and" : "to"} ${last + 1} as one, with quotes around the whole text`;
  return `${what}: ${key}${quoted(unquoted(text))}`;
}

/** What the value goes on in: what stands deeper than its key, or than its dash. */
export function linesBelow(index: number, lines: readonly string[]): string[] {
  const line = lines[index] ?? "";
  const hasKey = /^[\s-]*[\w-]+\s*:\s/.test(line);
  const column = hasKey ? line.search(/[^\s-]/) : indentOf(line);
  const after = lines.findIndex((text, at) => at > index && text.trim() && indentOf(text) <= column);
  const below = lines.slice(index + 1, after < 0 ? lines.length : after);
  return below.slice(0, below.findLastIndex((text) => text.trim()) + 1);
}

/** Without the quotes around all of it. */
export function unquoted(text: string): string {
  const [, quote, inside = ""] = /^(["'])(.*)\1$/.exec(text) ?? [];
  if (!quote) return text;
  return quote === "'" ? inside.replaceAll("''", "'") : inside.replaceAll('\\"', '"');
}
