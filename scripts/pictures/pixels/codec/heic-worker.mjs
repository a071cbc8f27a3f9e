/**
 * A worker thread that decodes one HEIC photo to upright rows of 8-bit RGB or RGBA. It is JavaScript, because Node 20
 * cannot load TypeScript in a worker.
 */
import { parentPort, workerData } from "node:worker_threads";
import loadLibheif from "libheif-js/libheif-wasm/libheif-bundle.mjs";

const libheif = loadLibheif();
const context = libheif.heif_context_alloc();
succeed(libheif.heif_context_read_from_memory(context, workerData));
const photo = succeed(libheif.heif_js_context_get_primary_image_handle(context));
const channels = libheif.heif_image_handle_has_alpha_channel(photo) ? 4 : 3;
const { heif_chroma_interleaved_RGB, heif_chroma_interleaved_RGBA } = libheif.heif_chroma;
const chroma = channels === 4 ? heif_chroma_interleaved_RGBA : heif_chroma_interleaved_RGB;
const { heif_colorspace_RGB } = libheif.heif_colorspace;
const decoded = succeed(libheif.heif_js_decode_image2(photo, heif_colorspace_RGB, chroma));
const { width, height, stride, data } = decoded.channels[0];
const rows = new Uint8Array(width * height * channels);
for (let y = 0; y < height; y++) {
  rows.set(data.subarray(y * stride, y * stride + width * channels), y * width * channels);
}
parentPort.postMessage({ data: rows, width, height, channels }, [rows.buffer]);

function succeed(result) {
  if (result.code?.value > 0) throw new Error(result.message.trim());
  return result;
}
