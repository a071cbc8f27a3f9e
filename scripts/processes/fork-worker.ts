/** Starts a process for work on pictures, with little memory, and with messages that may hold errors. */
import { type ChildProcess, fork } from "node:child_process";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

/** Named in full: Vite, which starts the dev server, does not pass on how it reads TypeScript. */
export const TYPESCRIPT = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;

/**
 * Both settings save memory at no cost in time. One malloc arena: Linux keeps freed memory apart for each of libvips'
 * many threads otherwise (270 MB instead of 380). Small semi-spaces: V8 lets its youngest objects grow to 48 MB, where
 * 6 MB do, as pixels are not among them.
 */
export function forkWorker(module: URL): ChildProcess {
  return fork(module, {
    env: { ...process.env, MALLOC_ARENA_MAX: "1" },
    execArgv: ["--max-semi-space-size=2", "--import", TYPESCRIPT],
    serialization: "advanced",
  });
}
