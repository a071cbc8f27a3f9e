/** How far a drawing is poked: its dots in order, and how many of them are done. */
import type { Dot } from "#domain/dots.ts";
import { dotsAt, secondsAt } from "./pace.ts";

const STEPS = 10;
/** Up to this share of the drawing, nothing is kept. */
const FEW = 0.03;

export class Progress {
  /** Empty until the first dot. */
  #order: readonly Dot[] = [];
  /** The time that all holds took so far. */
  #seconds = 0;

  /** Sets the order, unless the drawing has been begun. */
  begin(toOrder: () => readonly Dot[]): void {
    if (this.#order.length === 0) this.#order = toOrder();
  }

  reset(): void {
    this.#order = [];
    this.#seconds = 0;
  }

  get total(): number {
    return this.#order.length;
  }

  /** Counts in dots. The fraction is how far the needle is on its way to the next. */
  get exact(): number {
    return dotsAt(this.#seconds, this.total);
  }

  get poked(): number {
    return Math.floor(this.exact);
  }

  get isFew(): boolean {
    return this.poked <= FEW * this.total;
  }

  get isWhole(): boolean {
    return this.total > 0 && this.poked >= this.total;
  }

  get done(): readonly Dot[] {
    return this.#order.slice(0, this.poked);
  }

  get next(): Dot | undefined {
    return this.#order[this.poked];
  }

  /** Returns the dots that this adds. */
  goOn(ms: number): readonly Dot[] {
    return this.#moveTo(this.#seconds + ms / 1000);
  }

  /** Adds a tenth of the drawing, and returns its dots. */
  step(): readonly Dot[] {
    const dots = Math.min(this.total, this.poked + Math.ceil(this.total / STEPS));
    return this.#moveTo(secondsAt(dots, this.total));
  }

  #moveTo(seconds: number): readonly Dot[] {
    const before = this.poked;
    this.#seconds = seconds;
    return this.#order.slice(before, this.poked);
  }
}
