/** Reads originals, and refuses unusable ones before they are decoded. */
import { hash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { isForbidden } from "#disk/disk-fault.ts";
import { stateOf } from "#disk/file-state.ts";
import type { Fingerprint } from "./fingerprints.ts";
import { decodingMemory, forFiles, MOST_MEMORY } from "./memory.ts";
import { refuse, sniff, UnusableOriginal } from "./original-problem.ts";
import { readMetadata } from "./pixels/render.ts";

/** An original in memory. `decoding` is the memory that its pixels will take, in bytes. */
type OpenedOriginal = { fingerprint: Fingerprint; bytes: Buffer; decoding: number };

/** More than any camera takes. */
const MOST_PIXELS = 100_000_000;

/** Opens an original once there is memory for its file, and hands it to `work`. */
export function withOriginal<T>(
  folder: string,
  path: string,
  work: (opened: OpenedOriginal) => Promise<T>,
): Promise<T> {
  const length = statSync(join(folder, path), { throwIfNoEntry: false })?.size ?? 0;
  return forFiles.hold(length, async () => work(await openOriginal(folder, path)));
}

/** Reads an original below `folder` and its header, without decoding pixels. Throws `UnusableOriginal`. */
export async function openOriginal(folder: string, path: string): Promise<OpenedOriginal> {
  const file = join(folder, path);
  const stats = statSync(file);
  if (!stats.isFile()) throw new UnusableOriginal(path, "is not a regular file. Put the photo itself there.");
  checkMemory(path, stats.size);
  const bytes = read(file, path);
  sniff(path, bytes);
  const metadata = await readMetadata(bytes).catch((cause) => {
    throw refuse(path, cause);
  });
  const { width, height } = metadata.autoOrient;
  checkPixels(path, width, height);
  const decoding = decodingMemory(metadata);
  checkMemory(path, bytes.length + decoding);
  return {
    fingerprint: { hash: hash("sha256", bytes), width, height, state: stateOf(stats) },
    bytes,
    decoding,
  };
}

function read(file: string, path: string): Buffer {
  try {
    return readFileSync(file);
  } catch (cause) {
    if (!isForbidden(cause)) throw cause;
    const sentence = "cannot be read. Allow reading in its permissions, or copy the photo again.";
    throw new UnusableOriginal(path, sentence, cause);
  }
}

function checkPixels(path: string, width: number, height: number): void {
  if (width * height <= MOST_PIXELS) return;
  const found = `${width} × ${height} pixels`;
  throw new UnusableOriginal(path, `has ${found}, more than 100 megapixels. Export it smaller.`);
}

function checkMemory(path: string, bytes: number): void {
  if (bytes <= MOST_MEMORY) return;
  const found = `${Math.round(bytes / 1e6)} MB of memory`;
  throw new UnusableOriginal(path, `would take ${found} to read. Export it smaller, as an ordinary JPEG.`);
}
