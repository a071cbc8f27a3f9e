/** A rewritten photo keeps its picture and nothing else. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { expect, onTestFinished, test, vi } from "vitest";
import { decode, readMetadata } from "#pictures/pixels/codec/render.ts";
import { rewritePhoto } from "#pictures/pixels/codec/rewrite.ts";
import { removePrivateData } from "#pictures/private-data.ts";
import { makeTemporaryFolder } from "../../support/temporary-folder.ts";
import { decodeRgb, toMoving } from "./pictures.ts";
import { paintPhoto, SECRETS, takePhoto, VIDEO } from "./private-photo.ts";

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

test.each([
  ["jpeg", 2],
  ["png", 0],
  ["webp", 4],
] as const)("a photo as %s loses its hidden data, and looks the same", async (format, difference) => {
  const photo = await takePhoto(format);
  const rewritten = Buffer.from(await rewritePhoto(photo));
  expect(secretsIn(rewritten)).toEqual([]);
  const metadata = await readMetadata(rewritten);
  expect([metadata.format, metadata.exif, metadata.xmp]).toEqual([format, undefined, undefined]);
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
const withIptc = (bare: Buffer) => withSegment(bare, 0xed, iptc(80, "Ann Owner"));
const withBrokenExif = (bare: Buffer) => withSegment(bare, 0xe1, "Exif\0\0XX");

test.each<[string, bare: () => Promise<Buffer>, add: (bare: Buffer) => Buffer]>([
  ["the name in IPTC", jpeg, withIptc],
  ["a second picture", jpeg, (bare) => withSegment(bare, 0xe2, "MPF\0Ann Owner")],
  ["EXIF that nobody can read", jpeg, withBrokenExif],
  ["the video after a JPEG", jpeg, (bare) => Buffer.concat([bare, VIDEO])],
  ["the text of a PNG", png, (bare) => withChunk(bare, "tEXtAuthor\0Ann Owner")],
  ["data after a PNG", png, (bare) => Buffer.concat([bare, Buffer.from("Ann Owner")])],
])("nothing remains of %s", async (_, make, add) => {
  const bare = await make();
  expect(await rewritePhoto(add(bare))).toEqual(await rewritePhoto(bare));
});

test("photos with IPTC, or with EXIF that nobody can read, are found", async () => {
  const root = makeTemporaryFolder();
  mkdirSync(join(root, "images"));
  writeFileSync(join(root, "images/1.jpg"), withIptc(await jpeg()));
  writeFileSync(join(root, "images/2.jpg"), withBrokenExif(await jpeg()));
  writeFileSync(join(root, "images/3.jpg"), await jpeg());
  const log = vi.spyOn(console, "log").mockReturnValue();
  onTestFinished(() => log.mockRestore());
  expect(await removePrivateData(root)).toBe(true);
  expect(log.mock.calls.join("\n")).toBe(
    "images/1.jpg: removed IPTC.\nimages/2.jpg: removed EXIF.\n2 photos changed. The pictures look the same.",
  );
});

/** The numbers of a photo, in all its frames. */
async function valuesOf(photo: Uint8Array) {
  const { depth, channels, icc } = await readMetadata(photo);
  return { depth, channels, icc, values: await sharp(photo, { animated: true }).raw({ depth }).toBuffer() };
}

test.each<[string, () => Sharp | Promise<Sharp>]>([
  ["a PNG of 16 bits", () => paintPhoto().toColorspace("rgb16").linear(1.001, 3).png()],
  ["a PNG with transparency", () => paintPhoto().ensureAlpha(0.5).png()],
  [
    "a moving WebP",
    async () => (await toMoving(paintPhoto(), paintPhoto().negate())).webp({ lossless: true }),
  ],
])("every value of %s is kept", async (_, make) => {
  const photo = await (await make()).toBuffer();
  expect(await valuesOf(await rewritePhoto(photo))).toEqual(await valuesOf(photo));
});

test("a photo in CMYK looks the same in sRGB", async () => {
  const flat = sharp({ create: { width: 9, height: 9, channels: 3, background: "#c86432" } });
  const photo = await flat.withIccProfile("cmyk").jpeg().toBuffer();
  const [before, after] = await Promise.all([decodeRgb(photo), decodeRgb(await rewritePhoto(photo))]);
  for (const [at, value] of before.data.entries())
    expect(Math.abs(value - (after.data[at] ?? 0))).toBeLessThan(4);
});
