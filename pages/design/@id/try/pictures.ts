/** The visitor's photo and the drawing, as pixels; the sizes at which a photo is worked on and saved. */
import { type Rgb, type Size, scaled } from "#domain/pixels.ts";
import type { TryOnDesign } from "./design.ts";
import { clamp, toUnits } from "./placement.ts";
import { measureBlur } from "./sharpness.ts";

export type Drawing = { pixels: ImageData; aspectRatio: number; paper: Rgb };

export type Skin = {
  photo: HTMLCanvasElement;
  /** As the sigma of a Gaussian, in pixels. */
  blur: number;
};

/** `photo` is at the working size; `units` is its size where its long side is 1. */
export type Photo = Skin & { file: Blob; fullSize: Size; units: Size };

/** Its message is for the visitor. */
export class PhotoProblem extends Error {}

/** The brands of HEIC, in its first bytes: names and types are unreliable. */
const HEIC = /ftyp(?:hei[cxms]|hevc|mif1|msf1)/;
/** As many bytes as hold the brand. */
const HEAD_BYTES = 32;

const WORKING_SIDE = { min: 800, max: 1600 };
/** What phones can draw at once: pixels, and those of a side. */
const MOST_DRAWN = 16.7e6;
const LONGEST = 4096;

export const NO_MEMORY = "This device ran out of memory. Close other tabs, or choose a smaller photo.";

/** The part whose sharpness stands for the whole: the middle, where most visitors hold the arm. */
const SAMPLE = 400;

/** Without the margin of the picture. */
export async function readDrawing({ src, drawing: box, paper }: TryOnDesign): Promise<Drawing> {
  const image = await decode(src);
  const { naturalWidth, naturalHeight } = image;
  const width = Math.round(box.width * naturalWidth);
  const height = Math.round(box.height * naturalHeight);
  const { context } = makeCanvas({ width, height });
  context.drawImage(image, -Math.round(box.left * naturalWidth), -Math.round(box.top * naturalHeight));
  return { pixels: context.getImageData(0, 0, width, height), aspectRatio: width / height, paper };
}

/** The browser turns it upright. */
export async function openPhoto(file: Blob): Promise<Photo> {
  const image = await decodeFile(file).catch(async (cause) => {
    const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
    throw new PhotoProblem(explainUndecodable(head), { cause });
  });
  const fullSize = { width: image.naturalWidth, height: image.naturalHeight };
  const photo = drawAt(image, workingSize(fullSize));
  return { file, fullSize, photo, units: toUnits(photo), blur: measureBlur(...sample(photo)) };
}

/** The photo as it is saved. */
export async function enlarge({ file, fullSize, photo, blur }: Photo): Promise<Skin> {
  const size = savedSize(fullSize);
  return { photo: drawAt(await decodeFile(file), size), blur: (blur * size.width) / photo.width };
}

/** Why the browser could not open it, and what to do. */
function explainUndecodable(head: Uint8Array): string {
  return HEIC.test(String.fromCharCode(...head))
    ? "This browser cannot open HEIC photos. Take a screenshot of the photo and choose that, or open this page in Safari."
    : "This file cannot be opened as a photo. Choose a JPEG, PNG or WebP.";
}

/** As much as screens show. Small pictures grow, so that the ink on them stays fine. */
export function workingSize(photo: Size): Size {
  const long = Math.max(photo.width, photo.height);
  return scaled(photo, clamp(long, WORKING_SIDE.min, WORKING_SIDE.max) / long);
}

/** Its own, as far as the device can. */
export function savedSize(photo: Size): Size {
  const long = Math.max(photo.width, photo.height);
  const most = Math.min(LONGEST / long, Math.sqrt(MOST_DRAWN / (photo.width * photo.height)));
  return scaled(photo, Math.min(most, Math.max(1, WORKING_SIDE.min / long)));
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

async function decodeFile(file: Blob): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(file);
  try {
    return await decode(address);
  } finally {
    URL.revokeObjectURL(address);
  }
}

async function decode(src: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = src;
  await image.decode();
  return image;
}

function drawAt(image: HTMLImageElement, size: Size): HTMLCanvasElement {
  const { canvas, context } = makeCanvas(size);
  // Transparent pixels become paper.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, size.width, size.height);
  context.drawImage(image, 0, 0, size.width, size.height);
  return canvas;
}

function sample(photo: HTMLCanvasElement): [Float32Array, Size] {
  const size = { width: Math.min(SAMPLE, photo.width), height: Math.min(SAMPLE, photo.height) };
  const { context } = makeCanvas(size);
  context.drawImage(photo, (size.width - photo.width) / 2, (size.height - photo.height) / 2);
  const { data } = context.getImageData(0, 0, size.width, size.height);
  return [Float32Array.from({ length: data.length / 4 }, (_, index) => data[4 * index + 1] ?? 0), size];
}
