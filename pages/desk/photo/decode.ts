/** Decodes a chosen photo, upright, in a worker. */
import { atMostPixels, type Size } from "#domain/pixels.ts";
import { explainDecoding, explainHead } from "#pictures/refused.ts";

/** iOS limits a canvas to 16.7 megapixels; phones take photos of 12. */
const MOST_PIXELS = 12e6;

/** Throws a sentence that follows the name of the file. */
export async function decodePhoto(file: Blob): Promise<OffscreenCanvas> {
  const refused = explainHead(new Uint8Array(await file.slice(0, 64).arrayBuffer()));
  if (refused) throw new Error(refused);
  const bitmap = await createImageBitmap(file)
    .catch((cause) => decodeHeic(file, cause))
    .catch((cause) => {
      throw new Error(explainDecoding(cause));
    });
  return draw(bitmap, atMostPixels(MOST_PIXELS, bitmap));
}

/** Draws a picture at a size, on white: JPEG has no transparency. */
export function draw(picture: CanvasImageSource, { width, height }: Size): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const context = contextOf(canvas);
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  return canvas;
}

/** Turns a picture to the right by quarter turns. */
export function turn(picture: OffscreenCanvas, quarters: number): OffscreenCanvas {
  if (quarters === 0) return picture;
  const { width, height } = picture;
  const canvas = quarters % 2 === 0 ? new OffscreenCanvas(width, height) : new OffscreenCanvas(height, width);
  const context = contextOf(canvas);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((quarters * Math.PI) / 2);
  context.drawImage(picture, -width / 2, -height / 2);
  return canvas;
}

export function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("cannot be shown: this browser has no memory left. Close other pages.");
  context.imageSmoothingQuality = "high";
  return context;
}

/** Only Safari decodes HEIC itself; libheif is 2 MB, so it is loaded for such a photo alone. */
async function decodeHeic(file: Blob, cause: unknown): Promise<ImageBitmap> {
  const { default: loadLibheif } = await import("libheif-js/libheif-wasm/libheif-bundle.mjs");
  const { HeifDecoder } = loadLibheif();
  const [photo] = new HeifDecoder().decode(await file.arrayBuffer());
  if (!photo) throw cause;
  const pixels = new ImageData(photo.get_width(), photo.get_height());
  await new Promise((resolve, reject) =>
    photo.display(pixels, (shown) => (shown ? resolve(shown) : reject(new Error("the decoder ended early")))),
  );
  return createImageBitmap(pixels);
}
