/** A rebuild after any change equals a clean build. */
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listTree } from "#disk/list-tree.ts";
import { hashInputs, isCurrent, type LastBuild, readLastBuild } from "#processes/inputs.ts";
import { build, edit, makeSmallStudio } from "./fixtures/small-studio.ts";

const BUILT = /^Pages: \d+ in /m;

let studio: string;
beforeAll(() => {
  studio = makeSmallStudio();
  build(studio);
}, 300_000);
afterAll(() => rmSync(studio, { recursive: true }));

type Design = { title: string; price: string | null; image: string };

/** By the build that follows them. Those of one group are seen on different pages. */
const CHANGES: (() => void)[][] = [
  [
    // The studio's name.
    () => edit(studio, "studio.yaml", (whole) => ({ ...whole, name: "Ölüm Dövme" })),
  ],
  [
    // A policy.
    () =>
      edit(studio, "studio.yaml", (whole) => {
        whole.policies.sections[0].body += "\n\nAsk | for\n--- | ---\na | table";
        return whole;
      }),
    // The order.
    () => edit(studio, "catalogue.yaml", (all: Design[]) => all.toReversed()),
  ],
  [
    // A word of one design, and a price of the other.
    () =>
      edit(studio, "catalogue.yaml", ([first, ...rest]: Design[]) => [{ ...first, title: "Çiy" }, ...rest]),
    () =>
      edit(studio, "catalogue.yaml", (all: Design[]) => all.with(1, { ...(all[1] as Design), price: null })),
  ],
  [
    // A photo under the same name.
    () => {
      const images = join(studio, "images/designs");
      cpSync(join(images, "fern.jpg"), join(images, "new.jpg"));
      renameSync(join(images, "new.jpg"), join(images, "moon-moth.jpg"));
    },
    // A file that no entry names.
    () => writeFileSync(join(studio, "images/designs/notes.txt"), "later"),
  ],
];

/** The contents of `dist`, by path. The build's own record contains the dates of files. */
function readSite(root: string): Map<string, string> {
  const dist = join(root, "dist");
  const files = listTree(dist).entries.filter(
    ({ dirent, path }) => dirent.isFile() && path !== "inputs.json",
  );
  return new Map(files.map(({ path }) => [path, readFileSync(join(dist, path), "base64")]));
}

/** The paths of files that only one has, or that differ. */
function findDifferences(site: Map<string, string>, other: Map<string, string>): string[] {
  const paths = new Set([...site.keys(), ...other.keys()]);
  return [...paths].filter((path) => site.get(path) !== other.get(path));
}

test("each kind of change is noticed, and what is rebuilt equals a clean build", () => {
  for (const changes of CHANGES) {
    for (const change of changes) {
      const before = hashInputs("", studio);
      change();
      expect(hashInputs("", studio)).not.toBe(before);
    }
    expect(build(studio)).toMatch(BUILT);
  }
  const clean = mkdtempSync(join(tmpdir(), "clean-"));
  const sources = listTree(studio).entries.filter(({ path }) => /^(images$|\w+\.yaml$)/.test(path));
  for (const { path } of sources) cpSync(join(studio, path), join(clean, path), { recursive: true });
  build(clean);
  const site = readSite(clean);
  rmSync(clean, { recursive: true });
  expect(findDifferences(readSite(studio), site)).toEqual([]);

  // Nothing is built when nothing has changed, and again when part of the site is gone or edited.
  expect(build(studio)).toContain("Nothing has changed");
  const last = readLastBuild(studio) as LastBuild;
  for (const touch of [
    () => appendFileSync(join(studio, "dist/client/contact/index.html"), "mine"),
    () => rmSync(join(studio, "dist/client/index.html")),
  ]) {
    touch();
    expect(isCurrent(last, last.inputs, studio)).toBe(false);
  }
  expect(build(studio)).toMatch(BUILT);
  expect(findDifferences(readSite(studio), site)).toEqual([]);
}, 300_000);
