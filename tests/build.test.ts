/** What a build leaves, whatever happened before it. */
import { copyFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listFiles } from "#disk/files.ts";
import { build, edit, makeSmallStudio } from "./fixtures/small-studio.ts";

let studio: string;
beforeAll(() => {
  studio = makeSmallStudio();
  build(studio);
}, 300_000);
afterAll(() => rmSync(studio, { recursive: true }));

/** The contents of `dist`, by path. */
function readSite(): Map<string, string> {
  const dist = join(studio, "dist");
  const files = listFiles(dist);
  return new Map(files.map((path) => [path, readFileSync(join(dist, path), "base64")]));
}

/** A build with an empty cache. */
function buildClean(): Map<string, string> {
  for (const name of [".cache", "dist"]) rmSync(join(studio, name), { recursive: true });
  build(studio);
  return readSite();
}

test("only files that something names are published, and none of Vike's for client routing", () => {
  const site = readSite();
  const texts = [...site].filter(([path]) => /\.(html|js|css)$/.test(path));
  const named = texts.map(([, base64]) => Buffer.from(base64, "base64").toString()).join("\n");
  const assets = [...site.keys()].filter((path) => path.startsWith("client/assets/"));
  expect(assets.length).toBeGreaterThan(20);
  expect(assets.filter((path) => !named.includes(basename(path)))).toEqual([]);
  expect([...site.keys()].filter((path) => /pageContext|routing/.test(path))).toEqual([]);
});

/** What a full disk or a failing one leaves of a file. */
const DAMAGES = [
  () => "",
  (file: Buffer) => file.subarray(0, file.length / 2),
  (file: Buffer) => Buffer.from(file.map((byte, index) => (index % 7 === 3 ? ~byte : byte))),
];

test("a cache of damaged files costs time, and no build", () => {
  const before = readSite();
  const cache = join(studio, ".cache");
  for (const [index, path] of listFiles(cache).entries()) {
    const file = readFileSync(join(cache, path));
    rmSync(join(cache, path));
    writeFileSync(join(cache, path), DAMAGES[index % DAMAGES.length]?.(file) ?? "");
  }
  build(studio);
  expect(findDifferences(readSite(), before)).toEqual([]);
});

test("a build after changes equals a clean one", () => {
  edit(studio, "studio.yaml", (whole) => ({ ...whole, name: "Ölüm Dövme" }));
  edit(studio, "catalogue.yaml", ([first, second]) => [
    { ...second, price: null },
    { ...first, title: "Çiy" },
  ]);
  const images = join(studio, "images/designs");
  copyFileSync(join(images, "fern.jpg"), join(images, "moon-moth.jpg"));
  build(studio);
  const site = readSite();
  expect(findDifferences(site, buildClean())).toEqual([]);
});

/** The paths of files that only one has, or that differ. */
function findDifferences(site: Map<string, string>, other: Map<string, string>): string[] {
  const paths = new Set([...site.keys(), ...other.keys()]);
  return [...paths].filter((path) => site.get(path) !== other.get(path));
}
