/** A drawing as pixels, and as the ink that it becomes. */

import type { Rgb } from "#domain/pixels.ts";
import { makeCanvas } from "./canvas.ts";
import type { TryOnDesign } from "./design.ts";
import { type Look, toInk } from "./ink.ts";

export type Drawing = { pixels: ImageData; aspectRatio: number; paper: Rgb };

/** Without the margin of the picture. */
export async function readDrawing({ src, drawing: box, paper }: TryOnDesign): Promise<Drawing> {
  const image = new Image();
  image.src = src;
  await image.decode();
  const { naturalWidth, naturalHeight } = image;
  const width = Math.round(box.width * naturalWidth);
  const height = Math.round(box.height * naturalHeight);
  const { context } = makeCanvas({ width, height });
  context.drawImage(image, -Math.round(box.left * naturalWidth), -Math.round(box.top * naturalHeight));
  return { pixels: context.getImageData(0, 0, width, height), aspectRatio: width / height, paper };
}

export function inkOf({ pixels: { data, width, height }, paper }: Drawing, look: Look): ImageData {
  return new ImageData(toInk(data, look, paper), width, height);
}
