/** Puts a finished folder in the place of another, so that whoever looks finds the old one or the new one, whole. */
import { renameSync, rmSync } from "node:fs";
import { diskFault } from "./disk-fault.ts";

/** Absent on a system for which the library brings no binary (Alpine, FreeBSD). */
const native = await import("fs-native-extensions").catch(() => undefined);

/** Of a container, where `target` came with the image: that can be removed, but not renamed. */
const LOWER_LAYER = "EXDEV";
/** The disk (NFS, FAT) or the system knows no exchange of names; or there is no old folder yet. */
const NO_EXCHANGE = ["EINVAL", "ENOSYS", "ENOTSUP", "ENOENT", LOWER_LAYER];
/** Another build has put its folder there meanwhile. */
const TAKEN = ["ENOTEMPTY", "EEXIST"];

/**
 * All three lie on one disk. What `target` held is at `next` or `previous` afterwards. When the disk refuses, `target`
 * is as it was.
 */
export function replaceFolder(next: string, target: string, previous: string): void {
  if (!exchange(next, target)) replaceInTurn(next, target, previous);
}

/** In one step; false where that cannot be. On Windows the library itself would take three. */
function exchange(next: string, target: string): boolean {
  if (!native || process.platform === "win32") return false;
  try {
    native.swapSync(next, target);
    return true;
  } catch (cause) {
    if (NO_EXCHANGE.includes(codeOf(cause))) return false;
    throw diskFault(target, cause);
  }
}

/** In two steps: a build that is killed between them leaves `previous`, which the next one brings back. */
export function replaceInTurn(next: string, target: string, previous: string): void {
  moveAside(target, previous);
  try {
    renameSync(next, target);
  } catch (cause) {
    if (!TAKEN.includes(codeOf(cause))) {
      moveAside(previous, target);
      throw diskFault(target, cause);
    }
    replaceInTurn(next, target, previous);
  }
}

function moveAside(folder: string, place: string): void {
  try {
    rmSync(place, { recursive: true, force: true });
    renameSync(folder, place);
  } catch (cause) {
    if (codeOf(cause) === LOWER_LAYER) rmSync(folder, { recursive: true, force: true });
    else if (codeOf(cause) !== "ENOENT") throw diskFault(folder, cause);
  }
}

const codeOf = (cause: unknown) => (cause as NodeJS.ErrnoException).code ?? "";
