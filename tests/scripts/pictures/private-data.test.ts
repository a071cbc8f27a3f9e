/** A rewritten photo keeps its picture and nothing else. */
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { findPrivateData } from "#pictures/private-data";
import { decode, readMetadata } from "#pictures/render";
import { rewritePhoto } from "../../../scripts/pictures/pixels/codec/rewrite.ts";
import { box, codedPicture, toHeic } from "./heic.ts";
import { decodeRgb, toMoving } from "./pictures.ts";
import { paintPhoto, SECRETS, takeHeic, takePhoto, VIDEO } from "./private-photo.ts";

const secretsIn = (photo: Buffer) => SECRETS.filter((secret) => photo.includes(secret));

/** Decodes a photo as visitors see it. */
async function look(photo: Uint8Array) {
  const { autoOrient, icc } = await readMetadata(photo);
  return { ...(await decode(photo, autoOrient)), icc };
}

/** The mean difference between the values of two photos. */
async function differenceOf(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [{ data, width, icc }, seen] = await Promise.all([look(one), look(other)]);
  expect([seen.width, seen.icc]).toEqual([width, icc]);
  return data.reduce((sum, value, at) => sum + Math.abs(value - (seen.data[at] ?? 0)), 0) / data.length;
}

test.each<[string, () => Promise<Buffer>, format: string, difference: number]>([
  ["a JPEG", () => takePhoto("jpeg"), "jpeg", 2],
  ["a PNG", () => takePhoto("png"), "png", 0],
  ["a WebP", () => takePhoto("webp"), "webp", 4],
  ["an AVIF", () => takePhoto("avif"), "jpeg", 4],
  ["a HEIC", takeHeic, "jpeg", 2],
])("%s loses its hidden data, and looks the same", async (_, take, format, difference) => {
  const photo = await take();
  const rewritten = Buffer.from(await rewritePhoto(photo));
  expect((await findPrivateData(photo)).found).toEqual(["EXIF", "XMP"]);
  expect([secretsIn(rewritten), (await findPrivateData(rewritten)).found]).toEqual([[], []]);
  expect(await readMetadata(rewritten)).toMatchObject({ format });
  expect(await differenceOf(photo, rewritten)).toBeLessThanOrEqual(difference);
});

/** A segment of a JPEG, inserted after its first two bytes. */
function withSegment(file: Buffer, marker: number, text: string): Buffer {
  const head = Buffer.from([0xff, marker, 0, text.length + 2]);
  return Buffer.concat([file.subarray(0, 2), head, Buffer.from(text, "latin1"), file.subarray(2)]);
}

/** A chunk of a PNG, inserted after its header. */
function withChunk(png: Buffer, text: string): Buffer {
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const chunk = Buffer.from(text, "latin1");
  length.writeUInt32BE(chunk.length - 4);
  checksum.writeUInt32BE(crc32(chunk));
  return Buffer.concat([png.subarray(0, 33), length, chunk, checksum, png.subarray(33)]);
}

const iptc = (field: number, value: string) =>
  `Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0${String.fromCharCode(value.length + 5)}\x1c\x02${String.fromCharCode(field, 0, value.length)}${value}`;
const jpeg = () => paintPhoto().jpeg().toBuffer();
const png = () => paintPhoto().png().toBuffer();
const heic = async () => toHeic([codedPicture("corners")]);

test.each<[string, bare: () => Promise<Buffer>, add: (bare: Buffer) => Buffer, found: string[]]>([
  ["the name in IPTC", jpeg, (bare) => withSegment(bare, 0xed, iptc(80, "Ann Owner")), ["IPTC"]],
  ["a comment", jpeg, (bare) => withSegment(bare, 0xfe, "Ann Owner"), []],
  ["a second picture", jpeg, (bare) => withSegment(bare, 0xe2, "MPF\0Ann Owner"), []],
  ["EXIF that nobody can read", jpeg, (bare) => withSegment(bare, 0xe1, "Exif\0\0XX"), ["EXIF"]],
  ["the video after a JPEG", jpeg, (bare) => Buffer.concat([bare, VIDEO]), []],
  ["the video after a HEIC", heic, (bare) => Buffer.concat([bare, box("mpvd", VIDEO)]), []],
  ["the text of a PNG", png, (bare) => withChunk(bare, "tEXtAuthor\0Ann Owner"), []],
  ["data after a PNG", png, (bare) => Buffer.concat([bare, Buffer.from("Ann Owner")]), []],
])("nothing remains of %s", async (_, make, add, found) => {
  const bare = await make();
  const photo = add(bare);
  expect((await findPrivateData(photo)).found).toEqual(found);
  expect(await rewritePhoto(photo)).toEqual(await rewritePhoto(bare));
});

describe("a rewritten photo", () => {
  test.each<[string, () => Promise<Buffer>]>([
    ["a PNG of 16 bits", () => paintPhoto().toColorspace("rgb16").linear(1.001, 3).png().toBuffer()],
    ["a PNG with transparency", () => paintPhoto().ensureAlpha(0.5).png().toBuffer()],
    [
      "a moving WebP",
      async () => (await toMoving(paintPhoto(), paintPhoto().negate())).webp({ lossless: true }).toBuffer(),
    ],
  ])("keeps every value of %s", async (_, make) => {
    const valuesOf = async (photo: Uint8Array) => {
      const { depth, channels, icc } = await readMetadata(photo);
      return {
        depth,
        channels,
        icc,
        values: await sharp(photo, { animated: true }).raw({ depth }).toBuffer(),
      };
    };
    const photo = await make();
    expect(await valuesOf(await rewritePhoto(photo))).toEqual(await valuesOf(photo));
  });

  test("looks the same in sRGB when it was CMYK", async () => {
    const flat = sharp({ create: { width: 9, height: 9, channels: 3, background: "#c86432" } });
    const photo = await flat.withIccProfile("cmyk").jpeg().toBuffer();
    const [before, after] = await Promise.all([decodeRgb(photo), decodeRgb(await rewritePhoto(photo))]);
    for (const [at, value] of before.data.entries())
      expect(Math.abs(value - (after.data[at] ?? 0))).toBeLessThan(4);
  });
});
