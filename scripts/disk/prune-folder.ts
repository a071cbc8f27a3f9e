/** Clearing a folder of the cache, beside other processes that may be filling it. */
import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { isBeingWritten } from "./atomic-write.ts";
import { diskFault } from "./disk-fault.ts";

export const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

/** Removes those of `names` that are neither kept nor being written. What came since they were listed is another's. */
export function pruneFolder(
  folder: string,
  names: readonly string[],
  isKept: (name: string) => boolean,
): void {
  for (const name of names) {
    if (isKept(name) || isBeingWritten(name)) continue;
    try {
      rmSync(join(folder, name), { recursive: true, force: true });
    } catch (cause) {
      throw diskFault(join(folder, name), cause);
    }
  }
}
