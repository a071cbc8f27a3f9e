/** Draws a photo with ink in it: by WebGL2, or where that is missing by the multiply of Canvas 2D. */
import type { Drawing } from "./drawing.ts";
import type { Look } from "./ink.ts";
import { createMultiply } from "./multiply.ts";
import type { Placement } from "./placement.ts";
import { createWebgl } from "./webgl.ts";

/** How the ink lies in the skin. `strength` is 0 to 1. */
export type Tattoo = Placement & { look: Look; strength: number };

/** All that a visitor can set, undo and redo. `inch` is its length on the photo, once the visitor has measured one. */
export type Setting = Tattoo & { inch?: number };

export type Skin = {
  photo: HTMLCanvasElement;
  /** As the sigma of a Gaussian, in pixels. */
  blur: number;
};

export type Renderer = {
  /** The photo alone without a tattoo. */
  draw: (drawing: Drawing, tattoo?: Tattoo) => void;
  dispose: () => void;
};

/** The canvas, a new one, takes the size of the photo. `isLost`: the graphics card has failed before. */
export function createRenderer(canvas: HTMLCanvasElement, skin: Skin, isLost = false): Renderer {
  canvas.width = skin.photo.width;
  canvas.height = skin.photo.height;
  return (!isLost && createWebgl(canvas, skin)) || createMultiply(canvas, skin);
}
