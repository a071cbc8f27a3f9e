/** Shows a photo before and after, as the build will, and writes the copy that is stored. One worker for each photo. */
import { toCorners } from "#domain/catalogue-schema.ts";
import { atMost, type Size } from "#domain/pixels.ts";
import { previewDrawing } from "#drawing/preview.ts";
import { contextOf, decodePhoto, draw, turn } from "./decode.ts";
import type { Order, Percents, Report } from "./order.ts";

/** The longer side of what is shown, in pixels. */
const SHOWN_SIDE = 1000;

const QUALITY = 0.95;

let decoded: Promise<OffscreenCanvas> | undefined;

addEventListener("message", ({ data }: MessageEvent<Order>) => {
  follow(data).then(
    (report) => postMessage(report),
    (error: Error) => postMessage({ refused: error.message } satisfies Report),
  );
});

async function follow({ file, turns, ...wanted }: Order): Promise<Report> {
  decoded ??= decodePhoto(file);
  const photo = turn(await decoded, turns);
  if (wanted.isStored) return { stored: await toJpeg(photo) };
  const before = await toJpeg(draw(photo, atMost(SHOWN_SIDE, photo)));
  return { before, size: sizeOf(photo), ...(wanted.isDrawing && (await develop(photo, wanted))) };
}

async function develop(photo: OffscreenCanvas, { paper, corners, isKept }: Omit<Order, "file" | "turns">) {
  const overrides = { scan: isKept ? (false as const) : undefined, corners: corners && toCorners(corners) };
  const {
    after: drawing,
    warning,
    sheet,
  } = previewDrawing({ data: toRgb(photo), ...sizeOf(photo) }, paper, overrides);
  const canvas = new OffscreenCanvas(drawing.width, drawing.height);
  contextOf(canvas).putImageData(new ImageData(toRgba(drawing.data), drawing.width), 0, 0);
  const found = sheet?.map(({ x, y }): Percents[number] => [toPercent(x), toPercent(y)]);
  return { after: await toJpeg(canvas), warning, found };
}

const toPercent = (share: number) => Math.round(share * 1000) / 10;

const sizeOf = ({ width, height }: Size): Size => ({ width, height });

/** A canvas holds no EXIF. */
const toJpeg = (canvas: OffscreenCanvas) => canvas.convertToBlob({ type: "image/jpeg", quality: QUALITY });

function toRgb(canvas: OffscreenCanvas): Uint8Array {
  const { data } = contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height);
  const pixels = new Uint8Array((data.length / 4) * 3);
  for (let from = 0, to = 0; from < data.length; from += 4, to += 3)
    for (let channel = 0; channel < 3; channel++) pixels[to + channel] = data[from + channel] ?? 0;
  return pixels;
}

function toRgba(pixels: Uint8Array): Uint8ClampedArray<ArrayBuffer> {
  const data = new Uint8ClampedArray((pixels.length / 3) * 4).fill(255);
  for (let from = 0, to = 0; from < pixels.length; from += 3, to += 4)
    for (let channel = 0; channel < 3; channel++) data[to + channel] = pixels[from + channel] ?? 0;
  return data;
}
