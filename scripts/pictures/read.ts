/** Reads originals, refuses unusable ones before they are decoded, and remembers those of earlier builds. */
import { hash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { OriginalError } from "#content/problem.ts";
import { explainDecoding, explainHead, explainPhoto, HEAD_LENGTH } from "#drawing/refused.ts";
import { readHead, readJson, stateOf, writeFileIfChanged } from "#files/files.ts";
import { PICTURES } from "#files/folders.ts";
import { readMetadata } from "./codec/codec.ts";
import { holdMemory } from "./memory.ts";

const FILE = join(PICTURES, "originals.json");

const fingerprintSchema = z.strictObject({
  hash: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  state: z.string(),
});

const fingerprintsSchema = z.record(z.string(), fingerprintSchema);

/** The hash of the bytes, the upright size, and the state of the file. While the state is the same, so are the others. */
export type Fingerprint = z.infer<typeof fingerprintSchema>;

/** Fingerprints by the original's path below `images/`. */
type Fingerprints = Map<string, Fingerprint>;

/** An original in memory. */
export type OpenedOriginal = { fingerprint: Fingerprint; bytes: Buffer };

/** Larger originals are refused: few cameras take them. */
const MAX_PIXELS = 100_000_000;

/** Checks the header of an original below `folder`, waits for memory, then reads the file and passes it to `work`. */
export async function withOriginal<T>(
  folder: string,
  path: string,
  work: (opened: OpenedOriginal) => Promise<T>,
): Promise<T> {
  const file = join(folder, path);
  const stats = statSync(file);
  if (!stats.isFile()) throw new OriginalError(path, "is not a regular file. Put the photo itself there.");
  const head = readHead(file, HEAD_LENGTH);
  refuse(path, head ? explainHead(head) : FORBIDDEN);
  const metadata = await readMetadata(file).catch((cause) => {
    throw toUnusable(path, cause);
  });
  if (metadata.space === "cmyk" && !metadata.icc) throw new OriginalError(path, UNKNOWN_COLORS);
  const { width, height } = metadata.autoOrient;
  checkPixels(path, width, height);
  return holdMemory({ width, height }, async () => {
    const bytes = readFileSync(file);
    refuse(path, explainPhoto(bytes));
    return work({
      fingerprint: { hash: hash("sha256", bytes), width, height, state: stateOf(stats) },
      bytes,
    });
  });
}

function checkPixels(path: string, width: number, height: number): void {
  if (width * height <= MAX_PIXELS) return;
  const found = `${width} × ${height} pixels`;
  throw new OriginalError(path, `has ${found}, more than 100 megapixels. Export it smaller.`);
}

/** Reads the fingerprints of the last build. Returns none when their file is missing or damaged. */
export function readFingerprints(root: string): Fingerprints {
  return new Map(Object.entries(fingerprintsSchema.safeParse(readJson(join(root, FILE))).data ?? {}));
}

export function writeFingerprints(root: string, fingerprints: Fingerprints): void {
  const sorted = [...fingerprints].sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileIfChanged(join(root, FILE), JSON.stringify(Object.fromEntries(sorted)));
}

const FORBIDDEN = "cannot be read. Allow reading in its permissions, or copy the photo again.";

const UNKNOWN_COLORS =
  "is in CMYK, the inks of a press, without a color profile: its black would turn brown. Export it as JPEG in sRGB.";

function refuse(path: string, sentence: string | undefined): void {
  if (sentence) throw new OriginalError(path, sentence);
}

export const toUnusable = (path: string, cause: unknown) =>
  new OriginalError(path, explainDecoding(cause), cause);
