/** Puts a finished folder in the place of another, so that whoever looks finds the old one or the new one, whole. */
import { renameSync, rmSync } from "node:fs";
import { diskFault } from "#images/disk-fault.ts";

/** Another build has put its folder there meanwhile. */
const TAKEN = ["ENOTEMPTY", "EEXIST"];

/**
 * All three lie on one disk. `next` is gone afterwards, and what `target` held is at `previous`. When the disk refuses,
 * `target` is as it was.
 */
export function replaceFolder(next: string, target: string, previous: string): void {
  moveAside(target, previous);
  try {
    renameSync(next, target);
  } catch (cause) {
    if (!TAKEN.includes(codeOf(cause))) {
      moveAside(previous, target);
      throw diskFault(target, cause);
    }
    replaceFolder(next, target, previous);
  }
}

function moveAside(folder: string, place: string): void {
  try {
    rmSync(place, { recursive: true, force: true });
    renameSync(folder, place);
  } catch (cause) {
    if (codeOf(cause) !== "ENOENT") throw diskFault(folder, cause);
  }
}

const codeOf = (cause: unknown) => (cause as NodeJS.ErrnoException).code ?? "";
