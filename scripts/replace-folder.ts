/** Puts a finished folder in the place of another, so that whoever looks finds the old one or the new one, whole. */
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";

/** Both lie on one disk. `next` is gone afterwards. What `target` held is moved aside first, and deleted last. */
export function replaceFolder(next: string, target: string): void {
  restoreFolder(target);
  mkdirSync(dirname(target), { recursive: true });
  if (existsSync(target)) renameSync(target, aside(target));
  renameSync(next, target);
  rmSync(aside(target), { recursive: true, force: true });
}

/** Brings back what an interrupted replacement had moved aside, or drops it when the new folder is in place. */
export function restoreFolder(target: string): void {
  if (!existsSync(aside(target))) return;
  if (existsSync(target)) rmSync(aside(target), { recursive: true });
  else renameSync(aside(target), target);
}

const aside = (target: string) => `${target}.previous`;
