/** Starts a process for work on pictures that needs little memory, and whose messages may contain errors. */
import { type ChildProcess, fork } from "node:child_process";
import { on } from "node:events";
import { createRequire } from "node:module";
import { basename } from "node:path";
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

/** Starts a process for one task, and resolves with what it answers. */
export async function askWorker<Answer>(module: URL, task: object): Promise<Answer> {
  const worker = forkWorker(module);
  for await (const answer of answersOf<Answer>(worker, task)) return answer;
  throw new Error(`${basename(module.pathname)} ended early (${howEnded(worker)}).`);
}

/** Sends a task, and yields the messages of the process until it ends. */
export async function* answersOf<Message>(worker: ChildProcess, task: object): AsyncGenerator<Message> {
  const messages = on(worker, "message", { close: ["exit"] });
  worker.send(task);
  for await (const [message] of messages) yield message;
}

export const howEnded = ({ signalCode, exitCode }: ChildProcess) => signalCode ?? exitCode;
