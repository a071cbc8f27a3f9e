/** Rebuilds the content when its sources change while the dev server runs, and tells the pages and the terminal. */
import type { ErrorPayload, FullReloadPayload } from "vite";
import type { BuiltContent } from "#processes/build-content.ts";
import { toFaultOverlay, toOverlay } from "./overlay.ts";

/**
 * A photo arrives in several writes: the build waits for this long after the last one. It must exceed the 50 ms in
 * which the watcher ignores further changes of a file.
 */
const QUIET_MS = 60;

/** A mistake in what may be half a file is shown only after this long without a change. */
const SETTLED_MS = 1000;

export type Surroundings = {
  root: string;
  /** Never called during another call. */
  build(): Promise<BuiltContent>;
  /** To every open page. */
  send(payload: ErrorPayload | FullReloadPayload): void;
  /** On the terminal. */
  printBuilt(built: BuiltContent & { ok: true }, milliseconds: number): void;
  printProblem(message: string): void;
};

export class ContentFollower {
  readonly #around: Surroundings;
  /** What is wrong now, for a page that opens or reloads. */
  overlay?: ErrorPayload;
  #last: Promise<void> = Promise.resolve();
  #timer?: NodeJS.Timeout;
  #settledAt = 0;
  #isStopped = false;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** Builds after a build that is running. Never throws. */
  build(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#last = this.#last.then(() => this.#buildNow());
    return this.#last;
  }

  /** Builds once changes pause; `settles` as `classify` returns it. */
  noteChange({ settles }: { settles: boolean }): void {
    if (settles) this.#settledAt = Date.now() + SETTLED_MS;
    this.#buildIn(QUIET_MS);
  }

  /** Silences the follower, and a running build too. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  async #buildNow(): Promise<void> {
    const start = Date.now();
    const built = await this.#around.build().catch((fault: Error) => fault);
    if (this.#isStopped) return;
    if ("ok" in built && built.ok) return this.#showBuilt(built, Date.now() - start);
    const isOutdated = this.#timer !== undefined;
    if (isOutdated) return;
    if (Date.now() < this.#settledAt) return this.#buildIn(this.#settledAt - Date.now());
    this.#showProblem("ok" in built ? toOverlay(this.#around.root, built.problems) : toFaultOverlay(built));
  }

  #buildIn(delayMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.build(), delayMs);
  }

  #showBuilt(built: BuiltContent & { ok: true }, milliseconds: number): void {
    const wasWrong = this.overlay !== undefined;
    this.overlay = undefined;
    if (wasWrong || built.changed) this.#around.send({ type: "full-reload" });
    this.#around.printBuilt(built, milliseconds);
  }

  /** Sends it to the pages each time, since a visitor may have closed it; prints it only when it is new. */
  #showProblem(overlay: ErrorPayload): void {
    const isNew = this.overlay?.err.message !== overlay.err.message;
    this.overlay = overlay;
    this.#around.send(overlay);
    if (isNew) this.#around.printProblem(overlay.err.message);
  }
}
