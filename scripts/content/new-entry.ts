/** A new entry: its id, and a title made from the photo's name. */
import { posix } from "node:path";

/** One more than the largest: links to a removed entry may live on, so its id is not reused. */
export function nextId(entries: readonly { id: number }[]): number {
  return Math.max(0, ...entries.map(({ id }) => id)) + 1;
}

/** `designs/019-paper_boat.jpg` → `Paper Boat`. */
export function titleFrom(path: string): string {
  return wordsOf(path).map(capitalize).join(" ") || "Untitled";
}

/** `portfolio/paper-boat.jpg` → `paperBoat`, the label of a work. */
export function labelFrom(path: string): string {
  const plain = wordsOf(path).map((word) => word.normalize("NFKD").replace(/[^A-Za-z0-9]/g, ""));
  const [first = "", ...others] = plain.filter(Boolean);
  const label = first.toLowerCase() + others.map(capitalize).join("");
  return /^[a-z]/.test(label) ? label : `work${label}`;
}

const capitalize = (word: string) => word.replace(/^\p{L}/u, (letter) => letter.toUpperCase());

/** The words of the file's name, without a leading number. */
function wordsOf(path: string): string[] {
  const { name } = posix.parse(path.normalize());
  return (name.replace(/^\d+[-_ ]+/, "") || name).split(/[-_\s]+/).filter(Boolean);
}

/** In quotes where a shell needs them: double ones, which every shell knows, unless it has signs for them. */
export function asArgument(path: string): string {
  if (/^[\w./-]+$/.test(path)) return path;
  return /["$`\\!]/.test(path) ? `'${path.replaceAll("'", "'\\''")}'` : `"${path}"`;
}
