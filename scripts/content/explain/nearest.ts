/** Guesses the name that was meant. */
import { distance } from "fastest-levenshtein";

/** Swapping two letters counts as two edits. */
const EDITS_PER_LETTER = 0.4;
const MOST_EDITS = 3;

/** Returns the likeliest of `names`, or undefined when none is near: a wrong guess is worse than none. */
export function nearest(word: string, names: readonly string[]): string | undefined {
  const folded = fold(word);
  const ranked = names
    .map((name) => ({ name, edits: editsBetween(folded, fold(name)) }))
    .sort((a, b) => a.edits - b.edits);
  const [best] = ranked;
  return best && best.edits <= Math.min(MOST_EDITS, Math.floor(folded.length * EDITS_PER_LETTER))
    ? best.name
    : undefined;
}

/** Counts a prefix of the name, or a word within it, as one edit. */
function editsBetween(word: string, name: string): number {
  const isCut = name.startsWith(word) || (word.length > 3 && name.includes(word));
  return isCut && word !== name ? 1 : distance(word, name);
}

/** Removes what may differ: case, spaces, dashes and underscores. */
function fold(text: string): string {
  return text.toLowerCase().replace(/[\s_-]/g, "");
}
