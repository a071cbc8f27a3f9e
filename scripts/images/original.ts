/** Originals on disk: opened with care, known by the hash of their bytes. */
import { closeSync, openSync, readFileSync, readSync, realpathSync, type Stats, statSync } from "node:fs";
import { join, sep } from "node:path";
import { isForbidden } from "#disk/disk-fault.ts";
import type { Size } from "#domain/pixels.ts";
import { decodingMemory, forFiles, MOST_MEMORY } from "./memory.ts";
import { HEAD_LENGTH, refuse, sniff, UnusableOriginal } from "./original-problem.ts";
import type { Header } from "./pixels/header.ts";
import { readHeader } from "./pixels/render.ts";
import { sha256 } from "./store.ts";

/** What an original is: the hash of its bytes, and its size as shown. */
export type Identity = Size & { hash: string };

/** An identity, with the file's state when it was taken: the same state spares the reading. */
export type Fingerprint = Identity & { state: string };

/** An original read into memory; `decoding` is the memory that its pixels will take, in bytes. */
export type OpenedOriginal = { fingerprint: Fingerprint; bytes: Buffer; decoding: number };

/** Kept in memory from decoding to the last rung; more pixels than any camera has would only fill it. */
const MOST_PIXELS = 100_000_000;

/** Size, times and place of the file; undefined when there is none. Opens nothing. */
export function fileState(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats?.isFile() ? stateOf(stats) : undefined;
}

/** Opens an original, as below, and works with it, when there is memory for its file. */
export function withOriginal<T>(
  folder: string,
  path: string,
  work: (opened: OpenedOriginal) => Promise<T>,
): Promise<T> {
  const length = statSync(join(folder, path), { throwIfNoEntry: false })?.size ?? 0;
  return forFiles.hold(length, async () => work(await openOriginal(folder, path)));
}

/**
 * Reads an original below `folder` and its header; the pixels are not decoded.
 * Throws `UnusableOriginal` when it is no picture that can be used.
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
  const header = checkSize(path, await headerOf(path, bytes));
  const decoding = decodingMemory(header);
  checkMemory(path, bytes.length + decoding);
  const { width, height } = header;
  return { fingerprint: { hash: sha256(bytes), width, height, state: stateOf(stats) }, bytes, decoding };
}

/** What `read` gives. Throws `UnusableOriginal` when the file may not be read. */
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

async function headerOf(path: string, bytes: Buffer): Promise<Header> {
  try {
    return await readHeader(bytes);
  } catch (cause) {
    throw refuse(path, cause);
  }
}

function checkSize(path: string, header: Header): Header {
  const { width, height } = header;
  if (width * height <= MOST_PIXELS) return header;
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
