/**
 * Writes pixels as PNG without compression: the one format in which both sharp and browsers take pixels together with
 * their color profile.
 *
 * @typedef {{ width: number, height: number, channels: number, data: Uint8Array, stride?: number }} Pixels
 */

const SIGNATURE = latin1("\x89PNG\r\n\x1a\n");
const MAX_BLOCK = 65_535;
const COLOR_TYPES = new Map([
  [1, 0],
  [2, 4],
  [3, 2],
  [4, 6],
]);

/**
 * `stride` is the number of bytes from one row to the next.
 *
 * @param {Pixels} pixels
 * @param {Uint8Array} [profile]
 */
export function toPng({ width, height, channels, data, stride = width * channels }, profile) {
  const length = width * channels;
  const rows = new Uint8Array(height * (length + 1));
  for (let y = 0; y < height; y++)
    rows.set(data.subarray(y * stride, y * stride + length), y * (length + 1) + 1);
  const header = [uint32(width), uint32(height), [8, COLOR_TYPES.get(channels) ?? 0, 0, 0, 0]];
  return concat([
    SIGNATURE,
    ...chunk("IHDR", header),
    ...(profile ? chunk("iCCP", [latin1("photo\0\0"), ...stored(profile)]) : []),
    ...chunk("IDAT", stored(rows)),
    ...chunk("IEND", []),
  ]);
}

/**
 * @param {string} type
 * @param {readonly ArrayLike<number>[]} parts
 */
function chunk(type, parts) {
  const body = [latin1(type), ...parts];
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  return [uint32(length), ...body, uint32(checksum(body))];
}

/**
 * Writes a zlib stream of stored blocks (RFC 1950 and 1951).
 *
 * @param {Uint8Array} bytes
 */
function stored(bytes) {
  /** @type {ArrayLike<number>[]} */
  const parts = [[0x78, 1]];
  for (let at = 0; at < bytes.length; at += MAX_BLOCK) {
    const block = bytes.subarray(at, at + MAX_BLOCK);
    const { length } = block;
    const isLast = at + length === bytes.length ? 1 : 0;
    parts.push([isLast, length & 255, length >> 8, ~length & 255, (~length >> 8) & 255], block);
  }
  return [...parts, uint32(adler32(bytes))];
}

/** @param {Uint8Array} bytes */
function adler32(bytes) {
  let [low, high] = [1, 0];
  for (let at = 0; at < bytes.length; ) {
    // The sums of so many bytes fit into 32 bits.
    for (const end = Math.min(bytes.length, at + 3800); at < end; at++) {
      low += bytes[at] ?? 0;
      high += low;
    }
    low %= 65_521;
    high %= 65_521;
  }
  return high * 65_536 + low;
}

const CRC_TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
  for (let bit = 0; bit < 8; bit++) byte = (byte >>> 1) ^ (byte & 1 ? 0xedb88320 : 0);
  return byte;
});

/** Returns the CRC-32 of all parts, one after another. @param {readonly ArrayLike<number>[]} parts */
function checksum(parts) {
  let crc = -1;
  for (const part of parts)
    for (let at = 0; at < part.length; at++)
      crc = (crc >>> 8) ^ (CRC_TABLE[(crc ^ (part[at] ?? 0)) & 255] ?? 0);
  return ~crc >>> 0;
}

/** @param {readonly ArrayLike<number>[]} parts */
function concat(parts) {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** @param {number} value */
function uint32(value) {
  return [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
}

/** @param {string} text */
function latin1(text) {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
