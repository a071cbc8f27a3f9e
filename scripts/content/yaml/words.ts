/** Sentences about one line of broken YAML, with the line to write instead where it is known. */
import { type BrokenLine, hasWrongDash, indentOf, WRONG_DASH } from "./broken-line.ts";
import { clip, quoted, toLine, unquoted } from "./spelling.ts";

/** For a line that would be right with another indentation, or with a proper dash. */
export function explainLineStart({ text, index, lines }: BrokenLine): string {
  const [, key, value] = NO_SPACE.exec(text) ?? [];
  if (key) return `A space is missing after the colon. Write it like this: ${key}: ${value}`;
  if (/^\s*[^\s'"#][^'"#]*\s#\S/.test(lines[index - 1] ?? ""))
    return "In the line above, # begins a comment and so ends the text. Put quotes around the whole text.";
  const [, dash, rest = ""] = WRONG_DASH.exec(text) ?? [];
  if (dash) return `${explainDash(dash)} Write it like this: - ${rest.trim()}`;
  const orDash = /^\s*-(\s|$)/.test(text) ? "" : ', or "- " if an entry begins here';
  return `This line does not line up with the ones above it. Give it the same indentation${orDash}.`;
}

function explainDash(dash: string): string {
  if (dash === "-") return "A space is missing after the dash.";
  return `An entry begins with a hyphen, not with a ${/[–—−]/.test(dash) ? "longer dash" : "bullet"}.`;
}

/** A key that runs into its value; no address such as `https://`. */
const NO_SPACE = /^[\s-]*([A-Za-z]\w*):(?!\/\/)(\S.*?)\s*$/;

export function explainNoKey(broken: BrokenLine): string {
  if (hasWrongDash(broken.text) || NO_SPACE.test(broken.text)) return explainLineStart(broken);
  return `Expected "key: value", found "${clip(broken.text)}". If it goes on with the text above, indent it further.`;
}

export function explainUnclosed(broken: BrokenLine): string {
  const { text, column } = broken;
  const [curly] = /[“”„‘’]\s*$/.exec(text) ?? [];
  if (curly)
    return `The ${curly.trim()} at the end is a curly quote, which closes nothing. ${quoteText(broken)}`;
  const opening = text[column] ?? "";
  const closing = { "[": "]", "{": "}" }[opening] ?? opening;
  if (/[[{].*\s#.*[\]}]\s*$/.test(text)) {
    return `# begins a comment, which hides the ${closing}. Put quotes around the text with the #.`;
  }
  return `The ${opening} here is never closed. Write ${closing} where it ends; if that is in the next line, indent that line further.`;
}

export function explainMark(broken: BrokenLine): string {
  const [mark = ""] = partOf(broken).text;
  const otherwise = /[[{]/.test(mark) ? ", and nothing can follow a closing bracket" : "";
  return `Text cannot begin with ${mark}${otherwise}. ${quoteText(broken)}`;
}

export function explainAfterQuote(broken: BrokenLine): string {
  const isFlow = /[[{]/.test(broken.text[broken.start] ?? "");
  const comma = isFlow ? " Is it another value? Write a comma before it. Is it all one text?" : "";
  return `The text goes on after its closing quote.${comma} ${quoteText(broken)}`;
}

/** The remedy for a text that needs quotes: a line to copy, unless the text goes on in the next one. */
export function quoteText(broken: BrokenLine): string {
  const { key, text } = partOf(broken);
  const below = broken.lines[broken.index + 1] ?? "";
  const column = broken.text.search(/[^\s-]/);
  const goesOn = below.trim() !== "" && indentOf(below) > column;
  return goesOn
    ? "Put quotes around the whole text."
    : `Put quotes around the whole text: ${toLine(key, quoted(unquoted(text)))}`;
}

/** The value of the line, or, between brackets or braces, the one at the fault. */
function partOf({ text, start, column }: BrokenLine): { key?: string; text: string } {
  const isFlow = /^[[{](?=.*[:,])/.test(text.slice(start)) && column > start;
  if (!isFlow)
    return { key: /([\w-]+)\s*:\s+$/.exec(text.slice(0, start))?.[1], text: text.slice(start).trim() };
  const before = text.slice(0, column).replace(/(["'])[^"']*\1\s*$/, "");
  const [value = ""] = /^[^,}\]]*/.exec(text.slice(before.length)) ?? [];
  return { key: /(\w+):\s*$/.exec(before)?.[1], text: value.trim() };
}
