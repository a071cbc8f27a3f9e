/** Clearing a folder of the cache, beside other processes that may be filling it. */
import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { diskFault } from "./disk-fault.ts";
import { isBeingWritten } from "./whole-file.ts";

/** Removes what is not kept, unless it came later than `sinceMs` (as `Date.now()` tells) or is being written. */
export function removeOthers(folder: string, sinceMs: number, isKept: (name: string) => boolean): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    if (isKept(name) || isBeingWritten(name) || isLater(join(folder, name), sinceMs)) continue;
    try {
      rmSync(join(folder, name), { recursive: true, force: true });
    } catch (cause) {
      throw diskFault(join(folder, name), cause);
    }
  }
}

/** By a whole millisecond, the finest that both clocks tell. */
function isLater(path: string, sinceMs: number): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats !== undefined && stats.ctimeMs >= sinceMs + 1;
}
