/** Memory that is shared out, so that a build stays below a gigabyte whatever it is given. In bytes. */
import type { Header } from "./pixels/header.ts";

/** What one original may take, its file and its decoding together; one that needs more is refused. */
export const MOST_MEMORY = 640e6;

/** Of any picture: the rows on their way, and what is made of them. */
const LEAST = 30e6;

/** What decoding takes at its height, by measurement. What is stored row by row is read row by row. */
export function decodingMemory({ format, width, height, samples, isDeep, isProgressive }: Header): number {
  const perPixel: Record<string, number> = {
    jpeg: isProgressive ? 2 * samples : 0,
    png: isProgressive ? samples * (isDeep ? 2 : 1) : 0,
    webp: 4,
    gif: 4.5,
    heif: isDeep ? 24 : 18,
  };
  return Math.max(LEAST, width * height * (perPixel[format] ?? 8));
}

type Waiting = { bytes: number; start(): void };

export class Memory {
  #free: number;
  readonly #all: number;
  readonly #waiting: Waiting[] = [];

  constructor(bytes: number) {
    this.#free = bytes;
    this.#all = bytes;
  }

  /** Works when there is room, first come, first served. What needs more than all there is works alone. */
  async hold<T>(wanted: number, work: () => Promise<T>): Promise<T> {
    const bytes = Math.min(wanted, this.#all);
    await new Promise<void>((start) => {
      this.#waiting.push({ bytes, start });
      this.#startNext();
    });
    try {
      return await work();
    } finally {
      this.#free += bytes;
      this.#startNext();
    }
  }

  #startNext(): void {
    for (let [next] = this.#waiting; next && next.bytes <= this.#free; [next] = this.#waiting) {
      this.#waiting.shift();
      this.#free -= next.bytes;
      next.start();
    }
  }
}

/** For files that are being worked on. Asked for before `forDecoding`, never after: nobody waits in a circle. */
export const forFiles = new Memory(100e6);

/** For decoding, and what is made of the pixels. */
export const forDecoding = new Memory(500e6);
