/** A canvas off the page. */
import type { Size } from "#domain/pixels.ts";

type Canvas = { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D };

/** Throws when the device has no memory left for it. */
export function makeCanvas({ width, height }: Size): Canvas {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser provides no canvas.");
  context.imageSmoothingQuality = "high";
  return { canvas, context };
}
