/** Runs as much work in parallel as the cores and a gigabyte of memory allow. */
import { availableParallelism } from "node:os";
import { Semaphore } from "async-mutex";
import pMap from "p-map";
import type { Size } from "#domain/pixels.ts";

/** Megabytes, because the semaphore loops over its units. All originals share them. */
const MEMORY_BUDGET_MB = 1000;
const free = new Semaphore(MEMORY_BUDGET_MB);

/** Called after each item that took time. */
export type OnProgress = (done: number, total: number) => void;

/** Works on one more item than there are cores, because some wait for the disk or for memory. */
export function inParallel<T, R>(
  items: Iterable<T>,
  work: (item: T) => R | Promise<R>,
  onProgress: OnProgress = () => {},
): Promise<R[]> {
  const all = [...items];
  let done = 0;
  const workOn = async (item: T) => {
    const result = await work(item);
    onProgress(++done, all.length);
    return result;
  };
  return pMap(all, workOn, { concurrency: availableParallelism() + 1 });
}

/** Runs `work` once there is room for an original of this size, in order of arrival. A very large one runs alone. */
export function holdMemory<T>({ width, height }: Size, work: () => Promise<T>): Promise<T> {
  // Decoding an AVIF takes 18 bytes a pixel. Other formats take less, even with a scan.
  const needed = Math.ceil((width * height * 18) / 1e6);
  return free.runExclusive(work, Math.min(needed, MEMORY_BUDGET_MB));
}
