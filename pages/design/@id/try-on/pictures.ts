/** The visitor's photo and the drawing, as pixels. */
import { type Rgb, type Size, scaled } from "#domain/pixels.ts";
import { ARM, type Arm } from "./arms.ts";
import type { TryOnDesign } from "./design.ts";
import { clamp, toUnits } from "./placement.ts";

export type Drawing = { pixels: ImageData; aspectRatio: number; paper: Rgb };

/** The visitor's own, or an arm of ours. */
export type Source = File | Arm;

export type Photo = {
  /** At the size at which it is worked on and saved. */
  picture: HTMLCanvasElement;
  /** Its size where its long side is 1. */
  units: Size;
  /** White where there is skin. Absent where all of it may be. */
  mask?: HTMLCanvasElement;
  arm?: Arm;
};

/** Its message is for the visitor. */
export class PhotoProblem extends Error {}

export const NO_MEMORY = "This device ran out of memory. Close other tabs, or choose a smaller photo.";
const NO_DRAWING = "This drawing could not be loaded. Try again.";
const NO_ARM = "This arm could not be loaded. Try again, or choose a photo of your own.";
const UNREADABLE =
  "This browser cannot open this file as a photo. Choose a JPEG, PNG or WebP; of a HEIC photo, take a screenshot.";

/** Of the long side. Small photos grow, so that the ink on them stays fine. */
const SIDES = { min: 800, max: 2048 };

/** Without the margin of the picture. */
export async function readDrawing({ src, drawing: box, paper }: TryOnDesign): Promise<Drawing> {
  const image = await decode(src, NO_DRAWING);
  const { naturalWidth, naturalHeight } = image;
  const width = Math.round(box.width * naturalWidth);
  const height = Math.round(box.height * naturalHeight);
  const { context } = makeCanvas({ width, height });
  context.drawImage(image, -Math.round(box.left * naturalWidth), -Math.round(box.top * naturalHeight));
  return { pixels: context.getImageData(0, 0, width, height), aspectRatio: width / height, paper };
}

/** The browser turns it upright. */
export async function openPhoto(source: Source): Promise<Photo> {
  const arm = source instanceof File ? undefined : source;
  const src = source instanceof File ? URL.createObjectURL(source) : source.src;
  const image = await decode(src, arm ? NO_ARM : UNREADABLE);
  URL.revokeObjectURL(src);
  const { naturalWidth: width, naturalHeight: height } = image;
  const long = Math.max(width, height);
  const size = scaled({ width, height }, clamp(long, SIDES.min, SIDES.max) / long);
  const { canvas: picture, context } = makeCanvas(size);
  // Transparent pixels become paper.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, size.width, size.height);
  context.drawImage(image, 0, 0, size.width, size.height);
  return { picture, units: toUnits(size), mask: arm && drawMask(arm), arm };
}

/** A canvas off the page. Throws when the device has no memory left for it. */
export function makeCanvas({ width, height }: Size) {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser provides no canvas.");
  context.imageSmoothingQuality = "high";
  return { canvas, context };
}

async function decode(src: string, problem: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = src;
  await image.decode().catch((cause) => {
    throw new PhotoProblem(problem, { cause });
  });
  return image;
}

function drawMask({ outline }: Arm): HTMLCanvasElement {
  const { canvas, context } = makeCanvas(ARM);
  context.fillStyle = "#fff";
  context.fill(new Path2D(outline));
  return canvas;
}
