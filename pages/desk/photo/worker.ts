/** Shows a photo before and after, as the build will, and writes the copy that is stored. One worker for each file. */
import { toCorners } from "#domain/catalogue-schema.ts";
import { atMost, type Size, sizeOf } from "#domain/pixels.ts";
import { type Preview, previewDrawing } from "#drawing/preview.ts";
import { wipe } from "#drawing/wipe.ts";
import { cover, draw, toCanvas, toRaster, turn } from "./canvas.ts";
import { decodePhoto } from "./decode.ts";
import type { Percents, PhotoRequest, PhotoResult } from "./request.ts";

/** The longer side of what is shown, in pixels. */
const SHOWN_SIDE = 1000;

const QUALITY = 0.95;

let decoded: Promise<OffscreenCanvas> | undefined;

/** What the latest look has shown. Wiping works on it without another scan. */
let latest: { key: string; result: Promise<Look> } | undefined;

addEventListener("message", ({ data }: MessageEvent<PhotoRequest>) => {
  handle(data).then(
    (result) => postMessage(result),
    (error: Error) => postMessage({ refused: error.message } satisfies PhotoResult),
  );
});

async function handle({ strokes = [], copy, ...request }: PhotoRequest): Promise<PhotoResult> {
  decoded ??= decodePhoto(request.file);
  const photo = await decoded;
  if (copy === "photo") return { stored: await toJpeg(turn(photo, request.turns)) };
  const finish = ({ after, frame }: Preview) => toJpeg(toCanvas(wipe(after, strokes, { frame, cover })));
  if (copy === "finished")
    return { stored: await finish(scan(turn(photo, request.turns), { ...request, isFullSize: true })) };
  const { turns, corners, isKept } = request;
  const key = JSON.stringify([turns, corners, isKept]);
  if (latest?.key !== key) latest = { key, result: look(turn(photo, turns), request) };
  const { preview, ...seen } = await latest.result;
  if (!preview) return seen;
  const { after, frame, remark, sheet } = preview;
  return {
    ...seen,
    after: await finish(preview),
    shown: { ...sizeOf(after), frame, turns },
    // What is wiped is stored finished, and the build remarks on no such picture.
    remark: strokes.length > 0 ? undefined : remark,
    found: sheet?.map(({ x, y }): Percents[number] => [toPercent(x), toPercent(y)]),
  };
}

type LookRequest = Omit<PhotoRequest, "file" | "turns">;
type Look = { before: Blob; size: Size; preview?: Preview };

async function look(photo: OffscreenCanvas, request: LookRequest): Promise<Look> {
  const before = await toJpeg(draw(photo, atMost(SHOWN_SIDE, photo)));
  return { before, size: sizeOf(photo), preview: request.isDrawing ? scan(photo, request) : undefined };
}

function scan(
  photo: OffscreenCanvas,
  { paper, corners, isKept, isFullSize }: LookRequest & { isFullSize?: true },
) {
  return previewDrawing(toRaster(photo), paper, {
    scan: isKept ? false : undefined,
    corners: corners && toCorners(corners),
    isFullSize,
  });
}

const toPercent = (share: number) => Math.round(share * 1000) / 10;

/** Encodes a canvas, which holds no EXIF. */
const toJpeg = (canvas: OffscreenCanvas) => canvas.convertToBlob({ type: "image/jpeg", quality: QUALITY });
