/** A process of its own for work on pictures, with the memory allocator set for it, and messages that may hold errors. */
import { type ChildProcess, fork } from "node:child_process";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

/** Whoever starts the process may have read its own TypeScript in another way, as Vite does. */
export const TYPESCRIPT = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;

/**
 * Starts the module. Linux's allocator keeps freed memory apart for each thread, and libvips has many: with one
 * arena for all of them the work takes 270 MB instead of 380. V8 lets its youngest objects grow to 48 MB; pixels are not
 * among them, and 6 MB cost no time. Both can be set before the start of a process only.
 */
export function forkWorker(module: URL): ChildProcess {
  return fork(module, {
    env: { ...process.env, MALLOC_ARENA_MAX: "1" },
    execArgv: ["--max-semi-space-size=2", "--import", TYPESCRIPT],
    serialization: "advanced",
  });
}
