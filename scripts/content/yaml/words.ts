/** Sentences about one place in broken YAML, with the line to write instead where it is known. */
import { hasWrongDash, indentOf, type Place, WRONG_DASH } from "./place.ts";
import { clip, quoted, toLine, unquoted } from "./spelling.ts";

/** For a line that would be right with another indentation, or with a proper dash. */
export function explainPlace({ text, index, lines }: Place): string {
  const [, key, value] = NO_SPACE.exec(text) ?? [];
  if (key) return `A space is missing after the colon. Write it like this: ${key}: ${value}`;
  if (/^\s*[^\s'"#][^'"#]*\s#\S/.test(lines[index - 1] ?? ""))
    return "In the line above, # begins a comment, which ends its text. Put quotes around the whole text.";
  const [, dash, rest = ""] = WRONG_DASH.exec(text) ?? [];
  if (dash) return `${explainDash(dash)} Write it like this: - ${rest.trim()}`;
  const orDash = /^\s*-(\s|$)/.test(text) ? "" : ', or "- " if an entry begins here';
  return `This line does not line up with the ones above it. Give it the same indentation${orDash}.`;
}

function explainDash(dash: string): string {
  if (dash === "-") return "A space is missing after the dash.";
  const found = /[–—−]/.test(dash) ? "dash is longer than a hyphen" : "bullet is no hyphen";
  return `This ${found}, and begins no entry.`;
}

/** A key that runs into its value; no address such as `https://`. */
const NO_SPACE = /^[\s-]*([A-Za-z]\w*):(?!\/\/)(\S.*?)\s*$/;

export function explainNoKey(place: Place): string {
  if (hasWrongDash(place.text) || NO_SPACE.test(place.text)) return explainPlace(place);
  return `Expected "key: value", found "${clip(place.text)}". If it goes on with the text above, indent it further.`;
}

export function explainUnclosed(place: Place): string {
  const { text, column } = place;
  const [curly] = /[“”„‘’]\s*$/.exec(text) ?? [];
  if (curly) return `The ${curly.trim()} at the end is curly, and closes nothing. ${quoteText(place)}`;
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
