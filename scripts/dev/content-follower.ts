/** Keeps the built content abreast of its sources while the dev server runs, and tells the page and the terminal. */
import type { ErrorPayload, FullReloadPayload } from "vite";
import type { BuiltContent } from "#processes/build-content.ts";
import { faultOverlay, toOverlay } from "./overlay.ts";

/**
 * A photo arrives in several writes: the build waits until it has been quiet for this long. Longer than the 50 ms for
 * which the watcher says nothing of a file that changes again, or the last write could be missed.
 */
const QUIET_MS = 60;

/** A mistake is not told before what may be half a file has been quiet for this long. */
const SETTLED_MS = 1000;

export type Surroundings = {
  root: string;
  /** Never called while it is at work. */
  build(): Promise<BuiltContent>;
  /** To every open page. */
  send(payload: ErrorPayload | FullReloadPayload): void;
  /** On the terminal. */
  tellBuilt(built: BuiltContent & { ok: true }, milliseconds: number): void;
  tellProblem(message: string): void;
};

export class ContentFollower {
  readonly #around: Surroundings;
  #overlay?: ErrorPayload;
  #last: Promise<void> = Promise.resolve();
  #timer?: NodeJS.Timeout;
  #settledAt = 0;
  #isStopped = false;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** Builds after whatever build is at work. Never throws: what goes wrong is told. */
  build(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#last = this.#last.then(() => this.#buildNow());
    return this.#last;
  }

  /** Builds once changes have ceased for a moment; `settles` as `classify` gives it. */
  noteChange({ settles }: { settles: boolean }): void {
    if (settles) this.#settledAt = Date.now() + SETTLED_MS;
    this.#buildIn(QUIET_MS);
  }

  /** What is wrong at present, for a page that is opened or reloaded. */
  get overlay(): ErrorPayload | undefined {
    return this.#overlay;
  }

  /** Nothing is told any more, not even of a build that is at work. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  async #buildNow(): Promise<void> {
    const start = Date.now();
    const outcome = await this.#around.build().catch((fault: Error) => fault);
    if (this.#isStopped) return;
    const overlay = this.#toOverlay(outcome);
    const isOutdated = this.#timer !== undefined;
    if (overlay && isOutdated) return;
    if (overlay && Date.now() < this.#settledAt) return this.#buildIn(this.#settledAt - Date.now());
    if ("ok" in outcome && outcome.ok) this.#tellBuilt(outcome, Date.now() - start);
    else if (overlay) this.#tellProblem(overlay);
  }

  #buildIn(delayMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.build(), delayMs);
  }

  #toOverlay(outcome: BuiltContent | Error): ErrorPayload | undefined {
    if (outcome instanceof Error) return faultOverlay(`The content could not be built. ${outcome.message}`);
    return outcome.ok ? undefined : toOverlay(this.#around.root, outcome.problems);
  }

  #tellBuilt(built: BuiltContent & { ok: true }, milliseconds: number): void {
    const wasWrong = this.#overlay !== undefined;
    this.#overlay = undefined;
    if (wasWrong || built.changed) this.#around.send({ type: "full-reload" });
    this.#around.tellBuilt(built, milliseconds);
  }

  /** To the page in any case, which may have closed it; to the terminal when it is news. */
  #tellProblem(overlay: ErrorPayload): void {
    const isNews = this.#overlay?.err.message !== overlay.err.message;
    this.#overlay = overlay;
    this.#around.send(overlay);
    if (isNews) this.#around.tellProblem(overlay.err.message);
  }
}
