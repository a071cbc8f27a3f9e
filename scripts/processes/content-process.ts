/**
 * Runs the content build in a separate process. The pages get its memory afterwards, a crashing decoder takes nothing
 * else down, and in `npm run dev` it stays warm between changes.
 */
import type { ChildProcess } from "node:child_process";
import type { OnProgress } from "#images/pictures.ts";
import type { BuiltContent, Project } from "./build-content.ts";
import { answersOf, forkWorker, howEnded } from "./fork-worker.ts";

/** Sent during a build. `built` or `fault` ends it. */
export type Message = { done: number; total: number } | { built: BuiltContent } | { fault: Error };

export class ContentProcess {
  readonly #project: Project;
  #child?: ChildProcess;

  constructor(project: Project) {
    this.#project = project;
  }

  /** One at a time. Throws what the worker threw. Restarts the process if it has ended. */
  async build(onProgress: OnProgress = () => {}): Promise<BuiltContent> {
    if (!this.#child?.connected) this.#child = forkWorker(new URL("./content-worker.ts", import.meta.url));
    for await (const message of answersOf<Message>(this.#child, this.#project)) {
      if ("built" in message) return message.built;
      if ("fault" in message) throw message.fault;
      onProgress(message.done, message.total);
    }
    throw new Error(`The picture process ended early (${howEnded(this.#child)}).`);
  }

  /** Ends the process, even during a build. */
  stop(): void {
    if (this.#child?.connected) this.#child.disconnect();
  }
}
