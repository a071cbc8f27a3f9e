/** A short test of the site at the root, or of the one that `CONTENT` names: it holds for any valid content. */
import { defineConfig } from "@playwright/test";
import { serveOn, shared } from "../playwright.ts";

export default defineConfig({
  ...shared,
  ...serveOn(Number(process.env.PORT ?? 4173), process.env.CONTENT ?? "."),
  testDir: ".",
});
