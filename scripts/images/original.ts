/** Reads originals, and refuses what cannot be used before it is decoded. */
import { closeSync, openSync, readFileSync, readSync, realpathSync, type Stats, statSync } from "node:fs";
import { join, sep } from "node:path";
import { isForbidden } from "#disk/disk-fault.ts";
import type { Size } from "#domain/pixels.ts";
import { decodingMemory, forFiles, MOST_MEMORY } from "./memory.ts";
import { HEAD_LENGTH, refuse, sniff, UnusableOriginal } from "./original-problem.ts";
import { readMetadata } from "./pixels/render.ts";
import { sha256 } from "./store.ts";

/** Folder of the originals, in the project. */
export const IMAGES = "images";

/** Hash of the bytes, size as shown, and the state of the file: while that is unchanged, so are the others. */
export type Fingerprint = Size & { hash: string; state: string };

/** An original in memory; `decoding` is what its pixels will take, in bytes. */
export type OpenedOriginal = { fingerprint: Fingerprint; bytes: Buffer; decoding: number };

/** More than any camera has. */
const MOST_PIXELS = 100_000_000;

/** Size, times and inode; undefined when there is no file. Does not open it. */
export function fileState(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats?.isFile() ? stateOf(stats) : undefined;
}

/** Opens an original once there is memory for its file, and works with it. */
export function withOriginal<T>(
  folder: string,
  path: string,
  work: (opened: OpenedOriginal) => Promise<T>,
): Promise<T> {
  const length = statSync(join(folder, path), { throwIfNoEntry: false })?.size ?? 0;
  return forFiles.hold(length, async () => work(await openOriginal(folder, path)));
}

/**
 * Reads an original below `folder` and its header, without decoding pixels. Throws `UnusableOriginal`.
 */
export async function openOriginal(folder: string, path: string): Promise<OpenedOriginal> {
  const file = join(folder, path);
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats === undefined) throw new UnusableOriginal(path, "is not there.");
  if (!stats.isFile()) throw new UnusableOriginal(path, "is no ordinary file. Put the photo itself there.");
  if (!isBelow(folder, file)) {
    throw new UnusableOriginal(path, "is a link that leads out of images/. Put the photo itself there.");
  }
  sniff(
    path,
    ifAllowed(path, () => readHead(file)),
  );
  checkMemory(path, stats.size);
  const bytes = readFileSync(file);
  const metadata = await readMetadata(bytes).catch((cause) => {
    throw refuse(path, cause);
  });
  const { width, height } = metadata.autoOrient;
  checkPixels(path, width, height);
  const decoding = decodingMemory(metadata);
  checkMemory(path, bytes.length + decoding);
  return { fingerprint: { hash: sha256(bytes), width, height, state: stateOf(stats) }, bytes, decoding };
}

function ifAllowed<T>(path: string, read: () => T): T {
  try {
    return read();
  } catch (cause) {
    if (!isForbidden(cause)) throw cause;
    throw new UnusableOriginal(
      path,
      "may not be read. Allow it in its permissions, or copy the photo again.",
      cause,
    );
  }
}

function readHead(file: string): Buffer {
  const descriptor = openSync(file, "r");
  try {
    const head = Buffer.alloc(HEAD_LENGTH);
    return head.subarray(0, readSync(descriptor, head));
  } finally {
    closeSync(descriptor);
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

function isBelow(folder: string, file: string): boolean {
  return realpathSync(file).startsWith(realpathSync(folder) + sep);
}

const stateOf = ({ size, mtimeMs, ctimeMs, ino }: Stats) => `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
