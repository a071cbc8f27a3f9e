/** Every picture of the built site is complete, has the right size, and contains only pixels. */
import { hash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { availableParallelism } from "node:os";
import { basename, join } from "node:path";
import pMap from "p-map";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { IMAGES } from "#content/studio-files.ts";
import type { Derivative, Manifest } from "#domain/manifest-schema.ts";
import * as built from "#files/folders.ts";
import { readSettings } from "#files/settings.ts";
import { publishedDerivatives, publishedPaths } from "#pictures/manifest.ts";

const { contentFolder } = readSettings();

/** There are thousands of pictures, and the cores may be busy. */
vi.setConfig({ testTimeout: 600_000 });

const [DIST, SITE] = [join(contentFolder, built.DIST), join(contentFolder, built.SITE)];
const manifest: Manifest = JSON.parse(readFileSync(join(DIST, "manifest.json"), "utf8"));
const derivatives = new Map(
  publishedDerivatives(manifest).map((derivative) => [derivative.path, derivative]),
);
const PIXELS = ["VP8 ", "VP8L"];

test("every picture of the manifest decodes completely, has its size, and contains only pixels", async () => {
  const faults = await pMap(derivatives.values(), findFaults, { concurrency: 2 * availableParallelism() });
  expect(faults.flat()).toEqual([]);
});

test("images/ contains the pictures of the manifest, their dots and nothing else", () => {
  // Equal photos share their pictures.
  const names = new Set(publishedPaths(manifest).map((path) => basename(path)));
  expect(readdirSync(join(SITE, "images")).sort()).toEqual([...names].sort());
});

test("cards and icons carry no metadata", async () => {
  const others = filesBelow(SITE).filter((path) => /\.(jpe?g|png|gif|avif)$/i.test(path));
  expect(others.length).toBeGreaterThan(0);
  for (const path of others) {
    const { exif, icc, iptc, xmp } = await sharp(join(SITE, path)).metadata();
    expect({ path, exif, icc, iptc, xmp }).toEqual({ path });
  }
});

test("no file of the site equals an original", () => {
  const hashesOf = (folder: string) =>
    filesBelow(folder)
      .map((path) => [readFileSync(join(folder, path)), path] as const)
      // A file that only keeps its folder equals any other empty file.
      .filter(([bytes]) => bytes.length > 0)
      .map(([bytes, path]) => [hash("sha256", bytes), path] as const);
  const originals = new Map(hashesOf(join(contentFolder, IMAGES)));
  expect(hashesOf(SITE).filter(([hash]) => originals.has(hash))).toEqual([]);
});

async function findFaults({ path, width, height }: Derivative): Promise<string[]> {
  try {
    const bytes = readFileSync(join(SITE, path));
    const picture = sharp(bytes);
    const is = await picture.metadata();
    // Scaling to one pixel still decodes everything, in half the time.
    await picture.resize(1, 1, { kernel: "nearest" }).raw().toBuffer();
    return [
      ...(is.width === width && is.height === height ? [] : [`${path}: ${is.width} × ${is.height}`]),
      ...(isOneChunk(bytes) ? [] : [`${path}: more than pixels`]),
    ];
  } catch (error) {
    return [`${path}: ${(error as Error).message}`];
  }
}

/** After the RIFF header, a chunk has a name, a length, and data padded to an even length (RFC 9649, section 2.3). */
function isOneChunk(webp: Buffer): boolean {
  const length = webp.readUInt32LE(16);
  return PIXELS.includes(webp.toString("latin1", 12, 16)) && webp.length === 20 + length + (length & 1);
}

function filesBelow(folder: string): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return paths.filter((path) => statSync(join(folder, path)).isFile());
}
