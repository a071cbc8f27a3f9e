/** What is known of the originals from earlier builds, so that unchanged files need no reading. */
import { readFileSync } from "node:fs";
import { z } from "zod";
import { writeFileIfChanged } from "#disk/atomic-write.ts";
import type { Fingerprint } from "./original.ts";

/** By the original's path below `images/`. */
export type Fingerprints = Map<string, Fingerprint>;

const fingerprintsSchema = z.record(
  z.string(),
  z.strictObject({
    hash: z.string(),
    width: z.int().positive(),
    height: z.int().positive(),
    state: z.string(),
  }),
);

/** Empty when nothing is known, or when the file is damaged: then the originals are read again. */
export function readFingerprints(file: string): Fingerprints {
  try {
    return new Map(Object.entries(fingerprintsSchema.parse(JSON.parse(readFileSync(file, "utf8")))));
  } catch {
    return new Map();
  }
}

export function writeFingerprints(file: string, fingerprints: Fingerprints): void {
  writeFileIfChanged(
    file,
    JSON.stringify(Object.fromEntries([...fingerprints].sort(([a], [b]) => (a < b ? -1 : 1)))),
  );
}
