/** Rebuilds the content, one build at a time, and reports on the terminal and, through Vite's error overlay, in the pages. */
import { resolve } from "node:path";
import type { ErrorPayload, FullReloadPayload } from "vite";
import { formatProblems, type Problem, sortProblems } from "#content/problem.ts";
import { readFile } from "#files/files.ts";
import type { BuiltContent } from "#studio/build-content.ts";

type Options = {
  root: string;
  /** Builds the content. Calls never overlap. */
  build(): Promise<BuiltContent>;
  /** Sends a message to every open page. */
  send(payload: ErrorPayload | FullReloadPayload): void;
  printBuilt(built: BuiltContent & { ok: true }, milliseconds: number): void;
  printProblem(message: string): void;
};

export class RebuildQueue {
  readonly #options: Options;
  /** The current problems, to show in a page that opens or reloads. */
  overlay?: ErrorPayload;
  #last: Promise<void> = Promise.resolve();
  #next?: Promise<void>;
  #isStopped = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Builds after any running build has ended: one build for all calls until then. Never throws. */
  build(): Promise<void> {
    this.#next ??= this.#last.then(() => {
      this.#next = undefined;
      return this.#buildNow();
    });
    this.#last = this.#next;
    return this.#next;
  }

  /** Stops the queue. A running build reports nothing. */
  stop(): void {
    this.#isStopped = true;
  }

  async #buildNow(): Promise<void> {
    const start = Date.now();
    const built = await this.#options.build().catch((error: Error) => error);
    if (this.#isStopped) return;
    if (built instanceof Error) this.#showProblem(toErrorOverlay(built));
    else if (built.ok) this.#showBuilt(built, Date.now() - start);
    else this.#showProblem(toOverlay(this.#options.root, built.problems));
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

/** Shows the text of all problems. A click opens the first in the editor. */
function toOverlay(root: string, problems: readonly Problem[]): ErrorPayload {
  const text = formatProblems(problems, "The site does not change until this is fixed.");
  const message = text.replace(/\n(?=\S+:\d+:\d+ {2})/g, "\n\n");
  const [first] = sortProblems(problems);
  return { type: "error", err: { message, stack: "", ...(first && toOverlayLine(root, first)) } };
}

/** Tells the overlay which line to show, and which one a click opens. */
function toOverlayLine(root: string, problem: Problem) {
  const { line, column } = problem;
  const file = resolve(root, problem.file);
  return { id: file, loc: { file, line, column }, frame: frameOf(file, problem) };
}

/** Shows an error such as a full disk. */
function toErrorOverlay({ message }: Error): ErrorPayload {
  const text = `The content could not be built. ${message}`;
  return { type: "error", err: { message: text, stack: "" } };
}

/** Formats the line, the one above it, and a marker below the column, as the overlay expects. */
function frameOf(file: string, { line, column }: Problem): string {
  const lines = readFile(file)?.toString().split(/\r?\n/);
  if (!lines) return "";
  const row = (margin: number | string, text = "") => `${String(margin).padEnd(5)}|  ${text}`;
  const above = line > 1 ? [row(line - 1, lines[line - 2])] : [];
  return [...above, row(line, lines[line - 1]), row("", `${" ".repeat(column - 1)}^`)].join("\n");
}
