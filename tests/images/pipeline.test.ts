/** The code that is part of a picture's identity: all that decides its bytes, and nothing else. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { hashPipeline, PIPELINE } from "#images/pipeline.ts";

const copy = mkdtempSync(join(tmpdir(), "pipeline-"));
for (const path of ["package.json", "scripts/images", "renderer/domain"])
  cpSync(path, join(copy, path), { recursive: true });
afterAll(() => rmSync(copy, { recursive: true }));

/** The hash while a file of the copy begins with this code. */
function hashWith(file: string, code: string): string {
  const path = join(copy, file);
  const before = readFileSync(path);
  writeFileSync(path, `${code}\n${before}`);
  const hash = hashPipeline(copy);
  writeFileSync(path, before);
  return hash;
}

test.each([
  "scripts/images/pixels/derive-original.ts",
  "scripts/images/pixels/scan/find-sheet.ts",
  "scripts/images/pixels/heic-worker.mjs",
  "scripts/images/webp/bits.ts",
  "renderer/domain/tones.ts",
])("changes with code in %s, but not with a comment, wherever the project is", (file) => {
  expect(hashWith(file, "// Finds the sheet.")).toBe(PIPELINE);
  expect(hashWith(file, "globalThis.limit = 1;")).not.toBe(PIPELINE);
});

test.each(["scripts/images/original.ts", "scripts/images/original-problem.ts", "renderer/domain/plan.ts"])(
  "does not change with %s",
  (file) => {
    expect(hashWith(file, "globalThis.limit = 1;")).toBe(PIPELINE);
  },
);
