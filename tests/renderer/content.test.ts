/** How pages read the files that the build writes. */
import { expect, test, vi } from "vitest";
import { readCards } from "#renderer/content.server.ts";
import { makeTemporaryFolder } from "../support/temporary-folder.ts";

test("a missing file is an error that names the command to run", () => {
  vi.stubEnv("SITE_DATA", makeTemporaryFolder());
  expect(readCards).toThrow("cards.json cannot be read. Run npm run build.");
});
