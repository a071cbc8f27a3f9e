/** Work on several pictures at a time: one more than cores, as some wait for the disk or for memory. */
import { availableParallelism } from "node:os";
import pMap from "p-map";

export function inParallel<T, R>(items: Iterable<T>, work: (item: T) => R | Promise<R>): Promise<R[]> {
  return pMap(items, work, { concurrency: availableParallelism() + 1 });
}
