/** Reads HEIC and AVIF photos in a worker thread, because libheif takes a second or two. */
import { Worker } from "node:worker_threads";
import sharp from "sharp";
import type { readHeif } from "#drawing/heif.mjs";
import { toPng } from "#drawing/png.mjs";

/** Returns a file that sharp reads in the right colors: the same one, or a PNG. */
export async function heifToReadable(file: Uint8Array): Promise<Uint8Array> {
  const { png, profile } = await readInThread(file);
  if (png || !profile) return png ?? file;
  const image = sharp(file, { limitInputPixels: false });
  const { data, info } = await image.raw({ depth: "uchar" }).toBuffer({ resolveWithObject: true });
  return toPng({ ...info, data }, profile);
}

/** Reads a photo in a thread, whose memory is free again when it ends. A crash there becomes an error here. */
function readInThread(file: Uint8Array): Promise<ReturnType<typeof readHeif>> {
  const module = new URL("./heif-worker.mjs", import.meta.url);
  const worker = new Worker(module, { workerData: file, execArgv: [], stdout: true, stderr: true });
  return new Promise((resolve, reject) => {
    worker.once("message", resolve).once("error", reject);
    worker.once("exit", () => reject(new Error("the decoder ended early")));
  });
}
