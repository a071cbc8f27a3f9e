/** The visitor's photo and the drawing, as pixels. */
import type { Rgb, Size } from "#domain/pixels.ts";
import type { TryOnDesign } from "./design.ts";
import { explainUndecodable, HEAD_BYTES, workingSize } from "./photo-file.ts";
import { measureBlur } from "./sharpness.ts";

export type Drawing = { pixels: ImageData; aspectRatio: number; paper: Rgb };

export type Skin = {
  photo: HTMLCanvasElement;
  /** As the sigma of a Gaussian, in pixels. */
  blur: number;
};

/** `photo` is at the working size. */
export type Photo = Skin & { file: Blob; fullSize: Size };

/** Its message is for the visitor. */
export class PhotoProblem extends Error {}

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
  return { file, fullSize, photo, blur: measureBlur(...sample(photo)) };
}

/** The photo at another size, to save it. */
export async function redraw({ file }: Photo, size: Size): Promise<HTMLCanvasElement> {
  return drawAt(await decodeFile(file), size);
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
