/** Draws photos and strokes on canvases, and reads their pixels. Runs in a worker. */
import type { Box } from "#domain/manifest-schema.ts";
import type { Size } from "#domain/pixels.ts";
import type { Raster } from "#drawing/raster.ts";
import type { Stroke } from "#drawing/wipe.ts";

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

export function toCanvas({ data, width, height }: Raster): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const pixels = new Uint8ClampedArray((data.length / 3) * 4).fill(255);
  for (let from = 0, to = 0; from < data.length; from += 3, to += 4)
    for (let channel = 0; channel < 3; channel++) pixels[to + channel] = data[from + channel] ?? 0;
  contextOf(canvas).putImageData(new ImageData(pixels, width), 0, 0);
  return canvas;
}

export function toRaster(canvas: OffscreenCanvas): Raster {
  const { width, height } = canvas;
  const pixels = contextOf(canvas).getImageData(0, 0, width, height).data;
  const data = new Uint8Array((pixels.length / 4) * 3);
  for (let from = 0, to = 0; from < pixels.length; from += 4, to += 3)
    for (let channel = 0; channel < 3; channel++) data[to + channel] = pixels[from + channel] ?? 0;
  return { data, width, height };
}

/** Returns how much of each pixel in the box a stroke covers, 0 to 255. Its shadow makes the edge soft. */
export function cover({ points, radius }: Stroke, { left, top, width, height }: Box): Uint8Array {
  const context = contextOf(new OffscreenCanvas(width, height));
  context.translate(-left, -top);
  for (const { x, y } of points) {
    context.lineTo(x, y);
    // A canvas strokes no line without a length, and a tap has none.
    context.lineTo(x + 0.01, y);
  }
  context.closePath();
  context.lineWidth = 2 * radius;
  context.lineCap = "round";
  context.lineJoin = "round";
  context.shadowColor = "#000";
  context.shadowBlur = radius / 2;
  context.fill();
  context.stroke();
  const { data } = context.getImageData(0, 0, width, height);
  const covered = new Uint8Array(width * height);
  for (let pixel = 0; pixel < covered.length; pixel++) covered[pixel] = data[pixel * 4 + 3] ?? 0;
  return covered;
}
