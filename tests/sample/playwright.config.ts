/** Tests of the sample content. They are not part of `npm test`, because an artist may change the sample. */
import { defineConfig } from "@playwright/test";
import { serve, shared } from "../support/playwright.ts";

export default defineConfig({
  ...shared,
  ...serve("."),
  testDir: ".",
});
