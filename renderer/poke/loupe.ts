/** A round glass above the finger, or beside the mouse pointer: the point that is poked, four times as large, and the needle. */
import { type Dot, UNITS } from "#domain/dots.ts";
import type { Point } from "#domain/pixels.ts";
import type { Frame } from "./poking.ts";

/** The diameter of the glass, and its margin to the edge of the screen, in pixels. */
const SIZE = 96;
const MARGIN = 8;
const ZOOM = 4;
/** How high the needle rises between two dots, in pixels of the glass, and the share of the way that the glass moves. */
const LIFT = 16;
const GLIDE = 0.3;

export class Loupe {
  readonly #picture: HTMLElement;
  readonly #glass = document.createElement("canvas");
  #center: Point | undefined;

  /** `surface` lies over the picture and takes the presses. Keys have no place, and so no glass. */
  constructor(picture: HTMLElement, surface: HTMLElement) {
    this.#picture = picture;
    this.#glass.className =
      "pointer-events-none fixed z-4 size-24 rounded-full border-2 border-line bg-(--ground) text-(--plate-ink,var(--paper-ink))";
    this.#glass.width = this.#glass.height = SIZE * devicePixelRatio;
    for (const type of ["pointerdown", "pointermove"] as const)
      surface.addEventListener(type, (event) => this.#move(event));
    surface.addEventListener("keydown", () => this.#glass.style.removeProperty("left"));
  }

  #move({ clientX, clientY, pointerType }: PointerEvent): void {
    const isMouse = pointerType === "mouse";
    const left = isMouse ? clientX + 3 * MARGIN : clientX - SIZE / 2;
    const top = isMouse ? clientY - SIZE / 2 : clientY - SIZE - 4 * MARGIN;
    const within = (at: number, side: number) => Math.min(Math.max(at, MARGIN), side - SIZE - MARGIN);
    this.#glass.style.left = `${within(left, innerWidth)}px`;
    this.#glass.style.top = `${within(top, innerHeight)}px`;
  }

  hide(): void {
    this.#glass.remove();
    this.#center = undefined;
  }

  /** Draws the picture, the stencil over it, and the needle on its way to the next dot. */
  follow({ stencil, next, progress }: Frame): void {
    const context = this.#glass.getContext("2d");
    if (!context || !this.#glass.style.left) return;
    if (!this.#glass.isConnected) this.#picture.append(this.#glass);
    this.#center = glide(this.#center ?? next, next);
    const { x, y } = this.#center;
    const drawing = [...this.#picture.querySelectorAll("img")].findLast((image) => image.checkVisibility());
    context.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
    context.clearRect(0, 0, SIZE, SIZE);
    const { clientWidth: width, clientHeight: height } = this.#picture;
    const unit = (ZOOM * Math.max(width, height)) / UNITS;
    const at = [SIZE / 2 - unit * x, SIZE / 2 - unit * y] as const;
    for (const layer of [drawing, stencil.canvas])
      if (layer) context.drawImage(layer, ...at, ZOOM * width, ZOOM * height);
    const lift = LIFT * (1 - (progress % 1));
    drawNeedle(context, { x: at[0] + unit * next.x, y: at[1] + unit * next.y - lift });
  }
}

const glide = (from: Point, to: Dot): Point => ({
  x: from.x + GLIDE * (to.x - from.x),
  y: from.y + GLIDE * (to.y - from.y),
});

function drawNeedle(context: CanvasRenderingContext2D, { x, y }: Point): void {
  context.fillStyle = getComputedStyle(context.canvas).color;
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(x + 33, y - SIZE);
  context.lineTo(x + 37, y - SIZE);
  context.fill();
}
