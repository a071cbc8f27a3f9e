/** Temporary folders for a test or a whole file. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/**
 * Makes an empty folder and removes it when the test ends, even if a `beforeEach` made it. Outside tests, pass `afterAll`
 * to remove it when the file ends.
 */
export function makeTemporaryFolder(atEnd: (remove: () => void) => void = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), "test-"));
  atEnd(() => rmSync(folder, { recursive: true }));
  return folder;
}
