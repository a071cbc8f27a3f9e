/** What a WebP file holds: RIFF chunks, each a name, a length and data filled up to an even length (RFC 9649). */

const FILE_HEADER = 12;
const CHUNK_HEADER = 8;

/** The names of its chunks, in their order; four letters each, some of them blanks. */
export function chunkNames(webp: Uint8Array): string[] {
  const bytes = Buffer.from(webp.buffer, webp.byteOffset, webp.length);
  const names: string[] = [];
  for (let at = FILE_HEADER; at + CHUNK_HEADER <= bytes.length; ) {
    names.push(bytes.toString("latin1", at, at + 4));
    const length = bytes.readUInt32LE(at + 4);
    at += CHUNK_HEADER + length + (length & 1);
  }
  return names;
}
