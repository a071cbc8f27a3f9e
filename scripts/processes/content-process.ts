/**
 * Runs the content build in a separate process. The pages get its memory afterwards, a crashing decoder takes nothing
 * else down, and in `npm run dev` it stays warm between changes.
 */
import type { ChildProcess } from "node:child_process";
import type { OnProgress } from "#images/make-pictures.ts";
import type { BuiltContent, Project } from "./build-content.ts";
import { forkWorker } from "./fork-worker.ts";

/** Sent during a build. `built` or `fault` ends it. */
export type Message = { done: number; total: number } | { built: BuiltContent } | { fault: Error };

type Waiting = { onProgress: OnProgress; resolve(built: BuiltContent): void; reject(fault: Error): void };

export class ContentProcess {
  readonly #project: Project;
  #child?: ChildProcess;
  #waiting?: Waiting;

  constructor(project: Project) {
    this.#project = project;
  }

  /** One at a time. Throws what the worker threw. Restarts the process if it has ended. */
  build(onProgress: OnProgress = () => {}): Promise<BuiltContent> {
    const child = this.#child?.connected ? this.#child : this.#start();
    return new Promise((resolve, reject) => {
      this.#waiting = { onProgress, resolve, reject };
      child.send(this.#project);
    });
  }

  /** Ends the process, even during a build. */
  stop(): void {
    if (this.#child?.connected) this.#child.disconnect();
  }

  #start(): ChildProcess {
    const child = forkWorker(new URL("./content-worker.ts", import.meta.url));
    child.on("message", (message: Message) => this.#receive(message));
    child.on("error", (fault) => this.#waiting?.reject(fault));
    child.on("exit", (code, signal) =>
      this.#waiting?.reject(new Error(`The picture process ended early (${signal ?? code}).`)),
    );
    this.#child = child;
    return child;
  }

  #receive(message: Message): void {
    if ("done" in message) this.#waiting?.onProgress(message.done, message.total);
    else if ("built" in message) this.#waiting?.resolve(message.built);
    else this.#waiting?.reject(message.fault);
  }
}
