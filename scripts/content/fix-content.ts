/** `npm run check -- --fix`: shows the corrections that problems carry, and writes them once confirmed. */
import { readFileSync, realpathSync, statSync } from "node:fs";
import { join } from "node:path";
import { writeFileAtomic } from "#disk/files.ts";
import { FILE_NAMES, type FileName } from "#domain/studio-files.ts";
import { loadContent } from "./load-content.ts";
import type { Correction } from "./problem.ts";
import { readText } from "./read-text.ts";

type Change = { file: FileName; before: Buffer; after: Buffer };

/** Correcting broken YAML may uncover what is wrong behind it. */
const MOST_PASSES = 100;

/** Throws a sentence when a file is not written. */
export async function fixContent(
  root: string,
  confirm: (question: string) => Promise<boolean>,
): Promise<void> {
  const changes = planChanges(root);
  if (changes.length === 0) return console.log("Nothing to fix.\n");
  console.log(changes.map(formatChange).join(""));
  const names = changes.map(({ file }) => file).join(", ");
  if (!(await confirm(`Write this to ${names}?`))) return console.log("Nothing was written.\n");
  for (const change of changes) refuseWriting(root, change);
  for (const { file, after } of changes) {
    writeFileAtomic(realpathSync(join(root, file)), after);
    console.log(`Wrote ${file}.`);
  }
  console.log();
}

/** The files below `root` that can be fixed. */
function planChanges(root: string): Change[] {
  const texts = new Map<FileName, string>();
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const problems = loadContent(root, texts).problems.filter(({ correction }) => correction);
    if (problems.length === 0) break;
    for (const file of FILE_NAMES) {
      const text = texts.get(file) ?? readText(root, file).text;
      const own = problems.filter((problem) => problem.file === file);
      if (text !== undefined && own.length > 0)
        texts.set(
          file,
          correctText(
            text,
            own.flatMap(({ correction = [] }) => correction),
          ),
        );
    }
  }
  return FILE_NAMES.flatMap((file) => {
    const text = texts.get(file);
    if (text === undefined) return [];
    const before = readFileSync(join(root, file));
    const mark = before.toString().startsWith("\uFEFF") ? "\uFEFF" : "";
    return [{ file, before, after: Buffer.from(mark + text) }];
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
  const right = after.toString().split(/\r?\n/);
  const lines = before.toString().split(/\r?\n/).entries();
  const changed = [...lines].filter(([index, line]) => line !== right[index]);
  return changed
    .map(([index, line]) => `${file}:${index + 1}\n- ${shown(line)}\n+ ${right[index]}\n`)
    .join("");
}

/** With a sign for blanks that are not spaces. */
const shown = (line: string) => line.replace(/[^\P{Z} ]|[\t\p{Cf}]/gu, "␣");

function refuseWriting(root: string, { file, before }: Change): void {
  const path = join(root, file);
  const isWritable = (statSync(path).mode & 0o222) !== 0;
  if (!isWritable)
    throw new Error(`${file} is read-only. Allow writing in its permissions. Nothing was written.`);
  if (!readFileSync(path).equals(before))
    throw new Error(`${file} has changed in the meantime. Run the command again. Nothing was written.`);
}
