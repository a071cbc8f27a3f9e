/** Paper over a picture: a canvas in which every dot is a hole that shows the drawing below. */
import { type Dot, UNITS } from "#domain/dots.ts";

/** `picture` is the element that the picture fills. */
export function layPaper(picture: HTMLElement): CanvasRenderingContext2D {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser provides no canvas.");
  canvas.className = "absolute inset-0 size-full";
  canvas.width = Math.round(picture.clientWidth * devicePixelRatio);
  canvas.height = Math.round(picture.clientHeight * devicePixelRatio);
  // The plate's own color, even with forced colors.
  context.fillStyle = getComputedStyle(picture).getPropertyValue("--ground");
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.globalCompositeOperation = "destination-out";
  picture.append(canvas);
  return context;
}

export function pokeHoles(paper: CanvasRenderingContext2D, dots: readonly Dot[]): void {
  const scale = Math.max(paper.canvas.width, paper.canvas.height) / UNITS;
  paper.beginPath();
  for (const { x, y, radius } of dots) {
    paper.moveTo(scale * (x + radius), scale * y);
    paper.arc(scale * x, scale * y, scale * radius, 0, 2 * Math.PI);
  }
  paper.fill();
}

export function removePaper({ canvas }: CanvasRenderingContext2D, fadeMs: number): void {
  canvas.animate({ opacity: 0 }, fadeMs).onfinish = () => canvas.remove();
}
