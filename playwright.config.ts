/** End-to-end tests: the studio of tests/fixtures, built, served as a static host serves it, in a real browser. */
import { defineConfig } from "@playwright/test";
import { STUDIO } from "./tests/fixtures/studio.ts";
import { serve, shared } from "./tests/playwright.ts";

export default defineConfig({
  ...shared,
  ...serve(STUDIO),
  testDir: "tests/e2e",
  // What does not depend on the width of the screen is tested on a phone alone.
  projects: [
    {
      name: "phone",
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    { name: "desktop", grep: /@desktop|@both/, use: { viewport: { width: 1440, height: 900 } } },
  ],
});
