/** A drawing that is poked dot by dot, and what each event does to it. */
import type { Dot, Stroke } from "#domain/dots.ts";
import type { Point } from "#domain/pixels.ts";
import { toProgress, toTotal } from "./count.ts";
import { after, everyFrame } from "./frames.ts";
import { fetchStrokes, startAt, toUnits } from "./order.ts";
import { type Act, advance, type Phase, type PokeEvent } from "./phases.ts";
import type { PokeData } from "./poke-data.ts";
import { Progress } from "./progress.ts";
import { Stencil } from "./stencil.ts";

const PLAY_MS = 2000;
const REST_MS = 400;
const FADE_MS = 280;
/** Time between two counts. Laying out their line costs more than drawing the dots. */
const COUNT_MS = 100;
/** A frame counts for at most this long, so that no dots are skipped after the browser has paused. */
const LONGEST_FRAME_MS = 250;

/** The needle reaches `next` when `progress`, in dots, reaches the next whole number. */
export type Frame = { stencil: Stencil; next: Dot; progress: number };

/** What the page shows beside the drawing. */
export type View = {
  /** `words` are the parts of a line. */
  show(phase: Phase, words: readonly string[]): void;
  follow?(frame: Frame): void;
  /** How long the drawing shows itself. */
  playMs?: number;
};

export class Poking {
  #phase: Phase = "idle";
  /** Where the drawing was last pressed, in pixels of the window. */
  #place: Point | undefined;
  #stencil: Stencil | undefined;
  #strokes: Promise<Stroke[]> | undefined;
  #last: Act | undefined;
  #run = new AbortController();
  readonly #progress = new Progress();
  readonly #picture: HTMLElement;
  readonly #data: PokeData;
  readonly #view: View;

  /** `picture` is the element that the drawing, its first image, fills. */
  constructor(picture: HTMLElement, data: PokeData, view: View) {
    this.#picture = picture;
    this.#data = data;
    this.#view = view;
  }

  send(event: PokeEvent, place?: Point): void {
    const { to, act } = advance(this.#phase, event);
    this.#phase = to;
    this.#place = place ?? this.#place;
    if (act) this.#do(act);
    if (to === "resting" && act === "pause" && this.#progress.isFew) this.send("leave");
    // The drawing rests before the end is shown.
    else if (act !== "finish") this.#show();
  }

  #do(act: Act): void {
    // A step does not abort the one before it, which may still be loading.
    if (act !== "step" || this.#last !== "step") {
      this.#run.abort();
      this.#run = new AbortController();
    }
    this.#last = act;
    const { signal } = this.#run;
    this.#stencil?.settle();
    if (act === "poke" || act === "play")
      void this.#poke(signal, act === "play" ? (this.#view.playMs ?? PLAY_MS) : undefined);
    if (act === "step") void this.#step(signal);
    if (act === "finish") after(signal, REST_MS, () => this.#uncover(FADE_MS));
    if (act === "restore") this.#uncover(0);
    if (act === "fade") this.#uncover(FADE_MS);
    if (act === "fade" || (act === "restore" && this.#progress.isFew)) this.#progress.reset();
  }

  async #poke(signal: AbortSignal, forMs = Number.POSITIVE_INFINITY): Promise<void> {
    const stencil = await this.#begin(signal);
    if (!stencil) return;
    const end = this.#progress.poked === 0 ? "leave" : "release";
    let [played, counted] = [0, 0];
    everyFrame(signal, (now, sinceLast) => {
      const ms = Math.min(sinceLast, LONGEST_FRAME_MS);
      played += ms;
      if (played > forMs) return this.send(end);
      stencil.poke(this.#progress.goOn(ms), now);
      const { next, exact } = this.#progress;
      if (!next) return this.send("finish");
      this.#view.follow?.({ stencil, next, progress: exact });
      if (now - counted < COUNT_MS) return;
      counted = now;
      this.#show();
    });
  }

  async #step(signal: AbortSignal): Promise<void> {
    const stencil = await this.#begin(signal);
    if (!stencil) return;
    stencil.settle(this.#progress.step());
    if (this.#progress.isWhole) this.send("finish");
    else this.#show();
  }

  /** Lays the stencil at once, then loads the dots. Returns nothing if another event has aborted it. */
  async #begin(signal: AbortSignal): Promise<Stencil | undefined> {
    if (this.#progress.isWhole) {
      this.#uncover(0);
      this.#progress.reset();
    }
    const drawing = this.#picture.querySelector("img");
    await drawing?.decode().catch(() => {});
    if (signal.aborted || !drawing) return;
    this.#stencil ??= new Stencil(this.#picture, drawing);
    this.#stencil.settle(this.#progress.done);
    const strokes = await this.#load();
    if (signal.aborted || !strokes) return;
    this.#progress.begin(() => startAt(strokes, toUnits(this.#picture, this.#place)));
    return this.#stencil;
  }

  async #load(): Promise<Stroke[] | undefined> {
    try {
      this.#strokes ??= fetchStrokes(this.#data.src);
      return await this.#strokes;
    } catch (error) {
      console.warn("The dots could not be loaded.", error);
      this.#strokes = undefined;
      this.send("leave");
      this.#view.show(this.#phase, ["This could not be loaded. Try again."]);
    }
  }

  #uncover(fadeMs: number): void {
    this.#stencil?.remove(fadeMs);
    this.#stencil = undefined;
    this.#show();
  }

  #show(): void {
    const { hours } = this.#data;
    const { poked, total } = this.#progress;
    if (this.#stencil && poked > 0) this.#view.show(this.#phase, toProgress(poked, total, hours));
    else this.#view.show(this.#phase, this.#phase === "ending" ? toTotal(total, hours) : []);
  }
}
