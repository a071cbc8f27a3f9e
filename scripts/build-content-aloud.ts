/**
 * The content build as a command shows it: progress while pictures are made, then a line of figures. It runs in a
 * process of its own, so that its memory is free again for the pages, and a decoder that crashes ends only itself.
 */
import { SingleBar } from "cli-progress";
import { reportProblems } from "#content/report-problems.ts";
import type { OnProgress } from "#images/make-pictures.ts";
import type { BuiltContent } from "./build-content.ts";
import { forkLean } from "./fork-lean.ts";

/** What the process tells, in this order. */
export type Message = { done: number; total: number } | { built: BuiltContent } | { fault: string };

/** Without a terminal, a line each time that this part of the photos is done. */
const STEP = 0.1;

/** Builds the content of the project at `root`, telling on the terminal how it goes and what is wrong. */
export async function buildContentAloud(root: string): Promise<BuiltContent> {
  const start = performance.now();
  const bar = new SingleBar({ format: "Pictures {bar} {value} of {total} photos", hideCursor: true });
  const onProgress = process.stdout.isTTY ? toBar(bar) : toLines();
  const result = await buildApart(root, onProgress).finally(() => bar.stop());
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (result.ok) console.log(`Pictures: ${result.made} made, ${result.reused} unchanged (${seconds} s).`);
  else reportProblems(result.problems, "Nothing was built.");
  return result;
}

function buildApart(root: string, onProgress: OnProgress): Promise<BuiltContent> {
  const child = forkLean(new URL("./build-content-process.ts", import.meta.url));
  const built = new Promise<BuiltContent>((resolve, reject) => {
    child.on("message", (message: Message) => {
      if ("done" in message) onProgress(message.done, message.total);
      else if ("built" in message) resolve(message.built);
      else reject(new Error(message.fault));
    });
    child.once("exit", (code, signal) =>
      reject(new Error(`The picture process ended early (${signal ?? code}).`)),
    );
  });
  child.send(root);
  return built.finally(() => child.connected && child.disconnect());
}

function toBar(bar: SingleBar): OnProgress {
  return (done, total) => {
    if (!bar.isActive) bar.start(total, 0);
    bar.update(done);
  };
}

function toLines(): OnProgress {
  let told = 0;
  return (done, total) => {
    const steps = Math.floor(done / total / STEP);
    if (steps <= told) return;
    told = steps;
    console.log(`Pictures: ${Math.round((done / total) * 100)} % (${done} of ${total} photos)`);
  };
}
