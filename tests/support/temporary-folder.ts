/** A folder for a test, or for all of a file. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/**
 * Empty. It is removed when the test ends, also when a `beforeEach` makes it; what is made outside of tests is removed
 * `afterAll`.
 */
export function makeTemporaryFolder(atEnd: (remove: () => void) => void = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), "test-"));
  atEnd(() => rmSync(folder, { recursive: true }));
  return folder;
}
