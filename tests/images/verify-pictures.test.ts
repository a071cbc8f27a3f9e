import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, unlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Manifest } from "#domain/manifest-schema.ts";
import { makePictures } from "#images/make-pictures.ts";
import { publishImages } from "#images/publish.ts";
import { verifyPictures } from "#images/verify-pictures.ts";
import { paintPicture, toSharp } from "./pictures.ts";

let root: string;
let site: string;
let manifest: Manifest;
/** The only published picture: 30 pixels wide, 20 high. */
let path: string;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), "verify-"));
  site = join(root, "site");
  mkdirSync(join(root, "images"));
  const photo = toSharp(paintPicture(30, 20, () => [120, 90, 60]));
  const located = photo.withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "45/1 31/1 0/1" } });
  await located.withIccProfile("p3").jpeg().toFile(join(root, "images/work.jpg"));
  const made = await makePictures(root, [{ path: "work.jpg", roles: ["slide"] }]);
  if (Array.isArray(made)) throw new Error(made.join("\n"));
  manifest = made.manifest;
  publishImages(root, manifest, site);
  path = join(site, manifest.slide["work.jpg"]?.derivatives[0]?.path as string);
});
afterEach(() => rmSync(root, { recursive: true }));

/** What is found, with the changing part of the name left out. */
async function faults(): Promise<string[]> {
  const found = await verifyPictures(root, manifest, site);
  return found.map((fault) => fault.replace(/[0-9a-f]{10}-/, ""));
}

/** Another file in the picture's place; the cache, which shares its bytes, stays as it is. */
function replace(bytes: Uint8Array): void {
  unlinkSync(path);
  writeFileSync(path, bytes);
}

test("finds nothing to object to in what was built, from an original with GPS and a profile", async () => {
  expect(await faults()).toEqual([]);
});

test("finds metadata", async () => {
  const told = sharp(readFileSync(path)).withExif({ IFD0: { Artist: "Somebody" } });
  replace(await told.webp().toBuffer());
  expect(await faults()).toContain("images/slide-30.webp has a chunk EXIF beside its pixels.");
});

test("finds metadata in a social card", async () => {
  const card = toSharp(paintPicture(30, 20, () => [120, 90, 60]));
  await card
    .withExif({ IFD3: { GPSLatitudeRef: "N" } })
    .jpeg()
    .toFile(join(site, "card.jpg"));
  expect(await faults()).toEqual(["card.jpg has EXIF data beside its pixels."]);
});

test("finds a picture of another size", async () => {
  replace(await sharp(readFileSync(path)).resize(10, 10).webp().toBuffer());
  expect(await faults()).toEqual(["images/slide-30.webp is 10 × 10, not 30 × 20."]);
});

test("finds a damaged picture", async () => {
  replace(readFileSync(path).subarray(0, 60));
  expect(await faults()).toEqual([expect.stringMatching(/^images\/slide-30\.webp cannot be opened: /)]);
});

test("finds a missing picture, and one that the manifest does not name", async () => {
  cpSync(path, join(site, "images/other.webp"));
  unlinkSync(path);
  expect(await faults()).toEqual([
    expect.stringMatching(/^images\/slide-30\.webp cannot be opened: /),
    "images/other.webp is not in the manifest.",
  ]);
});

test("finds the bytes of an original anywhere in the site", async () => {
  cpSync(join(root, "images/work.jpg"), join(site, "logo"));
  expect(await faults()).toEqual(["logo is the original work.jpg."]);
});
