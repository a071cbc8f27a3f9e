/** Copies the project as a clone has it: the files that git tracks, as they are now. */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";

/** `paths` are those of git, such as `:!images`. */
export function copyTracked(folder: string, ...paths: string[]): void {
  const files = execFileSync("git", ["ls-files", "-z", ...paths], { encoding: "utf8" }).split("\0");
  for (const file of files.filter((each) => each && existsSync(each))) cpSync(file, join(folder, file));
}
