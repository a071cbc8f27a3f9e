/** A budget of memory that keeps a build below a gigabyte, whatever the originals. In bytes, unless named otherwise. */
import { Semaphore } from "async-mutex";
import type { Metadata } from "./pixels/render.ts";

/** The most that one original may take, its file and its decoding together; one that needs more is refused. */
export const MOST_MEMORY = 640e6;

/** Taken by any picture: the rows being decoded, and what is made of them. */
const LEAST = 30e6;

/** The peak of decoding, by measurement. Formats that store row by row are decoded row by row. */
export function decodingMemory(metadata: Metadata): number {
  const { format, width, height, channels, depth, isProgressive, chromaSubsampling } = metadata;
  const samples = chromaSubsampling === "4:2:0" ? channels / 2 : channels;
  const isDeep = depth !== "uchar";
  const perPixel: Record<string, number> = {
    jpeg: isProgressive ? 2 * samples : 0,
    png: isProgressive ? samples * (isDeep ? 2 : 1) : 0,
    webp: 4,
    gif: 4.5,
    heif: isDeep ? 24 : 18,
  };
  return Math.max(LEAST, width * height * (perPixel[format] ?? 8));
}

/** Memory that is shared out among pictures. In megabytes, for the semaphore walks through every unit. */
export class Memory {
  readonly #megabytes: number;
  readonly #free: Semaphore;

  constructor(megabytes: number) {
    this.#megabytes = megabytes;
    this.#free = new Semaphore(megabytes);
  }

  /** Works when there is room, first come, first served. Work that needs more than there is runs alone. */
  hold<T>(bytes: number, work: () => Promise<T>): Promise<T> {
    const wanted = Math.max(1, Math.ceil(bytes / 1e6));
    return this.#free.runExclusive(work, Math.min(wanted, this.#megabytes));
  }
}

/** For files in use. Acquire it before `forDecoding`, never after: that would deadlock. */
export const forFiles = new Memory(100);

/** For decoding, and for what is made of the pixels. */
export const forDecoding = new Memory(500);
