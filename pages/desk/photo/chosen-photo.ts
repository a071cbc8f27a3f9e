/** A photo that the artist has chosen, or a further design on it: what she has set, and the worker that shows it. */
import { type PhotoRequest, type PhotoResult, type Settings, toNext } from "./request.ts";

type Purpose = Pick<PhotoRequest, "isDrawing" | "paper">;

let count = 0;

export class ChosenPhoto {
  readonly id = ++count;
  readonly file: File;
  settings: Settings = { turns: 0 };
  readonly #purpose: Purpose;
  readonly #worker: PhotoWorker;
  /** A look that has not begun. It will use the settings of that moment. */
  #waiting?: Promise<PhotoResult>;

  constructor(file: File, purpose: Purpose, worker = new PhotoWorker()) {
    this.file = file;
    this.#purpose = purpose;
    this.#worker = worker;
    worker.join();
  }

  /** Returns the next design of the sheet. They share the worker, which holds the pixels. */
  another(): ChosenPhoto {
    const next = new ChosenPhoto(this.file, this.#purpose, this.#worker);
    next.settings = toNext(this.settings);
    return next;
  }

  /** Shows the photo before and after, with the present settings. */
  look(): Promise<PhotoResult> {
    this.#waiting ??= this.#ask(() => {
      this.#waiting = undefined;
      return this.settings;
    });
    return this.#waiting;
  }

  /** Returns the copy to store. */
  async toStored(copy: PhotoRequest["copy"] = "photo"): Promise<Blob> {
    const { settings } = this;
    const { stored, refused } = await this.#ask(() => ({ ...settings, copy }));
    if (!stored) throw new Error(`${this.file.name} ${refused}`);
    return stored;
  }

  close(): void {
    this.#worker.leave();
  }

  #ask(toWanted: () => Settings & Pick<PhotoRequest, "copy">): Promise<PhotoResult> {
    return this.#worker.ask(() => ({ file: this.file, ...this.#purpose, ...toWanted() }));
  }
}

class PhotoWorker {
  readonly #worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  #last: Promise<unknown> = Promise.resolve();
  #users = 0;

  join(): void {
    this.#users++;
  }

  /** Ends the worker with its last user. */
  leave(): void {
    if (--this.#users === 0) this.#worker.terminate();
  }

  /** Calls `toRequest` once the worker is free. */
  ask(toRequest: () => PhotoRequest): Promise<PhotoResult> {
    const answered = this.#last.then(
      () =>
        new Promise<PhotoResult>((resolve) => {
          this.#worker.onmessage = ({ data }) => resolve(data);
          this.#worker.onerror = () =>
            resolve({ refused: "cannot be read: its worker has failed. Reload the page." });
          this.#worker.postMessage(toRequest());
        }),
    );
    this.#last = answered;
    return answered;
  }
}
