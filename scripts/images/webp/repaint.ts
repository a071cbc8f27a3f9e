/**
 * Other colours for a lossless WebP, without decoding its pixels: the palette at the head of the stream is
 * replaced, the indices behind it are copied (RFC 9649, sections 3.4 and 3.5.4).
 */

import type { Rgb } from "#domain/pixels.ts";
import { BitReader, BitWriter } from "./bits.ts";
import { readPalette, writePalette } from "./palette-image.ts";

/** RIFF and chunk headers, then the signature byte. */
const HEADER_LENGTH = 21;
/** Width, height, alpha and version, then "a transform follows" and its kind. */
const SIZE_BITS = 32;
const COLOUR_INDEXING = 0b111;
/** A palette of 16 is written in fewer bytes than this; one of 256 in fewer as well. */
const LARGEST_PALETTE = 1024;

/** The picture with every palette colour replaced. Undefined when it is no lossless WebP that begins with a palette. */
export function repaint(webp: Uint8Array, replace: (colour: Rgb) => Rgb): Uint8Array | undefined {
  if (Buffer.from(webp.buffer, webp.byteOffset, webp.length).toString("latin1", 8, 16) !== "WEBPVP8L") return;
  const stream = webp.subarray(HEADER_LENGTH, HEADER_LENGTH + chunkLength(webp) - 1);
  const bits = new BitReader(stream);
  bits.position = SIZE_BITS;
  if (bits.read(3) !== COLOUR_INDEXING) return;
  const palette = readPalette(bits);
  if (palette === undefined) return;
  const written = new BitWriter(stream.length + LARGEST_PALETTE + 1);
  written.write(new BitReader(stream).read(SIZE_BITS), SIZE_BITS);
  written.write(COLOUR_INDEXING, 3);
  writePalette(written, palette.map(replace));
  written.copy(stream, bits.position);
  return toWebp(written.bytes());
}

function chunkLength(webp: Uint8Array): number {
  return new DataView(webp.buffer, webp.byteOffset, webp.length).getUint32(16, true);
}

function toWebp(stream: Uint8Array): Uint8Array {
  const length = stream.length + 1;
  const webp = Buffer.alloc(HEADER_LENGTH + stream.length + (length & 1));
  webp.write("RIFF", 0, "latin1");
  webp.writeUInt32LE(webp.length - 8, 4);
  webp.write("WEBPVP8L", 8, "latin1");
  webp.writeUInt32LE(length, 16);
  webp[HEADER_LENGTH - 1] = 0x2f;
  webp.set(stream, HEADER_LENGTH);
  return webp;
}
