/** What the sample demonstrates. No part of `npm test`, as an artist may change the sample into anything. */
import { defineConfig } from "@playwright/test";
import { serve, shared } from "../support/playwright.ts";

export default defineConfig({
  ...shared,
  ...serve("."),
  testDir: ".",
});
