/** An entry at the end of catalogue.yaml, whose text stays byte for byte. */
import { checkText } from "#content/load-content.ts";
import { nextId, writeEntry } from "#content/new-entry.ts";
import type { Problem } from "#content/problem.ts";
import { catalogueSchema, type WrittenDesign } from "#domain/catalogue-schema.ts";
import { explainNoRoom, findTaken } from "./unfit-reason.ts";

const FILE = "catalogue.yaml";

/** `line` is that of the new entry. */
export type Appended = { addition: string; id: number; line: number };

/**
 * What to write after `text` to add the entry; without an id it gets the next free one. Returns problems instead if the
 * text has some or takes no such entry.
 */
export function appendEntry(
  text: string,
  { id: wanted, ...rest }: Omit<WrittenDesign, "id"> & { id?: number },
): Appended | Problem[] {
  const before = checkText(FILE, text, catalogueSchema);
  if (before.problems.length > 0 && !isBlank(text)) return before.problems;
  const designs = before.value ?? [];
  const taken = wanted === undefined ? undefined : findTaken({ file: FILE, text, designs }, wanted);
  if (taken) return [taken];
  const id = wanted ?? nextId(designs);
  const addition = following(text, writeEntry({ id, ...rest }, indentOf(text)));
  const after = checkText(FILE, text + addition, catalogueSchema);
  if (after.problems.length > 0) return [explainNoRoom(FILE, text)];
  const line = (text + addition.slice(0, addition.search(/\S/))).split("\n").length;
  return { addition, id, line };
}

/** The entry on lines of its own, with the spacing and the line breaks of the file. */
function following(text: string, entry: string): string {
  const isClosed = text === "" || text.endsWith("\n");
  const isSpaced = /\n[ \t]*\r?\n *- /.test(text) && !/\n[ \t]*\r?\n$/.test(text);
  const addition = `${isClosed ? "" : "\n"}${isSpaced ? "\n" : ""}${entry}`;
  return text.includes("\r\n") ? addition.replaceAll("\n", "\r\n") : addition;
}

/** Spaces before the dash of an entry. */
function indentOf(text: string): number {
  return /^( *)-\s/m.exec(text)?.[1]?.length ?? 0;
}

/** Whether only comments are left: the artist may have removed every sample. */
function isBlank(text: string): boolean {
  return text.split("\n").every((line) => /^\s*(#|$)/.test(line));
}
