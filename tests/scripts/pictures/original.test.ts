import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { crc32 } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { describe, expect, test } from "vitest";
import {
  colorAt,
  meanColor,
  noise,
  openFile,
  openPhoto,
  paintPicture,
  readHeic,
  toMoving,
  toSharp,
} from "./pictures.ts";

const flat = (background: string) => sharp({ create: { width: 60, height: 40, channels: 4, background } });
const orange = () => flat("#c86432").removeAlpha();
const inP3 = () => orange().withIccProfile("p3");
const moving = () => toMoving(flat("#f00"), flat("#00f"));

const ORANGE = [200, 100, 50];

describe("originals that are accepted", () => {
  test.each<[string, () => Sharp | Promise<Sharp>, color: number[], within: number]>([
    ["CMYK with a profile", () => orange().withIccProfile("cmyk").jpeg(), ORANGE, 32],
    ["a JPEG in Display P3", () => inP3().jpeg({ quality: 100, chromaSubsampling: "4:4:4" }), ORANGE, 4],
    ["a PNG of 16 bits in Display P3", () => inP3().toColorspace("rgb16").png(), ORANGE, 4],
    ["an AVIF of 10 bits in P3", () => inP3().avif({ quality: 95, bitdepth: 10, effort: 0 }), ORANGE, 4],
    ["gray of 16 bits", () => flat("#808080").toColorspace("grey16").png(), [128, 128, 128], 1],
    ["transparency, which shows the paper,", () => flat("#0000").png(), [253, 252, 250], 1],
    ["a moving WebP, which shows its first frame,", async () => (await moving()).webp(), [255, 0, 0], 12],
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
});

describe("originals that are refused", () => {
  const textured = () => {
    const random = noise(40);
    return toSharp(paintPicture(300, 200, () => [128 + random(), 128 + random(), 128 + random()]));
  };
  const cut = (bytes: Buffer) => bytes.subarray(0, bytes.length * 0.7);
  const RAW =
    "is a raw photo, such as DNG, or a TIFF. Export it as JPEG: Photos and Lightroom have File › Export.";
  const VIDEO =
    "is a video. For a Live Photo, use the picture: the file of the same name that ends in HEIC or JPG.";
  const latin1 = (text: string) => Buffer.from(text, "latin1");

  /** A PNG whose header claims this size. */
  const enlarged = async (image: Sharp, width: number, height: number) => {
    const png = await image.toBuffer();
    png.writeUInt32BE(width, 16);
    png.writeUInt32BE(height, 20);
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
    return png;
  };

  /** A HEIC whose header claims this size. */
  const claiming = (width: number, height: number) => {
    const photo = readHeic("orange.heic");
    const size = photo.indexOf("ispe") + 8;
    photo.writeUInt32BE(width, size);
    photo.writeUInt32BE(height, size + 4);
    return photo;
  };
  const inHdr = () => {
    const photo = readHeic("p3-by-number.heic");
    photo.writeUInt16BE(16, photo.indexOf("colrnclx") + 10);
    return photo;
  };

  const TOO_MANY = "pixels, more than 100 megapixels. Export it smaller.";
  const DAMAGED = "is damaged or cut short. Copy it again, or export it again as JPEG.";

  test.each<[string, () => string | Uint8Array | Promise<Uint8Array>, string]>([
    ["an empty file", () => "", "is empty. Copy the photo again."],
    ["text", () => "Not a photo.", "is not a photo, whatever its name says."],
    [
      "a Git LFS pointer",
      () => "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n",
      "is a Git LFS pointer; the photo itself was not fetched. Run `git lfs pull`.",
    ],
    [
      "CMYK without a profile",
      () => orange().toColorspace("cmyk").jpeg().toBuffer(),
      "is in CMYK, the inks of a press, without a color profile",
    ],
    ["a TIFF or DNG", () => orange().tiff().toBuffer(), RAW],
    ["a CR3", () => latin1("\0\0\0\x18ftypcrx \0\0\0\x01"), RAW],
    ["a JPEG XL", () => latin1("\0\0\0\x0cJXL \r\n\x87\n"), "is a JPEG XL photo. Export it as JPEG."],
    ["an MP4", () => latin1("\0\0\0\x18ftypmp42\0\0\0\0"), VIDEO],
    ["a JPEG cut short", async () => cut(await textured().jpeg().toBuffer()), DAMAGED],
    ["a HEIC cut in its pixels", () => readHeic("orange.heic").subarray(0, -5), DAMAGED],
    ["a HEIC cut in its first bytes", () => readHeic("orange.heic").subarray(0, 30), DAMAGED],
    ["a HEIC with more pixels than its header claims", () => claiming(8, 8), DAMAGED],
    ["a HEIC that claims too many", () => claiming(60_000, 60_000), `has 60000 × 60000 ${TOO_MANY}`],
    [
      "a PNG that claims too many",
      () => enlarged(orange().png(), 20_000, 5_001),
      `has 20000 × 5001 ${TOO_MANY}`,
    ],
    ["a HEIC that is HDR", inHdr, "cannot be decoded (its light is HDR). Export it as JPEG."],
  ])("%s", async (_, make, sentence) => {
    await expect(openPhoto(await make())).rejects.toThrow(`images/photo.jpg ${sentence}`);
  });

  test.skipIf(process.getuid?.() === 0)("a photo without permission to read", async () => {
    const closed = openFile("photo.jpg", (path) => writeFileSync(path, "x", { mode: 0 }));
    await expect(closed).rejects.toThrow(
      "images/photo.jpg cannot be read. Allow reading in its permissions, or copy the photo again.",
    );
  });

  test.skipIf(process.platform === "win32")("a pipe, without waiting for it", async () => {
    const pipe = openFile("photo.jpg", (path) => void execFileSync("mkfifo", [path]));
    await expect(pipe).rejects.toThrowErrorMatchingInlineSnapshot(
      `[UnusableOriginal: images/photo.jpg is not a regular file. Put the photo itself there.]`,
    );
  });
});
