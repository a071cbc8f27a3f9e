/** Suggests the id of a new entry, and a title from the photo's name. */

/** Adds one to the largest id. The id of a removed entry is not reused, because links to it may survive. */
export function nextId(entries: readonly { id: number }[]): number {
  return Math.max(0, ...entries.map(({ id }) => id)) + 1;
}

/** `designs/019-paper_boat.jpg` → `Paper Boat`. */
export function titleFrom(path: string): string {
  return wordsOf(path).map(capitalize).join(" ") || "Untitled";
}

const capitalize = (word: string) => word.replace(/^\p{L}/u, (letter) => letter.toUpperCase());

/** Splits the name of the file into words, without a leading number. */
function wordsOf(path: string): string[] {
  const [file = ""] = path.normalize().split("/").slice(-1);
  const name = file.replace(/(?<=.)\.[^.]*$/, "");
  return (name.replace(/^\d+[-_ ]+/, "") || name).split(/[-_\s]+/).filter(Boolean);
}
