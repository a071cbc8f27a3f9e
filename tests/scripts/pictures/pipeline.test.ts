/** The identity of a picture includes all code that decides its bytes. */
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { listFiles } from "#files/files";
import { hashCode, PICTURE_CODE, PIPELINE } from "#pictures/pipeline";
import { CARD_CODE } from "#site/make-cards";
import { makeTemporaryFolder } from "../../support/temporary-folder.ts";

const copy = makeTemporaryFolder(afterAll);
for (const path of ["package-lock.json", "scripts", "renderer/domain"])
  cpSync(path, join(copy, path), { recursive: true });

/** Hashes the code while one file of the copy is changed. */
function hashWith(file: string, change: (text: string) => string, code = PICTURE_CODE): string {
  const path = join(copy, file);
  const before = readFileSync(path, "utf8");
  writeFileSync(path, change(before));
  const hash = hashCode(code, copy);
  writeFileSync(path, before);
  return hash;
}

const withCode = (code: string) => `globalThis.limit = 1;\n${code}`;

test("the hash is the same wherever the project is", () => {
  expect(hashCode(PICTURE_CODE, copy)).toBe(PIPELINE);
});

test.each([
  "scripts/pictures/derive-original.ts",
  "scripts/pictures/pixels/codec/heic-worker.mjs",
  "scripts/pictures/pixels/scan/find-sheet.ts",
  "scripts/pictures/pixels/tint/bits.ts",
  "renderer/domain/tones.ts",
])("the hash changes with %s", (file) => {
  expect(hashWith(file, withCode)).not.toBe(PIPELINE);
});

/** Gives one package another version in the lock. */
const withVersion = (name: string) => (text: string) => {
  const lock = JSON.parse(text);
  lock.packages[`node_modules/${name}`].version = "99.0.0";
  return JSON.stringify(lock);
};

test.each(["sharp", "libheif-js", "d3-delaunay", "delaunator"])(
  "the hash changes with the version of %s",
  (name) => {
    expect(hashWith("package-lock.json", withVersion(name))).not.toBe(PIPELINE);
  },
);

test.each(["satori", "subset-font", "fontkit", "linebreak", "sharp"])(
  "the hash for cards changes with the version of %s",
  (name) => {
    expect(hashWith("package-lock.json", withVersion(name), CARD_CODE)).not.toBe(hashCode(CARD_CODE, copy));
  },
);

test("the code includes every module of the domain that the pixels need", () => {
  const folder = "scripts/pictures/pixels";
  const code = listFiles(folder).map((file) => readFileSync(join(folder, file), "utf8"));
  const needed = code.flatMap((text) =>
    [...text.matchAll(/^import (?!type)[^;]*? from "#(domain\/[^"]+)";/gm)].map(
      ([, path]) => `renderer/${path}`,
    ),
  );
  expect([...new Set(needed)].sort()).toEqual(
    PICTURE_CODE.paths.filter((path) => path.startsWith("renderer/")),
  );
});
