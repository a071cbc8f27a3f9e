/** One measured task in a process of its own, so that its memory and processor time are its own. */
import type { PlannedOriginal } from "#domain/plan.ts";
import { forkWorker } from "#processes/fork-worker.ts";

/** `pictures` is the image step of a build; `limit` is the least that could make the same pictures. */
export type Task = { kind: "pictures" | "limit"; root: string; originals: PlannedOriginal[] };

export type Measured = {
  /** Of processor time in the task, all threads together, without the start of the process. */
  cpuSeconds: number;
  wallSeconds: number;
  /** The most memory that the whole process held, in MB. */
  peakMegabytes: number;
  /** Derivatives that were made. */
  made: number;
};

export function measure(task: Task): Promise<Measured> {
  return new Promise((resolve, reject) => {
    const child = forkWorker(new URL("./task.ts", import.meta.url));
    child.once("message", (measured) => resolve(measured as Measured));
    child.once("exit", (code) => reject(new Error(`The measured process ended with ${code}.`)));
    child.send(task);
  });
}
