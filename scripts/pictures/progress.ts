/** Shows the progress of pictures: a bar on a terminal, an occasional line elsewhere. */
import { type ProgressResult, progress } from "@clack/prompts";
import type { OnProgress } from "./memory.ts";

/** Fewer photos finish before anyone could read a message. */
const MIN_SHOWN = 10;

const LINE_MS = 10_000;

/** Runs `work`, and shows its progress. */
export async function withProgress<T>(work: (onProgress: OnProgress) => Promise<T>): Promise<T> {
  return process.stdout.isTTY ? withBar(work) : work(printLines(console.log));
}

/** Prints a line every ten seconds. */
export function printLines(print: (line: string) => void): OnProgress {
  let next = Date.now() + LINE_MS;
  return (done, total) => {
    if (total < MIN_SHOWN || Date.now() < next) return;
    next = Date.now() + LINE_MS;
    print(`Pictures: ${count(done, total)}`);
  };
}

async function withBar<T>(work: (onProgress: OnProgress) => Promise<T>): Promise<T> {
  let bar: ProgressResult | undefined;
  const onProgress: OnProgress = (done, total) => {
    if (total < MIN_SHOWN) return;
    if (!bar) {
      bar = progress({ max: total });
      bar.start();
      process.on("exit", cancel);
    }
    bar.advance(1, count(done, total));
  };
  return work(onProgress).finally(() => {
    process.off("exit", cancel);
    bar?.clear();
  });
}

const count = (done: number, total: number) => `${done} of ${total} photos`;

/** Fails on Ctrl+C, where clack ends the process as if it had succeeded. */
function cancel(): void {
  process.exitCode ||= 130;
}
