/** `npm run check -- --fix`: shows the corrections that problems carry, and writes them once confirmed. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { writeFileAtomic } from "#disk/files.ts";
import { FILE_NAMES, type FileName } from "#domain/studio-files.ts";
import { loadContent } from "./load-content.ts";
import type { Correction } from "./problem.ts";

type Change = { file: FileName; before: string; after: string };

/** Throws a sentence when a file is not written. What is wrong behind broken YAML shows in the next run. */
export async function fixContent(
  root: string,
  confirm: (question: string) => Promise<boolean>,
): Promise<void> {
  const changes = planChanges(root);
  if (changes.length === 0) return console.log("Nothing to fix.\n");
  console.log(changes.map(formatChange).join(""));
  const names = changes.map(({ file }) => file).join(", ");
  if (!(await confirm(`Write this to ${names}?`))) return console.log("Nothing was written.\n");
  for (const { file, before, after } of changes) {
    if (read(root, file) !== before)
      throw new Error(`${file} has changed in the meantime. Run the command again.`);
    writeFileAtomic(join(root, file), after);
    console.log(`Wrote ${file}.`);
  }
  console.log();
}

const read = (root: string, file: FileName) => readFileSync(join(root, file), "utf8");

function planChanges(root: string): Change[] {
  const { problems } = loadContent(root);
  return FILE_NAMES.flatMap((file) => {
    const own = problems.filter((problem) => problem.file === file);
    const corrections = own.flatMap(({ correction = [] }) => correction);
    if (corrections.length === 0) return [];
    const before = read(root, file);
    const [mark = ""] = /^\uFEFF/.exec(before) ?? [];
    return [{ file, before, after: mark + correctText(before.slice(mark.length), corrections) }];
  });
}

/** From the end, so that the other ranges stay where they are. Of ranges that overlap, the last counts. */
function correctText(text: string, corrections: readonly Correction[]): string {
  let corrected = text;
  let limit = text.length;
  for (const { start, end, text: right } of corrections.toSorted((a, b) => b.start - a.start)) {
    if (end > limit) continue;
    corrected = corrected.slice(0, start) + right + corrected.slice(end);
    limit = start;
  }
  return corrected;
}

/** No correction adds or removes a line. */
function formatChange({ file, before, after }: Change): string {
  const right = after.split(/\r?\n/);
  const changed = [...before.split(/\r?\n/).entries()].filter(([index, line]) => line !== right[index]);
  return changed
    .map(([index, line]) => `${file}:${index + 1}\n- ${shown(line)}\n+ ${right[index]}\n`)
    .join("");
}

/** With a sign for blanks that are not spaces. */
const shown = (line: string) => line.replace(/[^\P{Z} ]|[\t\p{Cf}]/gu, "␣");
