/** The code that decides a picture's bytes is part of every identity: a changed line there remakes what it made. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const DOMAIN = join(import.meta.dirname, "../../renderer/domain");

const FILES = [
  ...["pixels", "webp"].flatMap((folder) => filesIn(join(import.meta.dirname, folder))),
  ...["ladder", "pixels", "plan", "slots", "tones"].map((name) => join(DOMAIN, `${name}.ts`)),
];

/** A hash of `pixels/`, `webp/` and the plan. */
export const PIPELINE = FILES.reduce(
  (hash, file) => hash.update(readFileSync(file)),
  createHash("sha256"),
).digest("hex");

function filesIn(folder: string): string[] {
  return readdirSync(folder)
    .sort()
    .map((name) => join(folder, name));
}
