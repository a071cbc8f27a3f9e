/** The plain words of a Markdown text, as the page shows them. */
import { typeset } from "#content/typography/typeset.ts";

/** What is not text: pictures, targets of links, figures, character references, signs at the start of a line. */
const MARKUP = /\{\w+\}|!\[[^\]]*\]\([^)]*\)|\]\([^)]*\)|&#?\w+;|^\s*(?:[-+>]|#+|\d+[.)])\s/gm;
/** Between two of these, text stays together. */
const SIGNS = /[*_~`|<>[\]\\\n]+|!\[/;

/** Each run of text without markup, in order. */
export function readWords(markdown: string): string[] {
  return markdown
    .replaceAll(MARKUP, "\n")
    .split(SIGNS)
    .map((run) => typeset(run.replaceAll(/\s+/g, " ").trim()))
    .filter((run) => /[\p{L}\p{N}]{2}/u.test(run));
}

/** The first of them. */
export const firstWords = (markdown: string) => readWords(markdown)[0] ?? "";
