/** PNG: chunks with a length, a name, data and a checksum. */
import { crc32 } from "node:zlib";
import { behind, type Container, Malformed, type Part } from "./container.ts";

const SIGNATURE = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");

/** The chunks that affect how pixels look. Those with an initial capital are critical: no decoder may skip them. */
const OF_PICTURE =
  /^([A-Z]...|tRNS|gAMA|cHRM|sRGB|iCCP|cICP|mDC[Vv]|cLL[Ii]|sBIT|bKGD|pHYs|hIST|sPLT|acTL|fcTL|fdAT)$/;

const NAMES: Record<string, string> = {
  tEXt: "text",
  zTXt: "text",
  iTXt: "text",
  tIME: "a date",
};

export const png: Container = {
  isOf: (file) => file.subarray(0, SIGNATURE.length).equals(SIGNATURE),
  split: splitPng,
  wrapExif(tiff) {
    const named = Buffer.concat([Buffer.from("eXIf"), tiff]);
    return Buffer.concat([uint32(tiff.length), named, uint32(crc32(named))]);
  },
};

function splitPng(file: Buffer): Part[] {
  const parts: Part[] = [{ bytes: SIGNATURE }];
  for (let at = SIGNATURE.length; ; ) {
    if (at + 12 > file.length) throw new Malformed();
    const end = at + 12 + file.readUInt32BE(at);
    if (end > file.length) throw new Malformed();
    const name = file.toString("latin1", at + 4, at + 8);
    const bytes = file.subarray(at, end);
    parts.push({ bytes, ...describe(name, bytes.subarray(8, -4)) });
    if (name === "IEND") return [...parts, ...behind(file, end)];
    at = end;
  }
}

function describe(chunk: string, data: Buffer): Omit<Part, "bytes"> {
  if (OF_PICTURE.test(chunk)) return {};
  if (chunk === "eXIf") return { beside: "EXIF", exif: data };
  return { beside: data.includes("XML:com.adobe.xmp") ? "XMP" : (NAMES[chunk] ?? chunk) };
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
