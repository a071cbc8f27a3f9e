/** A worker thread that reads one HEIC or AVIF photo. */
import { parentPort, workerData } from "node:worker_threads";
import loadLibheif from "libheif-js/libheif-wasm/libheif-bundle.mjs";
import { readHeif } from "#drawing/heif.mjs";

const readable = readHeif(loadLibheif(), workerData);
parentPort?.postMessage(readable, readable.png ? [readable.png.buffer] : []);
