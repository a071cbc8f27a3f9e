/** Which originals are accepted, and why others are refused. */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { crc32 } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import {
  colorAt,
  meanColor,
  nameColors,
  noise,
  openFile,
  openPhoto,
  paintPicture,
  readHeic,
  toMoving,
  toSharp,
} from "./paint.ts";

const flat = (background: string) => sharp({ create: { width: 60, height: 40, channels: 4, background } });
const orange = () => flat("#c86432").removeAlpha();
const inP3 = () => orange().withIccProfile("p3");
const moving = () => toMoving(flat("#f00"), flat("#00f"));

const ORANGE = [200, 100, 50];

test.each<[string, () => Sharp | Promise<Sharp>, color: number[], within: number]>([
  ["CMYK with a profile", () => orange().withIccProfile("cmyk").jpeg({ progressive: true }), ORANGE, 32],
  ["a JPEG in Display P3", () => inP3().jpeg({ quality: 100, chromaSubsampling: "4:4:4" }), ORANGE, 4],
  ["a PNG of 16 bits in Display P3", () => inP3().toColorspace("rgb16").png(), ORANGE, 4],
  ["an AVIF of 10 bits in P3", () => inP3().avif({ quality: 95, bitdepth: 10, effort: 0 }), ORANGE, 4],
  ["gray of 16 bits", () => flat("#808080").toColorspace("grey16").png(), [128, 128, 128], 1],
  ["transparency, which shows the paper,", () => flat("#0000").png(), [253, 252, 250], 1],
])("%s comes out in its size and the colors that it shows", async (_, make, color, within) => {
  const picture = await openPhoto(await (await make()).toBuffer());
  expect(picture).toMatchObject({ width: 60, height: 40 });
  for (const [channel, value] of meanColor(picture).entries())
    expect(Math.abs(value - (color[channel] ?? 0))).toBeLessThan(within);
});

test("a photo is turned as its EXIF says", async () => {
  const [red, blue] = [[255, 0, 0] as const, [0, 0, 255] as const];
  const halves = toSharp(paintPicture(80, 40, (x) => (x < 40 ? red : blue)));
  const picture = await openPhoto(await halves.withMetadata({ orientation: 6 }).png().toBuffer());
  expect(picture).toMatchObject({ width: 40, height: 80 });
  expect([colorAt(picture, 20, 2), colorAt(picture, 20, 77)]).toEqual([red, blue]);
});

test("a JPEG with stray bytes between segments, as some programs write it, comes out", async () => {
  const jpeg = await orange().jpeg({ quality: 100, chromaSubsampling: "4:4:4" }).toBuffer();
  const odd = Buffer.concat([jpeg.subarray(0, 20), Buffer.alloc(5, 1), jpeg.subarray(20)]);
  expect(meanColor(await openPhoto(odd))).toEqual(ORANGE);
});

const latin1 = (text: string) => Buffer.from(text, "latin1");

function textured() {
  const random = noise(40);
  return toSharp(paintPicture(300, 200, () => [128 + random(), 128 + random(), 128 + random()]));
}

/** Cuts a file, or leaves its length and writes zeros for the rest, as an interrupted copy does. */
const cut = async (photo: Sharp) => {
  const file = await photo.toBuffer();
  return file.subarray(0, file.length >> 1);
};
const emptied = async (photo: Sharp) => {
  const file = await photo.toBuffer();
  return file.fill(0, file.length >> 1);
};

/** A PNG with the chunk that begins an animation. */
async function movingPng() {
  const png = await orange().png().toBuffer();
  const chunk = Buffer.concat([latin1("\0\0\0\x08acTL\0\0\0\x02\0\0\0\0"), Buffer.alloc(4)]);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 16)), 16);
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
}

/** A PNG whose header claims 20,000 × 5001 pixels. */
async function hugePng() {
  const png = await orange().png().toBuffer();
  png.writeUInt32BE(20_000, 16);
  png.writeUInt32BE(5001, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

/** A HEIC whose header claims this size. */
function claiming(side: number) {
  const photo = readHeic("orange.heic");
  const size = photo.indexOf("ispe") + 8;
  photo.writeUInt32BE(side, size);
  photo.writeUInt32BE(side, size + 4);
  return photo;
}

const LFS = "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n";
const TOO_MANY = "pixels, more than 100 megapixels. Export it smaller.";
const DAMAGED = "is damaged or cut short. Copy it again, or export it again as JPEG.";
const ANIMATION = "is an animation, and a page would show only its first picture. Export it as JPEG or PNG.";
const RAW =
  "is a raw photo, such as DNG, or a TIFF. Export it as JPEG: Photos and Lightroom have File › Export.";
const VIDEO =
  "is a video. For a Live Photo, use the picture: the file of the same name that ends in HEIC or JPG.";

// biome-ignore format: a row a line
test.each<[string, () => string | Uint8Array | Promise<Uint8Array>, string]>([
  ["an empty file", () => "", "is empty. Copy the photo again."],
  ["text", () => "Not a photo.", "is not a photo, whatever its name says."],
  ["a Git LFS pointer", () => LFS, "is a Git LFS pointer; the photo itself was not fetched. Run `git lfs pull`."],
  ["CMYK without a profile", () => orange().toColorspace("cmyk").jpeg().toBuffer(), "is in CMYK, the inks of a press, without a color profile"],
  ["a TIFF or DNG", () => orange().tiff().toBuffer(), RAW],
  ["a CR3", () => latin1("\0\0\0\x18ftypcrx \0\0\0\x01"), RAW],
  ["a JPEG XL", () => latin1("\0\0\0\x0cJXL \r\n\x87\n"), "is a JPEG XL photo. Export it as JPEG."],
  ["a MOV", () => latin1("\0\0\0\x14ftypqt  \0\0\0\0"), VIDEO],
  ["a JPEG cut short", () => cut(textured().jpeg()), DAMAGED],
  ["a JPEG that is half empty", () => emptied(textured().jpeg()), DAMAGED],
  ["a WebP that is half empty", () => emptied(textured().webp()), DAMAGED],
  ["a GIF that is half empty", () => emptied(textured().gif({ effort: 1 })), DAMAGED],
  ["an AVIF that is half empty", () => emptied(textured().avif({ effort: 0 })), DAMAGED],
  ["a moving GIF", async () => (await moving()).gif().toBuffer(), ANIMATION],
  ["a moving WebP", async () => (await moving()).webp().toBuffer(), ANIMATION],
  ["a moving PNG", movingPng, ANIMATION],
  ["a moving AVIF", () => latin1("\0\0\0\x18ftypavis\0\0\0\0"), ANIMATION],
  ["a HEIC cut in its pixels", () => readHeic("orange.heic").subarray(0, -5), DAMAGED],
  ["a HEIC cut in its first bytes", () => readHeic("orange.heic").subarray(0, 30), DAMAGED],
  ["a HEIC with more pixels than its header claims", () => claiming(8), DAMAGED],
  ["a HEIC that claims too many", () => claiming(60_000), `has 60000 × 60000 ${TOO_MANY}`],
  ["a HEIC that is HDR", () => nameColors("p3-by-number.heic", 12, 16), "is an HDR photo. Export it as JPEG."],
  ["an AVIF that is HDR", () => nameColors("p3-by-number.avif", 9, 18), "is an HDR photo. Export it as JPEG."],
  ["a HEIC in the colors of television", () => nameColors("p3-by-number.heic", 9, 14), "cannot be decoded (its colors are neither sRGB nor Display P3). Export it as JPEG."],
  ["a PNG that claims too many", hugePng, `has 20000 × 5001 ${TOO_MANY}`],
])("%s is refused", async (_, make, sentence) => {
  await expect(openPhoto(await make())).rejects.toThrow(`images/photo.jpg ${sentence}`);
});

test.skipIf(process.getuid?.() === 0)("a photo without permission to read is refused", async () => {
  const closed = openFile("photo.jpg", (path) => writeFileSync(path, "x", { mode: 0 }));
  await expect(closed).rejects.toThrow("cannot be read. Allow reading in its permissions");
});

test.skipIf(process.platform === "win32")("a pipe is refused, without waiting for it", async () => {
  const pipe = openFile("photo.jpg", (path) => void execFileSync("mkfifo", [path]));
  await expect(pipe).rejects.toThrow("is not a regular file. Put the photo itself there.");
});
