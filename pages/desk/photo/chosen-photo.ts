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

  constructor(file: File, purpose: Purpose) {
    this.file = file;
    this.#purpose = purpose;
  }

  /** Shows the photo before and after, with the present settings. */
  look(): Promise<Report> {
    return this.#ask({});
  }

  /** Returns the copy to store. */
  async toStored(): Promise<Blob> {
    const { stored, refused } = await this.#ask({ isStored: true });
    if (!stored) throw new Error(`${this.file.name} ${refused}`);
    return stored;
  }

  close(): void {
    this.#worker.terminate();
  }

  #ask(wanted: Pick<Order, "isStored">): Promise<Report> {
    const order: Order = { file: this.file, ...this.#purpose, ...this.settings, ...wanted };
    const answered = this.#last.then(
      () =>
        new Promise<Report>((resolve) => {
          this.#worker.onmessage = ({ data }) => resolve(data);
          this.#worker.onerror = () =>
            resolve({ refused: "cannot be read: its worker has failed. Reload the page." });
          this.#worker.postMessage(order);
        }),
    );
    this.#last = answered;
    return answered;
  }
}
