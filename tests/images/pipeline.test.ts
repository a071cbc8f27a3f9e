/** The code that is part of a picture's identity: all that decides its bytes, and nothing else. */
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { hashPipeline, PIPELINE } from "#images/pipeline.ts";
import { makeTemporaryFolder } from "../temporary-folder.ts";

const copy = makeTemporaryFolder(afterAll);
for (const path of ["package.json", "scripts/images", "renderer/domain"])
  cpSync(path, join(copy, path), { recursive: true });

/** The hash while a file of the copy is changed. */
function hashWith(file: string, change: (code: string) => string): string {
  const path = join(copy, file);
  const before = readFileSync(path, "utf8");
  writeFileSync(path, change(before));
  const hash = hashPipeline(copy);
  writeFileSync(path, before);
  return hash;
}

const withCode = (code: string) => `globalThis.limit = 1;\n${code}`;

test.each([
  "scripts/images/pixels/heic-worker.mjs",
  "scripts/images/pixels/shapes.ts",
  "scripts/images/webp/bits.ts",
  "renderer/domain/tones.ts",
])("changes with code in %s, but not with a comment, wherever the project is", (file) => {
  expect(hashWith(file, (code) => `// Finds the sheet.\n${code}`)).toBe(PIPELINE);
  expect(hashWith(file, withCode)).not.toBe(PIPELINE);
});

test.each(["scripts/images/original.ts", "renderer/domain/plan.ts"])("does not change with %s", (file) => {
  expect(hashWith(file, withCode)).toBe(PIPELINE);
});

test("does not change when a file exports more, or less", () => {
  const file = "scripts/images/pixels/scan/find-sheet.ts";
  const exportAll = (code: string) => code.replaceAll(/^(const|function|type)/gm, "export $1");
  expect(hashWith(file, exportAll)).toBe(PIPELINE);
  expect(hashWith(file, (code) => code.replaceAll(/^export type/gm, "type"))).toBe(PIPELINE);
});
