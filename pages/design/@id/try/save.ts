/** The picture to save: the photo at its own size, with the ink, as a JPEG without metadata. */

import { savedSize } from "./photo-file.ts";
import { type Drawing, type Photo, redraw } from "./pictures.ts";
import { createRenderer, type Tattoo } from "./webgl.ts";

const QUALITY = 0.92;

export async function toPicture(photo: Photo, drawing: Drawing, tattoo: Tattoo): Promise<Blob> {
  const size = savedSize(photo.fullSize);
  const skin = {
    photo: await redraw(photo, size),
    blur: (photo.blur * size.width) / photo.photo.width,
  };
  const canvas = document.createElement("canvas");
  const renderer = createRenderer(canvas, skin);
  try {
    renderer.draw(drawing, tattoo);
    return await toJpeg(canvas);
  } finally {
    renderer.dispose();
  }
}

function toJpeg(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("The browser cannot make a JPEG."))),
      "image/jpeg",
      QUALITY,
    ),
  );
}

export function download(picture: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = picture.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
