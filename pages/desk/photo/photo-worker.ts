/** The worker of a file, for all designs that are on it. It follows one order after another. */
import type { Order, Report } from "./order.ts";

export class PhotoWorker {
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

  /** Calls `toOrder` once the worker is free. */
  ask(toOrder: () => Order): Promise<Report> {
    const answered = this.#last.then(
      () =>
        new Promise<Report>((resolve) => {
          this.#worker.onmessage = ({ data }) => resolve(data);
          this.#worker.onerror = () =>
            resolve({ refused: "cannot be read: its worker has failed. Reload the page." });
          this.#worker.postMessage(toOrder());
        }),
    );
    this.#last = answered;
    return answered;
  }
}
