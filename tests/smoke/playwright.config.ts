/** A short test of the built site at the root, or in the folder `CONTENT`. It passes with any valid content. */
import { defineConfig } from "@playwright/test";
import { serve, shared } from "../support/playwright.ts";

export default defineConfig({
  ...shared,
  ...serve(process.env.CONTENT ?? "."),
  testDir: ".",
});
