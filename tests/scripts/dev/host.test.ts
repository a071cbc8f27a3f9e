import { loadConfigFromFile } from "vite";
import { expect, test } from "vitest";

test("the dev server listens on this machine only, like the preview", async () => {
  const loaded = await loadConfigFromFile({ command: "serve", mode: "development" }, "vite.config.ts");
  expect(loaded?.config.server?.host).toBe("localhost");
});
