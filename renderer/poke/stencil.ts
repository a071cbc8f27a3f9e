/** The stencil over a drawing: a canvas with a tenth of its ink, in which every dot is a hole that shows the drawing below. */
import { type Dot, UNITS } from "#domain/dots.ts";

/** A dot starts at this share of its radius and grows to its full size in this time, unless many come in one frame. */
const BLOOM = { from: 0.6, ms: 120, most: 4 };
const APPEAR_MS = 280;

export class Stencil {
  readonly canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D;
  #blooming: { dot: Dot; since: number }[] = [];

  /** Covers `picture`, the element that the drawing fills. */
  constructor(picture: HTMLElement, drawing: HTMLImageElement) {
    this.canvas = createCanvas(
      picture.clientWidth * devicePixelRatio,
      picture.clientHeight * devicePixelRatio,
    );
    this.canvas.className = "absolute inset-0 size-full";
    picture.append(this.canvas);
    const { style } = this.canvas;
    style.backgroundColor = "var(--ground)";
    style.color = "color-mix(in srgb, var(--stencil, var(--accent)) 10%, var(--ground))";
    const { color, backgroundColor } = getComputedStyle(this.canvas);
    style.backgroundColor = "";
    this.#context = contextOf(this.canvas);
    fadeInk(this.#context, drawing, { ground: backgroundColor, ink: color });
    this.#context.globalCompositeOperation = "destination-out";
    this.canvas.animate({ opacity: [0, 1] }, APPEAR_MS);
  }

  /** Starts these dots, and grows those of the last frames. */
  poke(dots: readonly Dot[], now: number): void {
    const since = dots.length > BLOOM.most ? now - BLOOM.ms : now;
    this.#blooming.push(...dots.map((dot) => ({ dot, since })));
    this.#draw((since) => BLOOM.from + (1 - BLOOM.from) * Math.min(1, (now - since) / BLOOM.ms));
    this.#blooming = this.#blooming.filter(({ since }) => now - since < BLOOM.ms);
  }

  /** Shows these dots, and all that still grow, at their full size. */
  settle(dots: readonly Dot[] = []): void {
    this.#blooming.push(...dots.map((dot) => ({ dot, since: 0 })));
    this.#draw(() => 1);
    this.#blooming = [];
  }

  remove(fadeMs: number): void {
    this.canvas.animate({ opacity: 0 }, fadeMs).onfinish = () => this.canvas.remove();
  }

  #draw(shareSince: (since: number) => number): void {
    const scale = Math.max(this.canvas.width, this.canvas.height) / UNITS;
    this.#context.beginPath();
    for (const { dot, since } of this.#blooming) {
      const radius = scale * dot.radius * shareSince(since);
      this.#context.moveTo(scale * dot.x + radius, scale * dot.y);
      this.#context.arc(scale * dot.x, scale * dot.y, radius, 0, 2 * Math.PI);
    }
    this.#context.fill();
  }
}

/** Dodging with this makes nearly white paper white, so that all of it takes the color of `ground`. */
const PAPER = "#060606";

/** Fills the canvas with `ground`, and with `ink` where the drawing is dark. */
function fadeInk(
  context: CanvasRenderingContext2D,
  drawing: HTMLImageElement,
  { ground, ink }: { ground: string; ink: string },
): void {
  const { width, height } = context.canvas;
  const light = contextOf(createCanvas(width, height));
  light.drawImage(drawing, 0, 0, width, height);
  fill(light, PAPER, "color-dodge");
  fill(context, ground, "source-over");
  context.globalCompositeOperation = "multiply";
  context.drawImage(light.canvas, 0, 0);
  fill(light, "#fff", "difference");
  fill(light, ink, "multiply");
  context.globalCompositeOperation = "lighter";
  context.drawImage(light.canvas, 0, 0);
}

function fill(context: CanvasRenderingContext2D, color: string, operation: GlobalCompositeOperation): void {
  context.globalCompositeOperation = operation;
  context.fillStyle = color;
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
}

function createCanvas(width: number, height: number): HTMLCanvasElement {
  return Object.assign(document.createElement("canvas"), {
    width: Math.round(width),
    height: Math.round(height),
  });
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser provides no canvas.");
  return context;
}
