/** Makes pictures in a separate process, and measures its memory and CPU time. */
import type { PlannedOriginal } from "#domain/plan.ts";
import { forkWorker } from "#processes/fork-worker.ts";

export type Project = { root: string; originals: PlannedOriginal[] };

export type Measured = {
  /** Of all threads, without the start of the process. */
  cpuSeconds: number;
  wallSeconds: number;
  /** Of the whole process. */
  peakMegabytes: number;
  /** Derivatives. */
  made: number;
};

export function measure(project: Project): Promise<Measured> {
  return new Promise((resolve, reject) => {
    const child = forkWorker(new URL("./worker.ts", import.meta.url));
    child.once("message", (measured) => resolve(measured as Measured));
    child.once("exit", (code) => reject(new Error(`The measured process exited with ${code}.`)));
    child.send(project);
  });
}
