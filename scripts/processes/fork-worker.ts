/** Starts a process for work on pictures that needs little memory, and whose messages may contain errors. */
import { type ChildProcess, fork } from "node:child_process";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

/** Absolute, because Vite's dev server does not pass on how it loads TypeScript. */
export const TYPESCRIPT = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;

/**
 * Both settings save memory at no cost in time. One malloc arena: otherwise Linux keeps freed memory separately for
 * each of libvips' many threads (380 MB instead of 270). Small semi-spaces: V8's young generation grows to 48 MB, but
 * 6 MB are enough, because pixels live outside it.
 */
export function forkWorker(module: URL): ChildProcess {
  return fork(module, {
    env: { ...process.env, MALLOC_ARENA_MAX: "1" },
    execArgv: ["--max-semi-space-size=2", "--import", TYPESCRIPT],
    serialization: "advanced",
  });
}
