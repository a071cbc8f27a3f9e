/** The stencil over a drawing: a canvas with a quarter of its ink, in which every dot is a hole that shows the drawing below. */
import { type Dot, UNITS } from "#domain/dots.ts";

const FADE_MS = 280;

export class Stencil {
  readonly #canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D;

  /** Covers `picture`, the element that the drawing fills. */
  constructor(picture: HTMLElement, drawing: HTMLImageElement) {
    const { clientWidth, clientHeight } = picture;
    this.#context = createCanvas(clientWidth * devicePixelRatio, clientHeight * devicePixelRatio);
    this.#canvas = this.#context.canvas;
    this.#canvas.className =
      "pointer-events-none absolute inset-0 size-full [transition:opacity_150ms] starting:opacity-0 print:hidden forced-color-adjust-none";
    picture.append(this.#canvas);
    const { style } = this.#canvas;
    style.backgroundColor = "var(--ground)";
    style.color = "color-mix(in srgb, var(--stencil, var(--accent)) 24%, var(--ground))";
    const { color, backgroundColor } = getComputedStyle(this.#canvas);
    style.backgroundColor = "";
    fadeInk(this.#context, drawing, { ground: backgroundColor, ink: color });
    this.#context.globalCompositeOperation = "destination-out";
  }

  poke(dots: readonly Dot[]): void {
    const scale = Math.max(this.#canvas.width, this.#canvas.height) / UNITS;
    this.#context.beginPath();
    for (const { x, y, radius } of dots) {
      this.#context.moveTo(scale * (x + radius), scale * y);
      this.#context.arc(scale * x, scale * y, scale * radius, 0, 2 * Math.PI);
    }
    this.#context.fill();
  }

  remove(): void {
    this.#canvas.animate({ opacity: 0 }, FADE_MS).onfinish = () => this.#canvas.remove();
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
  const light = createCanvas(width, height);
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

function createCanvas(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width);
  canvas.height = Math.round(height);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser provides no canvas.");
  return context;
}
