/** Characters that are invisible, or only look like a space. */
import type { Mistake } from "../problem.ts";
import { BULLETS } from "./broken-line.ts";

const LIKE_SPACE = "\\u00A0\\u1680\\u2000-\\u200B\\u202F\\u205F\\u2060\\u3000\\uFEFF";

/** Copied from web pages and word processors. */
export const ODD_SPACE = new RegExp(`[${LIKE_SPACE}]`, "gu");

/** Where YAML needs a space, or nothing: before a key and after its colon. */
export const MISLEADING_SPACE = new RegExp(
  `${ODD_SPACE.source}(?<=^[ \\-${BULLETS}${LIKE_SPACE}]*(?:[\\w\\-]+:[ ${LIKE_SPACE}]*)?)`,
  "gmu",
);

/** Control characters except tabs and line breaks, too. */
export const UNSEEN = new RegExp(`(?![\\t\\n\\r])\\p{Cc}|${MISLEADING_SPACE.source}`, "gmu");

/** The first of each line. */
export function findUnseen(text: string): Mistake[] {
  return text.split("\n").flatMap((row, index) => {
    const at = row.search(UNSEEN);
    return at < 0 ? [] : [{ line: index + 1, column: at + 1, message: explainUnseen(row.charAt(at)) }];
  });
}

export function explainUnseen(character: string): string {
  return `There is an invisible character (${codeOf(character)}) here. Delete it, or replace it with a space.`;
}

/** `U+00A0` */
export function codeOf(character: string): string {
  return `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
}
