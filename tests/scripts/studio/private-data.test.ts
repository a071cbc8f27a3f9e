/** A rewritten photo keeps its picture and nothing else. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { expect, test, vi } from "vitest";
import { decode, readMetadata } from "#pictures/codec/codec.ts";
import { removePrivateData, reportPrivateData, rewritePhoto } from "#studio/private-data.ts";
import { makeTemporaryFolder } from "../../support/temporary-folder.ts";
import { write } from "../content/site.ts";
import { decodeRgb, toMoving } from "../pictures/paint.ts";
import { paintPhoto, SECRETS, takePhoto, withSegment } from "./private-photo.ts";

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

/** Writes files below `images/`. */
async function makeFolder(files: Record<string, string | Promise<Buffer>>): Promise<string> {
  const root = makeTemporaryFolder();
  for (const [name, content] of Object.entries(files)) write(root, `images/${name}`, await content);
  return root;
}

/** Runs what prints on the terminal, and returns what it said. */
async function said(work: () => unknown): Promise<unknown[]> {
  const log = vi.spyOn(console, "log").mockReturnValue();
  const result = await work();
  const lines = log.mock.calls.join("\n");
  log.mockRestore();
  return [result, lines];
}

test("photos are found by their content, whatever they are called, and stripped of all but the picture", async () => {
  const names = ["1.jfif", "2.jpg_original", "3", "4.png", "fonts/5.txt"];
  const root = await makeFolder(Object.fromEntries(names.map((name) => [name, takePhoto("jpeg")])));
  const lines = names.map((name) => `images/${name}: removed EXIF and XMP.\n`);
  const last = "5 photos were encoded once more, at high quality, without hidden data.";
  expect(await said(() => removePrivateData(root))).toEqual([true, lines.join("") + last]);
  for (const name of names) expect(secretsIn(readFileSync(join(root, "images", name)))).toEqual([]);
  expect(await said(() => reportPrivateData(root))).toEqual([false, ""]);
});

test("one line counts the photos with hidden data, and names those that hold a place", async () => {
  const named = Promise.resolve(withSegment(await paintPhoto().jpeg().toBuffer(), 0xfe, "Ann Owner"));
  const plain = Array.from({ length: 90 }, (_, index) => [`${index}.jpg`, named]);
  const placed = ["a.jpg", "b.webp"].map((name) => [name, takePhoto("webp")]);
  const root = await makeFolder(Object.fromEntries([...plain, ...placed]));
  expect(await said(() => reportPrivateData(root))).toEqual([
    true,
    `
92 photos hold hidden data, such as a camera's name, which a public repository shows; 2 hold a place: images/a.jpg and images/b.webp.
  Run npm run check -- --strip to encode them once more without it. It names those that it cannot change.`,
  ]);
});

test("files that no page can show are named, but not notes, brand files and what Git ignores", async () => {
  const known = {
    ".gitkeep": "",
    "koi.jpg": "version https://git-lfs.github.com/spec/v1",
    "README.md": "Photos of 2026",
    "brand/mark.svg": "<svg/>",
    "brand/face.otf": "OTTO",
    "designs/.DS_Store": "\0\0\0\x01Bud1",
    "designs/._koi.jpg": "\0\x05\x16\x07",
  };
  const others = {
    "IMG_1.MOV": "\0\0\0\x14ftypqt  ",
    "film.txt": "\0\0\0\x14ftypmp42",
    "koi.aae": "<plist/>",
    "koi.dng": "II*\0",
    "koi.jpg.json": '{"geoData":{}}',
    "koi.psd": "8BPS",
    "koi.xmp": "<x:xmpmeta/>",
  };
  expect(await said(async () => reportPrivateData(await makeFolder(known)))).toEqual([false, ""]);
  const root = await makeFolder({ ...known, ...others });
  const names = new Intl.ListFormat("en").format(Object.keys(others).map((name) => `images/${name}`));
  expect(await said(() => reportPrivateData(root))).toEqual([
    true,
    expect.stringMatching(`^\nNo page can show ${names}, but a public repository does\\.`),
  ]);
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
