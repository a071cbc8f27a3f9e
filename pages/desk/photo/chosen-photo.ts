/** A photo that the artist has chosen: its worker, and what she has set. */
import type { Order, Report } from "./order.ts";

type Settings = Pick<Order, "turns" | "corners" | "isKept">;
type Purpose = Pick<Order, "isDrawing" | "paper">;

export class ChosenPhoto {
  readonly file: File;
  settings: Settings = { turns: 0 };
  readonly #purpose: Purpose;
  readonly #worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  #last: Promise<unknown> = Promise.resolve();
  /** A look that has not begun. It will use the settings of that moment. */
  #waiting?: Promise<Report>;

  constructor(file: File, purpose: Purpose) {
    this.file = file;
    this.#purpose = purpose;
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
  async toStored(): Promise<Blob> {
    const { settings } = this;
    const { stored, refused } = await this.#ask(() => ({ ...settings, isStored: true }));
    if (!stored) throw new Error(`${this.file.name} ${refused}`);
    return stored;
  }

  close(): void {
    this.#worker.terminate();
  }

  /** Calls `toWanted` once the worker is free. */
  #ask(toWanted: () => Settings & Pick<Order, "isStored">): Promise<Report> {
    const answered = this.#last.then(
      () =>
        new Promise<Report>((resolve) => {
          this.#worker.onmessage = ({ data }) => resolve(data);
          this.#worker.onerror = () =>
            resolve({ refused: "cannot be read: its worker has failed. Reload the page." });
          const order: Order = { file: this.file, ...this.#purpose, ...toWanted() };
          this.#worker.postMessage(order);
        }),
    );
    this.#last = answered;
    return answered;
  }
}
