/** Keeps a build below a gigabyte of memory, whatever the originals. In bytes, unless the name says otherwise. */
import { Semaphore } from "async-mutex";
import type { Size } from "#domain/pixels.ts";
import type { Metadata } from "./pixels/render.ts";

/** For the file and the decoding of one original. Refuses originals that need more. */
export const MOST_MEMORY = 640e6;

/** Any picture takes this much, for the rows being decoded and their derivatives. */
const LEAST = 30e6;

/** The measured peak of decoding. Formats that store row by row are decoded row by row. */
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

/** Two copies of the photo in memory: see `deriveOriginal`. */
export const scanningMemory = ({ width, height }: Size) => Math.min(12.6e6, width * height) * 6;

/** Memory shared by pictures. Counts in megabytes, because the semaphore loops over its units. */
export function shareMemory(megabytes: number) {
  const free = new Semaphore(megabytes);
  return {
    /** Runs `work` once there is room, in order of arrival. Work that needs more than the total runs alone. */
    hold<T>(bytes: number, work: () => Promise<T>): Promise<T> {
      const wanted = Math.max(1, Math.ceil(bytes / 1e6));
      return free.runExclusive(work, Math.min(wanted, megabytes));
    },
  };
}

/** For open files. Acquire it before `forDecoding`: the other order can deadlock. */
export const forFiles = shareMemory(100);

/** For decoded pixels and their derivatives. */
export const forDecoding = shareMemory(500);
