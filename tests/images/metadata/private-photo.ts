/** A photo as a phone takes it: turned, in Display P3, and full of private metadata. */
import sharp from "sharp";

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

type Format = "jpeg" | "png" | "webp" | "avif";

/** `orientation` as EXIF counts it; `xmp` false leaves EXIF alone to name the place. */
export function takePhoto(format: Format, { orientation = 6, xmp = true } = {}): Promise<Buffer> {
  const photo = sharp(paint(), { raw: { width: 40, height: 24, channels: 3 } })
    .withIccProfile("p3")
    .withExif(EXIF)
    .withMetadata({ orientation });
  return (xmp ? photo.withXmp(XMP) : photo).toFormat(format).toBuffer();
}

/** With XMP in a comment. */
export const hideInGif = (gif: Buffer) =>
  Buffer.concat([gif.subarray(0, -1), Buffer.from("!\xfe\x0bGPSLatitude\0;", "latin1")]);

/** Every pixel another color, so that none can move unseen. */
function paint(): Buffer {
  return Buffer.from(Array.from({ length: 40 * 24 * 3 }, (_, at) => (at * 37) % 251));
}
