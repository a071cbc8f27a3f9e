/** Photos as phones take them: turned, in Display P3, and full of private data. */
import { crc32 } from "node:zlib";
import { paintPicture, readHeic, toSharp } from "../pictures/paint.ts";

/** What no public photo may contain. */
export const SECRETS = ["Ann Owner", "SERIAL-4711", "Secret Street", "GPSLatitude"];

const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="45,30.912N">Secret Street</rdf:Description>
</rdf:RDF></x:xmpmeta>`;

const EXIF = {
  IFD0: { Copyright: "Ann Owner" },
  IFD2: { BodySerialNumber: "SERIAL-4711", CameraOwnerName: "Ann Owner" },
  IFD3: {
    GPSLatitudeRef: "N",
    GPSLatitude: "45/1 30/1 5472/100",
    GPSLongitudeRef: "W",
    GPSLongitude: "122/1 38/1 0/1",
  },
};

/** The video that phones append, with a place. */
export const VIDEO = Buffer.from("ftypmp4 \xa9xyz\0\x12\x15\xc7+45.5152-122.6441/", "latin1");

/** Paints a photo without private data. Every pixel has another color, so that none can move unnoticed. */
export const paintPhoto = () =>
  toSharp(paintPicture(40, 24, (x, y) => [x * 6, y * 10, (x + y) * 3])).withIccProfile("p3");

type Format = "jpeg" | "png" | "webp";

export function takePhoto(format: Format): Promise<Buffer> {
  const photo = paintPhoto().withExif(EXIF).withMetadata({ orientation: 6 }).withXmp(XMP);
  return photo.toFormat(format).toBuffer();
}

export const takeHeic = () => readHeic("phone.heic");

/** A segment of a JPEG, inserted after its first two bytes. */
export function withSegment(file: Buffer, marker: number, text: string): Buffer {
  const head = Buffer.from([0xff, marker, 0, text.length + 2]);
  return Buffer.concat([file.subarray(0, 2), head, Buffer.from(text, "latin1"), file.subarray(2)]);
}

/** A chunk of a PNG, inserted after its header. */
export function withChunk(png: Buffer, text: string): Buffer {
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const chunk = Buffer.from(text, "latin1");
  length.writeUInt32BE(chunk.length - 4);
  checksum.writeUInt32BE(crc32(chunk));
  return Buffer.concat([png.subarray(0, 33), length, chunk, checksum, png.subarray(33)]);
}
