/** One line of the form `key: value` or `- value`, taken apart without a parser. */
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

/** The remedy for a value that has to be quoted, as a sentence. */
export function quoteValue(line: string): string {
  const start = valueStart(line);
  const key = line.slice(0, start).replace(/^[\s-]+/, "");
  const value = line.slice(start).trim();
  return `Put quotes around the whole text: ${key}${quoted(value.replace(/^(["'])(.*)\1$/, "$2"))}`;
}
