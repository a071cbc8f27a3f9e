/** Shows what can be fixed in the YAML files, and writes it once confirmed. */
import { readFileSync, realpathSync, statSync } from "node:fs";
import { join } from "node:path";
import { writeFileAtomic } from "#disk/atomic-write.ts";
import { type Change, formatChange, planChanges } from "./plan-changes.ts";

/** Throws a sentence when a file is not written. */
export async function fixContent(
  root: string,
  confirm: (question: string) => Promise<boolean>,
): Promise<void> {
  const changes = planChanges(root);
  if (changes.length === 0) return console.log("Nothing to fix.\n");
  console.log(changes.map(formatChange).join(""));
  const names = changes.map(({ file }) => file).join(", ");
  if (!(await confirm(`Write this to ${names}? (y/n) `))) return console.log("Nothing was written.\n");
  for (const change of changes) refuseWriting(root, change);
  for (const { file, after } of changes) {
    writeFileAtomic(realpathSync(join(root, file)), after);
    console.log(`Wrote ${file}.`);
  }
  console.log();
}

function refuseWriting(root: string, { file, before }: Change): void {
  const path = join(root, file);
  const isWritable = (statSync(path).mode & 0o222) !== 0;
  if (!isWritable)
    throw new Error(`${file} is read-only. Allow writing in its permissions. Nothing was written.`);
  if (!readFileSync(path).equals(before))
    throw new Error(`${file} has changed in the meantime. Run the command again. Nothing was written.`);
}
