/** Tells whether a file has changed, without opening it. */
import { type Stats, statSync } from "node:fs";

/** Undefined when there is no file. */
export function fileState(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats?.isFile() ? stateOf(stats) : undefined;
}

/** Size, times and inode. */
export const stateOf = ({ size, mtimeMs, ctimeMs, ino }: Stats) => `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
