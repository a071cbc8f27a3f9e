/** How pages read the files that the build writes. */
import { utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readCards } from "#renderer/content.server.ts";
import { makeTemporaryFolder } from "../support/temporary-folder.ts";

let folder: string;
beforeEach(() => {
  folder = makeTemporaryFolder();
  vi.stubEnv("SITE_DATA", folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

function write(alt: string, modified: number): void {
  const path = join(folder, "cards.json");
  writeFileSync(path, JSON.stringify({ "/": { path: "cards/home.jpg", width: 1200, height: 630, alt } }));
  utimesSync(path, modified, modified);
}

test("a changed file is read again, even when its length is the same", () => {
  write("A moth", 1);
  expect(readCards()["/"]?.alt).toBe("A moth");
  write("A newt", 2);
  expect(readCards()["/"]?.alt).toBe("A newt");
});

test("a missing file is an error that names the command to run", () => {
  expect(readCards).toThrow("cards.json cannot be read. Run npm run build.");
});
