/** How pages read the files that the build writes. */
import { writeFileSync } from "node:fs";
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

test("a changed file is read again under the dev server", () => {
  for (const alt of ["A moth", "A newt"]) {
    const cards = { "/": { path: "cards/home.jpg", width: 1200, height: 630, alt } };
    writeFileSync(join(folder, "cards.json"), JSON.stringify(cards));
    expect(readCards()).toEqual(cards);
  }
});

test("a missing file is an error that names the command to run", () => {
  expect(readCards).toThrow("cards.json cannot be read. Run npm run build.");
});
