/** End-to-end tests: the test studios, built, served as a static host serves them, in a real browser. */
import { defineConfig } from "@playwright/test";
import { SECOND, STUDIO } from "./tests/fixtures/studio.ts";
import { PHONE, serve, shared } from "./tests/support/playwright.ts";

export default defineConfig({
  ...shared,
  ...serve({ site: { content: STUDIO }, second: { content: SECOND } }),
  testDir: "tests/e2e",
  // What does not depend on the width of the screen is tested on a phone alone, what is rare or slow in tests/thorough.
  projects: [
    { name: "phone", grepInvert: /@desktop|@thorough/, use: PHONE },
    {
      name: "desktop",
      grep: /@desktop|@both/,
      grepInvert: /@thorough/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
});
