/** When bundles are made again. */
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { hashCode } from "#processes/code-hash.ts";
import { makeTemporaryFolder } from "../temporary-folder.ts";

let root: string;
beforeEach(() => {
  root = makeTemporaryFolder();
  for (const path of ["pages/a/+Page.tsx", "renderer/styles.css", "scripts/build.ts"]) write(path, "old");
});
function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

test.each([
  ["a page", () => write("pages/a/+Page.tsx", "new")],
  ["a new file", () => write("renderer/styles/new.css", "old")],
  ["the name of a file", () => renameSync(join(root, "pages/a"), join(root, "pages/b"))],
  ["the build itself", () => write("scripts/build.ts", "new")],
  ["a setting of Vite", () => write("vite.config.ts", "new")],
  ["an installed package", () => write("node_modules/.package-lock.json", "new")],
])("the hash follows %s", (_, change) => {
  const before = hashCode(root);
  expect(hashCode(root)).toBe(before);
  change();
  expect(hashCode(root)).not.toBe(before);
});

test("content and tests are not code", () => {
  const before = hashCode(root);
  for (const path of ["catalogue.yaml", "images/a.jpg", "tests/a.test.ts"]) write(path, "new");
  expect(hashCode(root)).toBe(before);
});
