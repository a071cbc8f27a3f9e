/** Opens what a visitor has chosen as a photo. The browser turns it upright. */
import type { Size } from "#domain/pixels.ts";
import { makeCanvas } from "./canvas.ts";
import { explainUndecodable, HEAD_BYTES, refuseKind, refuseSize, workingSize } from "./photo-file.ts";
import type { Skin } from "./renderer.ts";
import { measureBlur } from "./sharpness.ts";

/** `photo` is at the working size. */
export type Photo = Skin & { file: Blob; fullSize: Size };

/** Its message is for the visitor. */
export class PhotoProblem extends Error {}

/** The part whose sharpness stands for the whole: the middle, where most visitors hold the arm. */
const SAMPLE = 400;

export async function openPhoto(file: Blob): Promise<Photo> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  refuse(refuseKind(head));
  const image = await decode(file).catch((cause) => {
    throw new PhotoProblem(explainUndecodable(head), { cause });
  });
  const fullSize = { width: image.naturalWidth, height: image.naturalHeight };
  refuse(refuseSize(fullSize));
  // Zooming out does not take pixels from the screen.
  const ratio = Math.max(1, devicePixelRatio);
  const onScreen = { width: screen.width * ratio, height: screen.height * ratio };
  const photo = drawAt(image, workingSize(fullSize, onScreen));
  return { file, fullSize, photo, blur: measureBlur(...sample(photo)) };
}

/** The photo at another size, to save it. */
export async function redraw({ file }: Photo, size: Size): Promise<HTMLCanvasElement> {
  return drawAt(await decode(file), size);
}

function refuse(problem: string | undefined): void {
  if (problem) throw new PhotoProblem(problem);
}

async function decode(file: Blob): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(image.src);
  }
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
