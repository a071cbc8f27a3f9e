/** A drawing that is poked dot by dot: how far it is, and how a press carries it on. */
import { type Dot, readDots, type Stroke, UNITS } from "#domain/dots.ts";
import type { Point } from "#domain/pixels.ts";
import { type Tell, toProgress } from "./counter.ts";
import { startAt } from "./dot-order.ts";
import { layPaper, pokeHoles, removePaper } from "./paper.ts";
import { advance, type Phase, type PressEvent } from "./phases.ts";
import type { PokeData } from "./poke-data.ts";

/** Dots in the first second of a hold, and how fast that number grows. Ten thousand take 15 seconds. */
const PACE = 24;
const GROWTH = 0.35;
const STEPS = 10;
const FADE_MS = 600;
/** Two taps within this time show the whole drawing. */
const DOUBLE_TAP_MS = 400;
/** Time between two counts. Laying out their line costs more than drawing the dots. */
const COUNT_MS = 100;

/** A begun drawing: `poked` of the dots in `order` are holes in the paper. */
type Begun = { paper: CanvasRenderingContext2D; order: readonly Dot[]; poked: number };

export class Poking {
  #phase: Phase = "idle";
  #begun: Begun | undefined;
  #dots: Promise<Stroke[]> | undefined;
  #frame = 0;
  #lastTap = 0;
  readonly #picture: HTMLElement;
  readonly #data: PokeData;
  readonly #tell: Tell;

  /** `picture` is the element that the picture fills. */
  constructor(picture: HTMLElement, data: PokeData, tell: Tell) {
    this.#picture = picture;
    this.#data = data;
    this.#tell = tell;
  }

  /** Handles an event of a press. A new drawing begins at `at`, in window pixels, or in its middle. */
  send(event: PressEvent, at?: Point): void {
    const { to, act } = advance(this.#phase, event);
    this.#phase = to;
    if (act === "hold") void this.#hold(at);
    if (act === "rest") this.#rest();
    if (act === "step") void this.#step();
    if (act === "tap") this.#tap();
  }

  /** Shows the whole drawing, with all its dots counted. */
  complete(): void {
    const total = this.#begun?.order.length;
    if (total) this.#close(toProgress(total, total, this.#data.hours), FADE_MS);
  }

  /** Shows the picture again. */
  end(): void {
    this.#close("", 0);
  }

  async #hold(at?: Point): Promise<void> {
    const dots = await this.#load();
    if (!dots || this.#phase !== "poking") return;
    const { poked } = this.#begin(dots, at);
    const start = performance.now();
    let counted = 0;
    const goOn = (now: number) => {
      this.#frame = requestAnimationFrame(goOn);
      this.#pokeTo(poked + dotsWithin(Math.max(0, now - start) / 1000));
      if (now - counted < COUNT_MS) return;
      counted = now;
      this.#count();
    };
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(goOn);
  }

  #rest(): void {
    cancelAnimationFrame(this.#frame);
    this.#count();
  }

  async #step(): Promise<void> {
    const dots = await this.#load();
    if (!dots) return;
    const { poked, order } = this.#begin(dots);
    this.#pokeTo(poked + Math.ceil(order.length / STEPS));
    this.#count();
  }

  #tap(): void {
    const now = performance.now();
    if (now - this.#lastTap > DOUBLE_TAP_MS) this.#lastTap = now;
    else this.complete();
  }

  async #load(): Promise<Stroke[] | undefined> {
    try {
      this.#dots ??= fetchDots(this.#data.src);
      return await this.#dots;
    } catch (error) {
      console.warn("The dots could not be loaded.", error);
      this.#dots = undefined;
      this.#tell("This could not be loaded. Try again.");
    }
  }

  #begin(dots: readonly Stroke[], at?: Point): Begun {
    this.#begun ??= {
      paper: layPaper(this.#picture),
      order: startAt(dots, toUnits(this.#picture, at)),
      poked: 0,
    };
    return this.#begun;
  }

  #pokeTo(goal: number): void {
    if (!this.#begun) return;
    const { paper, order, poked } = this.#begun;
    if (goal > poked) pokeHoles(paper, order.slice(poked, goal));
    this.#begun.poked = goal;
    if (goal >= order.length) this.complete();
  }

  #count(): void {
    if (!this.#begun) return;
    const { poked, order } = this.#begun;
    this.#tell(toProgress(poked, order.length, this.#data.hours), true);
  }

  #close(words: string, fadeMs: number): void {
    if (!this.#begun) return;
    removePaper(this.#begun.paper, fadeMs);
    cancelAnimationFrame(this.#frame);
    this.#begun = undefined;
    this.#tell(words);
  }
}

/** The number of dots after `seconds` of a hold. */
const dotsWithin = (seconds: number) => 1 + Math.floor((PACE / GROWTH) * Math.expm1(GROWTH * seconds));

async function fetchDots(src: string): Promise<Stroke[]> {
  const response = await fetch(src);
  if (!response.ok) throw new Error(`${src}: ${response.status}`);
  return readDots(await response.text());
}

/** Converts a point of the window to units of the picture; without one, returns its middle. */
function toUnits(picture: HTMLElement, at?: Point): Point {
  const { left, top, width, height } = picture.getBoundingClientRect();
  const { x, y } = at ?? { x: left + width / 2, y: top + height / 2 };
  const scale = UNITS / Math.max(width, height);
  return { x: scale * (x - left), y: scale * (y - top) };
}
