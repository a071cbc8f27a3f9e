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
import { build, edit, makeSmallStudio } from "./fixtures/small-studio.ts";

const BUILT = /^Pages: \d+ in /m;

let studio: string;
beforeAll(() => {
  studio = makeSmallStudio();
  build(studio);
}, 300_000);
afterAll(() => rmSync(studio, { recursive: true }));

type Design = { title: string; price: string | null; image: string };

/** Those that change every document come first: after them, a rebuild takes documents from the last. */
const CHANGES: Record<string, () => void> = {
  "the studio's name": () => edit(studio, "studio.yaml", (whole) => ({ ...whole, name: "Ölüm Dövme" })),
  "a policy": () =>
    edit(studio, "studio.yaml", (whole) => {
      whole.policies.sections[0].body += "\n\nAsk | for\n--- | ---\na | table";
      return whole;
    }),
  "the order": () => edit(studio, "catalogue.yaml", (all: Design[]) => all.toReversed()),
  "a mark of sold out": () =>
    edit(studio, "catalogue.yaml", (all: Design[]) => all.with(1, { ...(all[1] as Design), price: null })),
  "a photo under the same name": () => {
    const images = join(studio, "images/designs");
    cpSync(join(images, "fern.jpg"), join(images, "new.jpg"));
    renameSync(join(images, "new.jpg"), join(images, "moon-moth.jpg"));
  },
  "a word": () =>
    edit(studio, "catalogue.yaml", ([first, ...rest]: Design[]) => [{ ...first, title: "Çiy" }, ...rest]),
  "a file that no entry names": () => writeFileSync(join(studio, "images/designs/notes.txt"), "later"),
  "a document of the site": () => appendFileSync(join(studio, "dist/client/contact/index.html"), "mine"),
};

/** The contents of `dist`, by path. What the build remembers holds the dates of files. */
function readSite(root: string): Map<string, string> {
  const dist = join(root, "dist");
  const files = listTree(dist).entries.filter(
    ({ dirent, path }) => dirent.isFile() && path !== "inputs.json",
  );
  return new Map(files.map(({ path }) => [path, readFileSync(join(dist, path), "base64")]));
}

test("each kind of change, and all of them in the end", () => {
  for (const change of Object.values(CHANGES)) {
    change();
    expect(build(studio)).toMatch(BUILT);
  }
  const rebuilt = readSite(studio);
  const clean = mkdtempSync(join(tmpdir(), "clean-"));
  const sources = listTree(studio).entries.filter(({ path }) => /^(images$|\w+\.yaml$)/.test(path));
  for (const { path } of sources) cpSync(join(studio, path), join(clean, path), { recursive: true });
  build(clean);
  const site = readSite(clean);
  rmSync(clean, { recursive: true });
  expect([...rebuilt.keys()].sort()).toEqual([...site.keys()].sort());
  expect([...rebuilt].filter(([path, text]) => site.get(path) !== text).map(([path]) => path)).toEqual([]);
}, 300_000);

test("nothing is built when nothing has changed, and again when something of the site is gone", () => {
  expect(build(studio)).toContain("Nothing has changed");
  rmSync(join(studio, "dist/client/index.html"));
  expect(build(studio)).toMatch(BUILT);
}, 300_000);
