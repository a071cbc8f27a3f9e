/** Remembers the originals of earlier builds, so that unchanged files are not read again. */
import { join } from "node:path";
import { z } from "zod";
import { writeFileIfChanged } from "#disk/atomic-write.ts";
import { readJson } from "#disk/read-file.ts";
import { CACHE } from "./cache-folder.ts";

const FILE = join(CACHE, "originals.json");

const fingerprintSchema = z.strictObject({
  hash: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  state: z.string(),
});

const fingerprintsSchema = z.record(z.string(), fingerprintSchema);

/** Hash of the bytes, upright size, and the state of the file: while that is unchanged, so are the others. */
export type Fingerprint = z.infer<typeof fingerprintSchema>;

/** By the original's path below `images/`. */
export type Fingerprints = Map<string, Fingerprint>;

/** Empty when the file is missing or damaged. */
export function readFingerprints(root: string): Fingerprints {
  return new Map(Object.entries(fingerprintsSchema.safeParse(readJson(join(root, FILE))).data ?? {}));
}

export function writeFingerprints(root: string, fingerprints: Fingerprints): void {
  const sorted = [...fingerprints].sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileIfChanged(join(root, FILE), JSON.stringify(Object.fromEntries(sorted)));
}
