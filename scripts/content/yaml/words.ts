/** Sentences about one place in broken YAML, with the line to write instead wherever one can be told. */
import { hasWrongDash, indentOf, type Place } from "./place.ts";
import { clip, quoted, toLine, unquoted } from "./spelling.ts";

/** For a line that would be right with another indentation, or with a proper dash. */
export function explainPlace({ text }: Place): string {
  const [, dash, rest = ""] = /^\s*(-(?=[\w{["'])|[–—−])\s*(\S.*)$/.exec(text) ?? [];
  if (dash) {
    const what =
      dash === "-"
        ? "A space is missing after the dash."
        : "This dash is longer than a hyphen, and begins no entry.";
    return `${what} Write it like this: - ${rest.trim()}`;
  }
  const orDash = /^\s*-(\s|$)/.test(text) ? "" : ', or "- " if an entry begins here';
  return `This line does not line up with the ones above it. Give it the same indentation${orDash}.`;
}

export function explainNoKey(place: Place): string {
  const [, key, value] = /^[\s-]*([A-Za-z]\w*):(\S.*?)\s*$/.exec(place.text) ?? [];
  if (key) return `A space is missing after the colon. Write it like this: ${key}: ${value}`;
  if (hasWrongDash(place.text)) return explainPlace(place);
  return `Expected "key: value", found "${clip(place.text)}". If it goes on with the text above, indent it further.`;
}

export function explainUnclosed({ text, column }: Place): string {
  const opening = text[column] ?? "";
  const closing = { "[": "]", "{": "}" }[opening] ?? opening;
  if (/[[{].*\s#.*[\]}]\s*$/.test(text)) {
    return `# begins a comment, which hides the ${closing}. Put quotes around the text with the #.`;
  }
  return `The ${opening} here is never closed. Write ${closing} where it ends; if that is in the next line, indent that line further.`;
}

export function explainMark(place: Place): string {
  const [mark = ""] = partOf(place).text;
  const otherwise = /[[{]/.test(mark) ? ", and nothing can follow a closing bracket" : "";
  return `A text cannot begin with ${mark}${otherwise}. ${quoteText(place)}`;
}

export function explainAfterQuote(place: Place): string {
  const isFlow = /[[{]/.test(place.text[place.start] ?? "");
  const comma = isFlow ? " Is it another value? Write a comma before it. Is it one text?" : "";
  return `The text goes on after its closing quote.${comma} ${quoteText(place)}`;
}

/** The remedy for a text that needs quotes: a line to copy, unless the text goes on in the next one. */
export function quoteText(place: Place): string {
  const { key, text } = partOf(place);
  const below = place.lines[place.index + 1] ?? "";
  const column = place.text.search(/[^\s-]/);
  const goesOn = below.trim() !== "" && indentOf(below) > column;
  return goesOn
    ? "Put quotes around the whole text."
    : `Put quotes around the whole text: ${toLine(key, quoted(unquoted(text)))}`;
}

/** The value of the line, or, between brackets or braces, the one at the place. */
function partOf({ text, start, column }: Place): { key?: string; text: string } {
  const isFlow = /^[[{](?=.*[:,])/.test(text.slice(start)) && column > start;
  if (!isFlow)
    return { key: /([\w-]+)\s*:\s+$/.exec(text.slice(0, start))?.[1], text: text.slice(start).trim() };
  const before = text.slice(0, column).replace(/(["'])[^"']*\1\s*$/, "");
  const [value = ""] = /^[^,}\]]*/.exec(text.slice(before.length)) ?? [];
  return { key: /(\w+):\s*$/.exec(before)?.[1], text: value.trim() };
}
