/** Rebuilds the content when its sources change, and tells the pages and the terminal. */
import type { ErrorPayload, FullReloadPayload } from "vite";
import type { BuiltContent } from "#site/build-content";
import { toFaultOverlay, toOverlay } from "./overlay.ts";

/**
 * A photo arrives in several writes, so the build waits this long after the last one. It must exceed the 50 ms for which
 * the watcher ignores further changes to a file.
 */
const QUIET_MS = 60;

/** A file may be incomplete, so mistakes appear only after this long without a change. */
const SETTLED_MS = 1000;

type Options = {
  root: string;
  /** Builds the content. Calls never overlap. */
  build(): Promise<BuiltContent>;
  /** Sends a message to every open page. */
  send(payload: ErrorPayload | FullReloadPayload): void;
  printBuilt(built: BuiltContent & { ok: true }, milliseconds: number): void;
  printProblem(message: string): void;
};

export class ContentFollower {
  readonly #options: Options;
  /** The current mistakes, to show in a page that opens or reloads. */
  overlay?: ErrorPayload;
  #last: Promise<void> = Promise.resolve();
  #timer?: NodeJS.Timeout;
  #turns = 0;
  #settledAt = 0;
  #isStopped = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Builds after any running build has ended. Never throws. */
  build(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const turn = ++this.#turns;
    this.#last = this.#last.then(() => this.#buildNow(turn));
    return this.#last;
  }

  /** Schedules a build, and replaces one that is already scheduled. */
  buildIn(delayMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.build(), delayMs);
  }

  /** Builds when changes pause. `classify` explains `settles`. */
  noteChange({ settles }: { settles: boolean }): void {
    if (settles) this.#settledAt = Date.now() + SETTLED_MS;
    this.buildIn(QUIET_MS);
  }

  /** Stops the follower. A running build reports nothing. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  async #buildNow(turn: number): Promise<void> {
    const start = Date.now();
    const built = await this.#options.build().catch((fault: Error) => fault);
    if (this.#isStopped) return;
    if ("ok" in built && built.ok) return this.#showBuilt(built, Date.now() - start);
    const isOutdated = this.#timer !== undefined || turn !== this.#turns;
    if (isOutdated) return;
    if (Date.now() < this.#settledAt) return this.buildIn(this.#settledAt - Date.now());
    this.#showProblem("ok" in built ? toOverlay(this.#options.root, built.problems) : toFaultOverlay(built));
  }

  #showBuilt(built: BuiltContent & { ok: true }, milliseconds: number): void {
    const wasWrong = this.overlay !== undefined;
    this.overlay = undefined;
    if (wasWrong || built.changed) this.#options.send({ type: "full-reload" });
    this.#options.printBuilt(built, milliseconds);
  }

  /** Sends the overlay every time, because the artist may have closed it, but prints it only once. */
  #showProblem(overlay: ErrorPayload): void {
    const isNew = this.overlay?.err.message !== overlay.err.message;
    this.overlay = overlay;
    this.#options.send(overlay);
    if (isNew) this.#options.printProblem(overlay.err.message);
  }
}
