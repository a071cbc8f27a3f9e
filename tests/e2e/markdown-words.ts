/** The plain words within a text in Markdown, as they stand on the page. */

/** What is no text: targets of links, character references, signs at the start of a line. */
const MARKUP = /\]\([^)]*\)|&#?\w+;|^\s*(?:[-+>]|#+|\d+[.)])\s/gm;
/** Between two of these, text stays as it is written. */
const SIGNS = /[*_~`|<>[\]\\\n]+|!\[/;

/** Each run of text without markup, in order. */
export function readWords(markdown: string): string[] {
  return markdown
    .replaceAll(MARKUP, "\n")
    .split(SIGNS)
    .map((run) => run.replaceAll(/\s+/g, " ").trim())
    .filter((run) => /[\p{L}\p{N}]{2}/u.test(run));
}

/** The first of them. */
export const firstWords = (markdown: string) => readWords(markdown)[0] ?? "";
