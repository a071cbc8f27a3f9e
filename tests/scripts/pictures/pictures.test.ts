import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import type { Manifest } from "#domain/manifest-schema.ts";
import type { Rgb } from "#domain/pixels.ts";
import { listFiles } from "#files/files.ts";
import { picturesFolder } from "#files/folders.ts";
import { publishedPaths, publishImages } from "#pictures/manifest.ts";
import { type MadePictures, makePictures } from "#pictures/pictures.ts";
import type { PlannedOriginal } from "#pictures/plan.ts";
import { makeTemporaryFolder } from "../../support/temporary-folder.ts";
import { colorAt, decodeRgb, PAPER, paintPicture, toSharp } from "./paint.ts";

let root: string;
beforeEach(async () => {
  root = makeTemporaryFolder();
  mkdirSync(join(root, "images"));
  await draw("koi.png", 10);
  await draw("moth.png", 30);
});
const KOI: PlannedOriginal = { path: "koi.png", roles: ["tile", "plate"] };
const MOTH: PlannedOriginal = { path: "moth.png", roles: ["slide"] };

/** Draws a disc of this radius in a picture of 120 × 100 pixels, both times `scale`. */
async function draw(name: string, radius: number, paper: Rgb = [250, 249, 248], scale = 1): Promise<void> {
  const isInk = (x: number, y: number) => Math.hypot(x / scale - 60, y / scale - 50) < radius;
  const disc = paintPicture(120 * scale, 100 * scale, (x, y) => (isInk(x, y) ? [9, 9, 9] : paper));
  await toSharp(disc)
    .png()
    .toFile(join(root, "images", name));
}

async function make(...originals: PlannedOriginal[]): Promise<MadePictures> {
  const made = await makePictures({ root, paper: PAPER }, originals);
  if (!made.ok) throw new Error(made.unusable.join("\n"));
  return made;
}

/** Every file of the cache that is published, with its bytes. */
function contents(): Record<string, string> {
  const names = readdirSync(picturesFolder(root)).sort();
  return Object.fromEntries(
    names.map((name) => [name, readFileSync(join(picturesFolder(root), name), "base64")]),
  );
}

const pictureOf = ({ tile }: Manifest) =>
  join(picturesFolder(root), basename(tile["koi.png"]?.derivatives[0]?.path as string));

describe("makePictures", () => {
  test("makes nothing a second time, even after a fresh checkout, and returns the same manifest", async () => {
    const first = await make(KOI, MOTH);
    utimesSync(join(root, "images/koi.png"), 1, 1);
    const second = await make(KOI, MOTH);
    expect(second).toEqual({ ...first, made: 0, reused: first.made });
  });

  test("makes only the pictures of an original that was replaced, and forgets the old ones", async () => {
    const first = await make(KOI, MOTH);
    await draw("koi.png", 20);
    const second = await make(KOI, MOTH);
    expect(second.reused).toBe(publishedPaths({ ...first.manifest, tile: {}, plate: {} }).length);
    expect(pictureOf(second.manifest)).not.toBe(pictureOf(first.manifest));
    expect(contents()).not.toHaveProperty(basename(pictureOf(first.manifest)));
  });

  test("notices another photo of the same length and date", async () => {
    const path = join(root, "images/koi.png");
    const padded = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc(9999 - bytes.length)]);
    const versions = [padded(readFileSync(path))];
    await draw("koi.png", 11);
    versions.push(padded(readFileSync(path)));
    const seen = new Set<string>();
    for (const version of versions) {
      writeFileSync(path, version);
      utimesSync(path, 1, 1);
      seen.add(pictureOf((await make(KOI)).manifest));
    }
    expect(seen.size).toBe(2);
  });

  test("makes nothing when an original was only renamed", async () => {
    await make(MOTH);
    const before = contents();
    renameSync(join(root, "images/moth.png"), join(root, "images/luna.png"));
    const { manifest, made } = await make({ ...MOTH, path: "luna.png" });
    expect(made).toBe(0);
    expect(Object.keys(manifest.slide)).toEqual(["luna.png"]);
    expect(contents()).toEqual(before);
  });

  test("gives the same pictures when a file of the cache was cut short, of any kind", async () => {
    const { manifest } = await make(KOI, MOTH);
    const whole = contents();
    const files = listFiles(join(root, ".cache"));
    const kinds = new Map(files.map((name) => [dirname(name), name]));
    expect(kinds.size).toBe(3);
    for (const name of kinds.values()) {
      const path = join(root, ".cache", name);
      truncateSync(path, statSync(path).size - 1);
      expect((await make(KOI, MOTH)).manifest).toEqual(manifest);
      expect(contents()).toEqual(whole);
    }
  });

  test("removes what a killed build left behind", async () => {
    await make(KOI);
    const whole = contents();
    writeFileSync(join(picturesFolder(root), ".koi-100.webp.1234"), "half");
    await make(KOI);
    expect(contents()).toEqual(whole);
  });

  test("returns all unusable originals, and keeps the good pictures", async () => {
    const { manifest } = await make(KOI, MOTH);
    writeFileSync(join(root, "images/a.jpg"), "text");
    writeFileSync(join(root, "images/b.jpg"), "");
    const bad = ["a.jpg", "b.jpg"].map((path): PlannedOriginal => ({ path, roles: ["slide"] }));
    expect(await makePictures({ root, paper: PAPER }, [...bad, KOI])).toMatchObject({
      ok: false,
      unusable: [{ path: "a.jpg" }, { path: "b.jpg" }],
    });
    expect(await make(KOI, MOTH)).toMatchObject({ manifest, made: 0 });
  });

  test("remakes drawings on another paper, but no photo", async () => {
    const { manifest } = await make(KOI, MOTH);
    const cream = { root, paper: [255, 244, 214] as const };
    const other = await makePictures(cream, [KOI, MOTH]);
    if (!other.ok) throw new Error(other.unusable.join("\n"));
    const { slide, tile } = other.manifest;
    expect(slide).toEqual(manifest.slide);
    expect(colorAt(await decodeRgb(readFileSync(pictureOf(other.manifest))), 2, 2)).toEqual(cream.paper);
    expect(tile).not.toEqual(manifest.tile);
  });

  describe("for a photo on kraft paper, which cannot be made clean", () => {
    const KRAFT: PlannedOriginal = { path: "kraft.png", roles: ["tile"] };
    beforeEach(() => draw("kraft.png", 30, [190, 150, 105], 5));

    test("warns in every build, and scans it once", async () => {
      const first = await make(KRAFT);
      expect(first.remarks).toEqual([
        {
          path: "kraft.png",
          message: expect.stringMatching(/^In images\/kraft.png, no sheet of white paper/),
        },
      ]);
      expect(await make(KRAFT)).toEqual({ ...first, made: 0, reused: first.made });
    });

    test("keeps the photo, without a warning, when the artist asks for it", async () => {
      const { remarks } = await make({ ...KRAFT, overrides: { scan: false } });
      expect(remarks).toEqual([]);
    });
  });

  test("says of a drawing how few pixels it has", async () => {
    await draw("koi.png", 30, undefined, 4);
    const { remarks } = await make({ ...KOI, roles: ["tile"] });
    expect(remarks).toMatchObject([{ message: expect.stringContaining("has only 480 pixels") }]);
  });

  test("shows a photo both as a drawing and as a work", async () => {
    await draw("lamp.png", 15, [240, 205, 160]);
    const { manifest } = await make({ path: "lamp.png", roles: ["tile", "slide"] });
    const [tile, slide] = [manifest.tile["lamp.png"], manifest.slide["lamp.png"]];
    expect((tile?.width ?? 0) / (tile?.height ?? 1)).toBeCloseTo(1.2, 1);
    expect(slide).toMatchObject({ width: 120, height: 100 });
  });
});

test("a change of a published picture leaves the cache alone", async () => {
  const { manifest } = await make(KOI);
  const whole = contents();
  publishImages(root, manifest, join(root, "site"));
  const name = basename(pictureOf(manifest));
  writeFileSync(join(root, "site/images", name), "changed");
  expect(contents()).toEqual(whole);
});
