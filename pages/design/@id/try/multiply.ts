/** The renderer for browsers without WebGL2: Canvas 2D's multiply, with the same ink. */
import { unroll, widthSeen } from "./bend.ts";
import { makeCanvas } from "./canvas.ts";
import { type Drawing, inkOf } from "./drawing.ts";
import type { Look } from "./ink.ts";
import { latest } from "./latest.ts";
import { flatSize, toRadians } from "./placement.ts";
import type { Renderer, Skin } from "./renderer.ts";

export function createMultiply(canvas: HTMLCanvasElement, { photo }: Skin): Renderer {
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser provides no canvas.");
  const long = Math.max(photo.width, photo.height);
  const inkedOf = latest((drawing: Drawing, look: Look) => layerOf(inkOf(drawing, look)));
  const bentOf = latest(bend);
  return {
    draw(drawing, tattoo) {
      context.drawImage(photo, 0, 0);
      if (!tattoo) return;
      const { look, strength, curve, x, y, turn } = tattoo;
      const bent = bentOf(inkedOf(drawing, look), curve);
      const flat = flatSize(tattoo, drawing.aspectRatio);
      const [width, height] = [flat.width * widthSeen(curve) * long, flat.height * long];
      context.save();
      context.globalCompositeOperation = "multiply";
      context.globalAlpha = strength;
      context.translate(x * long, y * long);
      context.rotate(toRadians(turn));
      context.drawImage(bent, -width / 2, -height / 2, width, height);
      context.restore();
    },
    dispose() {},
  };
}

function layerOf(ink: ImageData): HTMLCanvasElement {
  const { canvas, context } = makeCanvas(ink);
  context.putImageData(ink, 0, 0);
  return canvas;
}

/** Column by column as seen: each shows one strip of skin. */
function bend(layer: HTMLCanvasElement, curve: number): HTMLCanvasElement {
  const { width, height } = layer;
  const { canvas, context } = makeCanvas({ width: Math.floor(width * widthSeen(curve)), height });
  const strip = (x: number) => width * (0.5 + unroll((x - canvas.width / 2) / width, curve));
  for (let x = 0; x < canvas.width; x++) {
    const from = strip(x);
    context.drawImage(layer, from, 0, Math.max(1, strip(x + 1) - from), height, x, 0, 1, height);
  }
  return canvas;
}
