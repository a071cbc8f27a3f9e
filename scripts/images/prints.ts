/** What is known of the originals from earlier builds, so that unchanged files need no reading. */
import { readFileSync } from "node:fs";
import { z } from "zod";
import type { Print } from "./original.ts";
import { writeWholeIfChanged } from "./whole-file.ts";

/** By the original's path below `images/`. */
export type Prints = Map<string, Print>;

const printSchema = z.record(
  z.string(),
  z.strictObject({
    hash: z.string(),
    width: z.int().positive(),
    height: z.int().positive(),
    state: z.string(),
  }),
);

/** Empty when nothing is known, or when the file is damaged: then the originals are read again. */
export function readPrints(file: string): Prints {
  try {
    return new Map(Object.entries(printSchema.parse(JSON.parse(readFileSync(file, "utf8")))));
  } catch {
    return new Map();
  }
}

export function writePrints(file: string, prints: Prints): void {
  writeWholeIfChanged(
    file,
    JSON.stringify(Object.fromEntries([...prints].sort(([a], [b]) => (a < b ? -1 : 1)))),
  );
}
