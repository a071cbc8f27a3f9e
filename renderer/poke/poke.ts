/** A drawing that is poked dot by dot. presses.ts says when. */
import { type Dot, type Stroke, UNITS } from "#domain/dots.ts";
import type { Point } from "#domain/pixels.ts";
import { Stencil } from "./stencil.ts";
import { fetchStrokes, startAt } from "./strokes.ts";

/** Dots land one by one, then ever faster, and at the end one by one again. */
type Pace = { singlyMs: number; wholeMs: number };

/** Holding a drawing this long pokes all of it. */
const HELD: Pace = { singlyMs: 300, wholeMs: 10_800 };
/** Dots in a second while they land one by one. */
const SINGLY = 7;
const STEPS = 10;
/** Letting go before this share of the dots starts over. A tap stays below it. */
const MIN_KEPT = 0.04;
/** A frame counts for at most this long, so that a pause of the browser skips no dots. */
const MAX_FRAME_MS = 250;
/** Time between two counts. Showing them costs more than drawing the dots. */
const COUNT_MS = 100;

/** Whether the drawing is as it was, lies under its stencil, or has had its last dot, or whether its dots could not be loaded. */
type PokeState = "whole" | "poked" | "done" | "failed";

/** Shows the state, and how many of all dots are poked, beside the drawing. */
type Show = (state: PokeState, poked: number, total: number) => void;

/** Where the dots are, and the pace of holding, unless the usual one is meant. */
type PokeOptions = { src: string; pace?: Pace };

export class Poke {
  /** The dots in the order of poking. Empty until they have loaded. */
  #dots: readonly Dot[] = [];
  #poked = 0;
  /** The time that all holds took so far. */
  #heldMs = 0;
  #stencil: Stencil | undefined;
  #strokes: Promise<Stroke[]> | undefined;
  /** Counts starts, stops and resets. Work that began before the latest one ends. */
  #run = 0;
  readonly #picture: HTMLElement;
  readonly #src: string;
  readonly #pace: Pace;
  readonly #show: Show;

  /** `picture` is the element that the drawing, its first image, fills. */
  constructor(picture: HTMLElement, { src, pace = HELD }: PokeOptions, show: Show = () => {}) {
    this.#picture = picture;
    this.#src = src;
    this.#pace = pace;
    this.#show = show;
  }

  /** Pokes until it is stopped. A whole drawing begins near `point`, in pixels of the window, or near its middle. */
  async start(point?: Point): Promise<void> {
    const run = ++this.#run;
    if (!(await this.#prepare(point))) return;
    let last = performance.now();
    let counted = last;
    const goOn = (now: number) => {
      if (run !== this.#run) return;
      requestAnimationFrame(goOn);
      this.#heldMs += Math.min(Math.max(0, now - last), MAX_FRAME_MS);
      last = now;
      this.#pokeTo(countAt(this.#dots.length, this.#heldMs, this.#pace));
      if (run !== this.#run || now - counted < COUNT_MS) return;
      counted = now;
      this.#report();
    };
    requestAnimationFrame(goOn);
  }

  /** Rests, or shows the whole drawing again if only a few dots are poked. */
  stop(): void {
    this.#run++;
    if (!this.#stencil) return;
    if (this.#poked <= MIN_KEPT * this.#dots.length) this.reset();
    else this.#report();
  }

  /** Pokes a tenth of the drawing at once. */
  async step(): Promise<void> {
    if (!(await this.#prepare())) return;
    const total = this.#dots.length;
    const count = Math.min(total, this.#poked + Math.ceil(total / STEPS));
    this.#heldMs = toHeldMs(count / total, this.#pace);
    this.#pokeTo(count);
    if (this.#stencil) this.#report();
  }

  /** Shows the whole drawing again. */
  reset(): void {
    this.#run++;
    this.#stencil?.remove();
    this.#stencil = undefined;
    this.#dots = [];
    this.#poked = this.#heldMs = 0;
    this.#report();
  }

  /** Lays the stencil at once, then loads the dots. Returns false if that fails or something else has begun since. */
  async #prepare(point?: Point): Promise<boolean> {
    const run = this.#run;
    const drawing = this.#picture.querySelector("img");
    await drawing?.decode().catch(() => {});
    if (run !== this.#run) return false;
    if (!drawing?.naturalWidth) {
      this.#report();
      return false;
    }
    this.#stencil ??= new Stencil(this.#picture, drawing);
    try {
      this.#strokes ??= fetchStrokes(this.#src);
      const strokes = await this.#strokes;
      if (run !== this.#run) return false;
      if (this.#poked === 0) this.#dots = startAt(strokes, toDotUnits(this.#picture, point));
      return true;
    } catch (error) {
      console.warn("The dots could not be loaded.", error);
      this.#strokes = undefined;
      this.reset();
      this.#show("failed", 0, 0);
      return false;
    }
  }

  #pokeTo(count: number): void {
    const total = this.#dots.length;
    this.#stencil?.poke(this.#dots.slice(this.#poked, count));
    this.#poked = Math.max(this.#poked, count);
    if (this.#poked < total) return;
    this.reset();
    this.#show("done", total, total);
  }

  #report(): void {
    this.#show(this.#stencil ? "poked" : "whole", this.#poked, this.#dots.length);
  }
}

/** Returns how many of all dots are poked after `heldMs`. */
export function countAt(total: number, heldMs: number, { singlyMs, wholeMs }: Pace): number {
  const time = Math.max(0, heldMs - singlyMs) / (wholeMs - singlyMs);
  const share = time < 0.5 ? 4 * time ** 3 : 1 - 4 * Math.max(0, 1 - time) ** 3;
  return Math.min(total, Math.ceil(Math.max((SINGLY * heldMs) / 1000, total * share)));
}

/** Returns the time after which a share of the dots, from 0 to 1, is poked. */
function toHeldMs(share: number, { singlyMs, wholeMs }: Pace): number {
  const time = share < 0.5 ? Math.cbrt(share / 4) : 1 - Math.cbrt((1 - share) / 4);
  return singlyMs + (wholeMs - singlyMs) * time;
}

/** Converts a point of the window to units of the picture; without one, returns its middle. */
function toDotUnits(picture: HTMLElement, point?: Point): Point {
  const { left, top, width, height } = picture.getBoundingClientRect();
  const { x, y } = point ?? { x: left + width / 2, y: top + height / 2 };
  const scale = UNITS / Math.max(width, height);
  return { x: scale * (x - left), y: scale * (y - top) };
}
