/** What a photo's file holds besides its picture is found by structure, not by name. */
import { expect, test } from "vitest";
import { findHiddenData } from "#studio/hidden-data.ts";
import { rewritePhoto } from "#studio/private-data.ts";
import { paintPicture, readHeic, toMoving, toSharp } from "../pictures/paint.ts";
import { paintPhoto, takeHeic, takePhoto, VIDEO, withChunk, withSegment } from "./private-photo.ts";

const asBytes = (text: string) => Buffer.from(text, "latin1");

const [jpeg, png, webp, gif, avif] = await Promise.all([
  paintPhoto().jpeg().toBuffer(),
  paintPhoto().png().toBuffer(),
  paintPhoto().webp().toBuffer(),
  paintPhoto().gif().toBuffer(),
  paintPhoto().ensureAlpha(0.5).avif().toBuffer(),
]);

const followed = (file: Buffer, text: string) => Buffer.concat([file, asBytes(text)]);

/** A GIF with an extension before its end. */
const withExtension = (text: string) => followed(gif.subarray(0, -1), `!${text}\0;`);

/** A WebP with one more chunk. */
function withRiffChunk(name: string, text: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(text.length);
  const file = Buffer.concat([webp, asBytes(name), length, asBytes(text)]);
  file.writeUInt32LE(file.length - 8, 4);
  return file;
}

/** A box of a HEIF file. */
function boxOf(type: string, text: string): string {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(8 + text.length);
  return length.toString("latin1") + type + text;
}

test.each<[string, Buffer, found: string[]]>([
  ["a JPEG with a comment", withSegment(jpeg, 0xfe, "lat 45.5 Ann Owner"), ["a comment"]],
  ["a JPEG with IPTC", withSegment(jpeg, 0xed, "Photoshop 3.0\0Ann Owner"), ["IPTC"]],
  ["a JPEG with EXIF that nobody can read", withSegment(jpeg, 0xe1, "Exif\0\0XX"), ["EXIF"]],
  ["a JPEG with XMP", withSegment(jpeg, 0xe1, "http://ns.adobe.com/xap/1.0/\0Ann"), ["XMP"]],
  ["a JPEG with a second picture", withSegment(jpeg, 0xe2, "MPF\0Ann Owner"), ["a second picture"]],
  [
    "a JPEG with JFIF's thumbnail",
    withSegment(jpeg, 0xe0, "JFIF\0\x01\x01\0\0\x01\0\x01\x01\x01RGB"),
    ["a thumbnail"],
  ],
  ["a JPEG with a thumbnail beside JFIF", withSegment(jpeg, 0xe0, "JFXX\0\x10"), ["a thumbnail"]],
  ["a JPEG with the notes of a camera", withSegment(jpeg, 0xe5, "Ann Owner"), ["other data"]],
  [
    "a JPEG with a name in the place of Adobe's colors",
    withSegment(jpeg, 0xee, "Adobe Ann Owner"),
    ["other data"],
  ],
  ["a JPEG with a reserved marker", withSegment(jpeg, 0xf3, "Ann Owner"), ["other data"]],
  [
    "a JPEG with data between its segments",
    Buffer.concat([jpeg.subarray(0, 20), asBytes("Ann"), jpeg.subarray(20)]),
    ["other data"],
  ],
  ["a JPEG followed by a film", Buffer.concat([jpeg, VIDEO]), ["a film"]],
  ["a JPEG followed by a text", followed(jpeg, "\0\0Ann Owner"), ["other data"]],
  ["a PNG with text", withChunk(png, "tEXtAuthor\0Ann Owner"), ["text"]],
  ["a PNG with XMP", withChunk(png, "iTXtXML:com.adobe.xmp\0\0\0\0\0<x/>"), ["XMP"]],
  ["a PNG with EXIF as text", withChunk(png, "zTXtRaw profile type exif\0\0"), ["EXIF"]],
  ["a PNG with a chunk of a program's own", withChunk(png, "anNxAnn Owner"), ["other data"]],
  ["a PNG followed by a text", followed(png, "Ann Owner"), ["other data"]],
  ["a WebP with XMP", withRiffChunk("XMP ", "<x/>"), ["XMP"]],
  ["a WebP with a chunk of a program's own", withRiffChunk("ann ", "Ann Owner!"), ["other data"]],
  ["a WebP followed by a text", followed(webp, "Ann Owner"), ["other data"]],
  ["a GIF with a comment", withExtension("\xfe\x09Ann Owner"), ["a comment"]],
  ["a GIF with XMP", withExtension("\xff\x0bXMP DataXMP\x09Ann Owner"), ["XMP"]],
  ["a GIF with a text to show", withExtension("\x01\x09Ann Owner"), ["other data"]],
  [
    "a GIF with a name in the place of its loops",
    withExtension("\xff\x0bNETSCAPE2.0\x09Ann Owner"),
    ["other data"],
  ],
  ["a GIF followed by a text", followed(gif, "Ann Owner"), ["other data"]],
  ["an AVIF with a box of a program's own", followed(avif, boxOf("uuid", "Ann Owner")), ["other data"]],
  ["an AVIF with a text as padding", followed(avif, boxOf("free", "Ann Owner")), ["other data"]],
  ["an AVIF with a film", followed(avif, boxOf("moov", "Ann Owner")), ["a film"]],
  ["a HEIC from a phone", takeHeic(), ["EXIF", "XMP"]],
])("%s holds hidden data", (_, file, found) => {
  expect(findHiddenData(file)?.found).toEqual(found);
});

test.each<[string, () => Buffer | Promise<Buffer>]>([
  ["a progressive JPEG", () => paintPhoto().jpeg({ progressive: true }).toBuffer()],
  [
    "a gray JPEG without a profile",
    () =>
      toSharp(paintPicture(9, 9, () => [9, 9, 9]))
        .toColorspace("b-w")
        .jpeg()
        .toBuffer(),
  ],
  ["a JPEG in CMYK", () => paintPhoto().withIccProfile("cmyk").jpeg().toBuffer()],
  ["a JPEG whose end is padded", () => followed(jpeg, "\0\0\0")],
  ["a JPEG cut short", () => jpeg.subarray(0, -9)],
  ["a PNG", () => png],
  ["a PNG of 16 bits", () => paintPhoto().toColorspace("rgb16").png().toBuffer()],
  ["a WebP with transparency", () => paintPhoto().ensureAlpha(0.5).webp().toBuffer()],
  [
    "a moving WebP",
    async () => (await toMoving(paintPhoto(), paintPhoto().negate())).webp({ loop: 3 }).toBuffer(),
  ],
  [
    "a moving GIF",
    async () => (await toMoving(paintPhoto(), paintPhoto().negate())).gif({ loop: 3 }).toBuffer(),
  ],
  ["an AVIF with transparency", () => avif],
  ["a HEIC", () => readHeic("p3.heic")],
  ["a HEIC with transparency", () => readHeic("clear.heic")],
  ["a rewritten JPEG", async () => Buffer.from(await rewritePhoto(await takePhoto("jpeg")))],
  ["a rewritten PNG", async () => Buffer.from(await rewritePhoto(await takePhoto("png")))],
  ["a rewritten WebP", async () => Buffer.from(await rewritePhoto(await takePhoto("webp")))],
])("%s is a picture alone", async (_, make) => {
  expect(findHiddenData(await make())).toMatchObject({ found: [], hasPlace: false });
});

test.each<[string, () => Buffer | Promise<Buffer>, boolean]>([
  ["the EXIF of a JPEG", () => takePhoto("jpeg"), true],
  ["the EXIF of a PNG", () => takePhoto("png"), true],
  ["the EXIF of a WebP", () => takePhoto("webp"), true],
  ["the EXIF of a HEIC", takeHeic, true],
  ["the film after a JPEG", () => Buffer.concat([jpeg, VIDEO]), true],
  ["the XMP of a GIF", () => withExtension("\xff\x0bXMP DataXMP\x10exif:GPSLatitude"), true],
  [
    "EXIF in the other byte order",
    () => withSegment(jpeg, 0xe1, "Exif\0\0II*\0\x08\0\0\0\x01\0\x25\x88\x04\0\x01\0\0\0\x1a\0\0\0"),
    true,
  ],
  [
    "a camera's name",
    () =>
      paintPhoto()
        .withExif({ IFD0: { Model: "Phone" } })
        .jpeg()
        .toBuffer(),
    false,
  ],
])("a place is told from other data in %s", async (_, take, hasPlace) => {
  expect(findHiddenData(await take())?.hasPlace).toBe(hasPlace);
});

test("a file that is no photo is not judged", () => {
  expect(findHiddenData(asBytes("<x:xmpmeta/>"))).toBeUndefined();
});

test("damaged files are walked to their end, wherever they are cut or changed", () => {
  for (const file of [jpeg, png, webp, gif, avif, takeHeic()])
    for (let at = 0; at < file.length; at++) {
      findHiddenData(file.subarray(0, at));
      for (const byte of [0, 0xff]) findHiddenData(file.with(at, byte));
    }
});
