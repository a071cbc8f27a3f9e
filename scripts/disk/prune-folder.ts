/** Prunes a folder of the cache while other processes may be filling it. */
import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { isBeingWritten } from "./atomic-write.ts";
import { diskFault } from "./disk-fault.ts";

export const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

/** Removes the `names` that are neither kept nor being written. */
export function pruneFolder(
  folder: string,
  names: readonly string[],
  isKept: (name: string) => boolean,
): void {
  for (const name of names.filter((each) => !isKept(each) && !isBeingWritten(each))) {
    try {
      rmSync(join(folder, name), { recursive: true, force: true });
    } catch (cause) {
      throw diskFault(join(folder, name), cause);
    }
  }
}
