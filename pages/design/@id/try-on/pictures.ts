/** Reads the visitor's photo and the drawing as pixels. */
import { toAddress } from "#domain/address.ts";
import { type Rgb, type Size, scaled } from "#domain/pixels.ts";
import { ARM, type Arm } from "./arms.ts";
import type { TryOnDesign } from "./design.ts";
import { clamp, toUnits } from "./placement.ts";

export type DrawnDesign = { pixels: ImageData; aspectRatio: number; paper: Rgb };

/** The visitor's own photo or a sample arm. */
export type Source = File | Arm;

export type Photo = {
  /** The photo at its working size, which is also the saved size. */
  picture: HTMLCanvasElement;
  /** The size when the long side is 1. */
  units: Size;
  /** White where the photo shows skin. Absent if it may be anywhere. */
  mask?: HTMLCanvasElement;
  arm?: Arm;
};

/** An error whose message is for the visitor. */
export class PhotoProblem extends Error {}

export const NO_MEMORY = "This device ran out of memory. Close other tabs, or choose a smaller photo.";
const NO_DRAWING = "This drawing could not be loaded. Try again.";
const NO_ARM = "This arm could not be loaded. Try again, or choose a photo of your own.";
const UNREADABLE =
  "This browser cannot open this file as a photo. Choose a JPEG, PNG or WebP; of a HEIC photo, take a screenshot.";

/** Limits of the long side. Small photos are enlarged to keep the ink on them fine. */
const SIDES = { min: 800, max: 2048 };

/** Reads the drawing without the picture's margin. */
export async function readDrawing({ path, drawing: box, paper }: TryOnDesign): Promise<DrawnDesign> {
  const image = await decode(toAddress(path), NO_DRAWING);
  const { naturalWidth, naturalHeight } = image;
  const width = Math.round(box.width * naturalWidth);
  const height = Math.round(box.height * naturalHeight);
  const { context } = makeCanvas({ width, height });
  context.drawImage(image, -Math.round(box.left * naturalWidth), -Math.round(box.top * naturalHeight));
  return { pixels: context.getImageData(0, 0, width, height), aspectRatio: width / height, paper };
}

/** Opens a photo, which the browser turns upright. */
export async function openPhoto(source: Source): Promise<Photo> {
  const arm = source instanceof File ? undefined : source;
  const src = source instanceof File ? URL.createObjectURL(source) : source.src;
  const image = await decode(src, arm ? NO_ARM : UNREADABLE);
  URL.revokeObjectURL(src);
  const { naturalWidth: width, naturalHeight: height } = image;
  const long = Math.max(width, height);
  const size = scaled({ width, height }, clamp(long, SIDES.min, SIDES.max) / long);
  const { canvas: picture, context } = makeCanvas(size);
  // White turns transparent pixels into paper.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, size.width, size.height);
  context.drawImage(image, 0, 0, size.width, size.height);
  return { picture, units: toUnits(size), mask: arm && drawMask(arm), arm };
}

/** Makes a canvas outside the page. Throws if the device has no memory left for it. */
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
