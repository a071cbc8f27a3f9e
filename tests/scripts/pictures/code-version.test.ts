/** The identity of a picture includes all code that decides its bytes. */
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { listFiles } from "#files/files.ts";
import { CODE_VERSION, hashCode, PICTURE_CODE } from "#pictures/code-version.ts";
import { makeTemporaryFolder } from "../../support/temporary-folder.ts";

const copy = makeTemporaryFolder(afterAll);
for (const path of ["package.json", "scripts", "renderer/domain"])
  cpSync(path, join(copy, path), { recursive: true });

/** Hashes the code while one file of the copy is changed. */
function hashWith(file: string, change: (text: string) => string): string {
  const path = join(copy, file);
  const before = readFileSync(path, "utf8");
  writeFileSync(path, change(before));
  const hash = hashCode(PICTURE_CODE, copy);
  writeFileSync(path, before);
  return hash;
}

const withCode = (code: string) => `globalThis.limit = 1;\n${code}`;

test("the hash is the same wherever the project is", () => {
  expect(hashCode(PICTURE_CODE, copy)).toBe(CODE_VERSION);
});

test.each([
  "package.json",
  "scripts/pictures/make.ts",
  "scripts/pictures/codec/heif-worker.mjs",
  "scripts/drawing/scan/find-sheet.ts",
  "scripts/drawing/raster.ts",
  "renderer/domain/colors.ts",
])("the hash changes with %s", (file) => {
  expect(hashWith(file, withCode)).not.toBe(CODE_VERSION);
});

test("the code includes every module of the domain that the pixels need", () => {
  const paths = PICTURE_CODE.filter((path) => /^scripts\/(drawing|pictures\/(codec|tattoo))/.test(path));
  const files = paths.flatMap((path) =>
    path.includes(".") ? path : listFiles(path).map((name) => join(path, name)),
  );
  const code = files.map((file) => readFileSync(file, "utf8"));
  const needed = code.flatMap((text) =>
    [...text.matchAll(/^import (?!type)[^;]*? from "#(domain\/[^"]+)";/gm)].map(
      ([, path]) => `renderer/${path}`,
    ),
  );
  expect([...new Set(needed)].sort()).toEqual(PICTURE_CODE.filter((path) => path.startsWith("renderer/")));
});
