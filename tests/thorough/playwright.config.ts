/** End-to-end tests that are rare or slow: tests tagged `@thorough`, other fonts, and the copy below a path. */
import { defineConfig } from "@playwright/test";
import { PROJECT, PROJECT_BASE, SECOND, STUDIO } from "../fixtures/studio.ts";
import { addressOf, launchWith, PHONE, serve, shared } from "../support/playwright.ts";

export default defineConfig({
  ...shared,
  ...serve({
    site: { content: STUDIO },
    second: { content: SECOND },
    // GitHub Pages sends none of our headers.
    project: { content: PROJECT, base: PROJECT_BASE, isPlain: true },
  }),
  testDir: "../e2e",
  projects: [
    { name: "thorough", grep: /@thorough/, use: PHONE },
    // All other tests know Liberation alone.
    { name: "dejavu", grep: /@fonts/, use: { ...PHONE, launchOptions: launchWith("dejavu") } },
    { name: "android", grep: /@fonts/, use: { ...PHONE, launchOptions: launchWith("android") } },
    {
      name: "golden",
      testDir: ".",
      testMatch: "golden.spec.ts",
      snapshotPathTemplate: "{testDir}/golden/{arg}{ext}",
    },
    {
      name: "below a path",
      testMatch: "journey.spec.ts",
      use: { ...PHONE, baseURL: addressOf("project") + PROJECT_BASE },
    },
  ],
});
