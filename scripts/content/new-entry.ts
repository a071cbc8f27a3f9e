/** What a new entry begins with: its number, its title after the photo's name, and its text in the file. */
import { posix } from "node:path";
import { Document, isScalar, Scalar } from "yaml";

/** Longer texts are folded, as people fold them. */
const LINE_WIDTH = 100;

/** One more than the largest: the number of an entry that was removed stays in links that people have kept. */
export function nextId(entries: readonly { id: number }[]): number {
  return Math.max(0, ...entries.map(({ id }) => id)) + 1;
}

/** `designs/019-paper_boat.jpg` → `Paper Boat`. */
export function titleFrom(path: string): string {
  const words = wordsOf(path).map((word) => word.replace(/^\p{L}/u, (letter) => letter.toUpperCase()));
  return words.join(" ") || "Untitled";
}

/** `portfolio/paper-boat.jpg` → `paperBoat`, the label of a work. */
export function labelFrom(path: string): string {
  const plain = wordsOf(path).map((word) => word.normalize("NFKD").replace(/[^A-Za-z0-9]/g, ""));
  const label = plain
    .filter(Boolean)
    .map((word, index) =>
      index === 0 ? word.toLowerCase() : word.replace(/^./, (first) => first.toUpperCase()),
    )
    .join("");
  return /^[a-z]/.test(label) ? label : `work${label}`;
}

/** The file's name in words, without the number that it may begin with. */
function wordsOf(path: string): string[] {
  const { name } = posix.parse(path.normalize());
  return (name.replace(/^\d+[-_ ]+/, "") || name).split(/[-_\s]+/).filter(Boolean);
}

/**
 * The entry as YAML, its dash included. A key whose value is a `Scalar` of null with a comment is left to be filled in.
 * `indent` is the number of spaces before the dash.
 */
export function writeEntry(entry: Record<string, unknown>, indent = 0): string {
  const document = new Document([entry]);
  for (const key of Object.keys(entry)) styleValue(document.getIn([0, key], true), key);
  const text = document.toString({ singleQuote: true, lineWidth: LINE_WIDTH });
  return text.replace(/^(?=.)/gm, " ".repeat(indent));
}

/** A value that is to be filled in, with a remark about what. */
export function blank(remark: string): Scalar {
  const scalar = new Scalar(null);
  scalar.comment = ` ${remark}`;
  scalar.source = "";
  return scalar;
}

/** Hours look like numbers and dates to some editors; long texts are easier to read in several lines. */
function styleValue(node: unknown, key: string): void {
  if (!isScalar(node) || typeof node.value !== "string") return;
  if (key === "hours") node.type = Scalar.QUOTE_SINGLE;
  else if (node.value.length + key.length > LINE_WIDTH) node.type = Scalar.BLOCK_FOLDED;
}
