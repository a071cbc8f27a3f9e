/** The code that is part of a picture's identity: all that decides its bytes, and nothing else. */
import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, posix } from "node:path";
import { afterAll, expect, test } from "vitest";
import { hashPipeline, listPipeline, PIPELINE } from "#images/pipeline.ts";

const copy = mkdtempSync(join(tmpdir(), "pipeline-"));
for (const folder of ["scripts/images", "renderer/domain"])
  cpSync(folder, join(copy, folder), { recursive: true });
afterAll(() => rmSync(copy, { recursive: true }));

/** Appends a comment to a file of the copy; returns whether the identity changes. */
function changesIdentity(file: string): boolean {
  const before = hashPipeline(copy);
  appendFileSync(join(copy, file), "\n// A comment.");
  return hashPipeline(copy) !== before;
}

test("does not depend on where the project is", () => {
  expect(hashPipeline(copy)).toBe(PIPELINE);
});

test.each(listPipeline("."))("changes with %s", (file) => {
  expect(changesIdentity(file)).toBe(true);
});

const others = readdirSync("scripts/images", { withFileTypes: true }).filter((entry) => entry.isFile());

test.each([
  ...others.map(({ name }) => `scripts/images/${name}`),
  "renderer/domain/plan.ts",
  "renderer/domain/slots.ts",
])("does not change with %s", (file) => {
  expect(changesIdentity(file)).toBe(false);
});

test("covers every module that pixels/ and webp/ import", () => {
  const files = listPipeline(".");
  const imported = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/^import (?!type)[^;]*? from "([#.][^"]+)"/gms)].map(
      ([, path]) =>
        (path as string).startsWith("#")
          ? (path as string).replace("#domain", "renderer/domain")
          : posix.join(posix.dirname(file), path as string),
    ),
  );
  expect(imported.length).toBeGreaterThan(10);
  expect(imported.filter((path) => !files.includes(path))).toEqual([]);
});
