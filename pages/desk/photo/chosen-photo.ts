/** A photo that the artist has chosen, or a further design on it: what she has set, and the worker that shows it. */
import type { Order, Report } from "./order.ts";
import { PhotoWorker } from "./photo-worker.ts";
import { type Settings, toNext } from "./settings.ts";

type Purpose = Pick<Order, "isDrawing" | "paper">;

let count = 0;

export class ChosenPhoto {
  readonly id = ++count;
  readonly file: File;
  settings: Settings = { turns: 0 };
  readonly #purpose: Purpose;
  readonly #worker: PhotoWorker;
  /** A look that has not begun. It will use the settings of that moment. */
  #waiting?: Promise<Report>;

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
  look(): Promise<Report> {
    this.#waiting ??= this.#ask(() => {
      this.#waiting = undefined;
      return this.settings;
    });
    return this.#waiting;
  }

  /** Returns the copy to store. */
  async toStored(copy: Order["copy"] = "photo"): Promise<Blob> {
    const { settings } = this;
    const { stored, refused } = await this.#ask(() => ({ ...settings, copy }));
    if (!stored) throw new Error(`${this.file.name} ${refused}`);
    return stored;
  }

  close(): void {
    this.#worker.leave();
  }

  #ask(toWanted: () => Settings & Pick<Order, "copy">): Promise<Report> {
    return this.#worker.ask(() => ({ file: this.file, ...this.#purpose, ...toWanted() }));
  }
}
