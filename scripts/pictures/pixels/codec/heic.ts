/**
 * Makes HEIC and AVIF photos readable for sharp: decodes HEIC with libheif (WebAssembly), and embeds color profiles that
 * the file only names by number.
 */
import { Worker } from "node:worker_threads";
import { crc32, deflateSync } from "node:zlib";
import sharp, { type Metadata } from "sharp";
import type { Size } from "#domain/pixels.ts";

type Pixels = Size & { data: Uint8Array; channels: 3 | 4 };

/** Codes of color primaries and of transfer functions (ITU-T H.273). */
const P3 = 12;
const BRIGHTER_THAN_WHITE = [16, 18];

/** The length of a PNG's signature and first chunk, in bytes. */
const HEADER_LENGTH = 33;

/** Returns a file that sharp can read: the same one, or an upright PNG of the given size with its color profile. */
export async function heifToReadable(
  file: Uint8Array,
  { compression, icc }: Metadata,
  size: Size,
): Promise<Uint8Array> {
  const profile = icc ?? (await namedProfile(file));
  const isHeic = compression === "hevc";
  if (!isHeic && profile === icc) return file;
  const photo = isHeic ? fromPixels(await decodePixels(file)) : sharp(file, { limitInputPixels: false });
  const png = await photo
    .resize({ ...size, fit: "fill" })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return profile ? withProfile(png, profile) : png;
}

const fromPixels = ({ data, ...raw }: Pixels) => sharp(data, { raw });

/** Decodes in a worker thread, which frees its memory when it ends. A crash there becomes an error here. */
function decodePixels(file: Uint8Array): Promise<Pixels> {
  const module = new URL("./heic-worker.mjs", import.meta.url);
  const worker = new Worker(module, { workerData: file, execArgv: [], stdout: true, stderr: true });
  return new Promise((resolve, reject) => {
    worker.once("message", resolve).once("error", reject);
    worker.once("exit", () => reject(new Error("the decoder ended early")));
  });
}

/** Returns the color profile that a file names by number, unless it is sRGB. */
async function namedProfile(file: Uint8Array): Promise<Buffer | undefined> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.length);
  const box = bytes.indexOf("colrnclx");
  if (box < 0) return undefined;
  const [primaries, transfer] = [bytes.readUInt16BE(box + 8), bytes.readUInt16BE(box + 10)];
  if (BRIGHTER_THAN_WHITE.includes(transfer)) throw new Error("its light is HDR");
  return primaries === P3 ? builtInP3() : undefined;
}

async function builtInP3(): Promise<Buffer | undefined> {
  const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background: "#fff" } });
  return (await sharp(await pixel.withIccProfile("p3").png().toBuffer()).metadata()).icc;
}

function withProfile(png: Buffer, profile: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from("iCCPheic\0\0", "latin1"), deflateSync(profile)]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(named.length - 4);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([
    png.subarray(0, HEADER_LENGTH),
    length,
    named,
    checksum,
    png.subarray(HEADER_LENGTH),
  ]);
}
