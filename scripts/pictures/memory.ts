/** Processes several originals at a time, as many as the cores and a gigabyte of memory allow. */
import { availableParallelism } from "node:os";
import { Semaphore } from "async-mutex";
import pMap from "p-map";
import { MOST_SCANNED, type Size } from "#domain/pixels.ts";
import type { Metadata } from "./pixels/codec/render.ts";

/** The most memory for the file and the decoding of one original, in bytes. Originals that need more are refused. */
export const MOST_MEMORY = 640e6;

/** The memory that any picture takes, for the rows being decoded and their derivatives, in bytes. */
const LEAST = 30e6;

/** The memory that all originals share, in megabytes, because the semaphore loops over its units. */
const SHARED = 640;
const free = new Semaphore(SHARED);

/** Works on one more item than there are cores, because some wait for the disk or for memory. */
export function inParallel<T, R>(items: Iterable<T>, work: (item: T) => R | Promise<R>): Promise<R[]> {
  return pMap(items, work, { concurrency: availableParallelism() + 1 });
}

/** Runs `work` once there is room for it, in order of arrival. Work that needs more than the total runs alone. */
export function holdMemory<T>(bytes: number, work: () => Promise<T>): Promise<T> {
  return free.runExclusive(work, Math.min(Math.ceil(bytes / 1e6), SHARED));
}

/** Estimates the peak of decoding, in bytes, from measurements. Formats that store row by row are decoded row by row. */
export function decodingMemory(metadata: Metadata): number {
  const { format, compression, width, height, channels, depth, isProgressive, chromaSubsampling } = metadata;
  const samples = chromaSubsampling === "4:2:0" ? channels / 2 : channels;
  const isDeep = depth !== "uchar";
  const perPixel: Record<string, number> = {
    jpeg: isProgressive ? 2 * samples : 0,
    png: isProgressive ? samples * (isDeep ? 2 : 1) : 0,
    webp: 4,
    gif: 4.5,
    heif: compression === "hevc" ? 12 : isDeep ? 24 : 18,
  };
  return Math.max(LEAST, width * height * (perPixel[format] ?? 8));
}

/** Estimates the memory for three copies of the photo, in bytes: see `deriveOriginal`. */
export const scanningMemory = ({ width, height }: Size) => Math.min(MOST_SCANNED, width * height) * 9;
