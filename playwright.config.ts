/** End-to-end tests: the studio of tests/fixtures, built, served as a static host serves it, in a real browser. */
import { defineConfig, devices } from "@playwright/test";
import { PROJECT, PROJECT_BASE, STUDIO } from "./tests/fixtures/studio.ts";
import { addressOf, launchWith, serve, server, shared } from "./tests/support/playwright.ts";

const PHONE = { ...devices["Pixel 5"], viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 };

/** What fonts decide. All other tests know Liberation alone. */
const SHIFTS = { testMatch: /(still|first-paint)\.spec/, grepInvert: /@desktop/ };

const site = serve(STUDIO);

export default defineConfig({
  ...shared,
  ...site,
  webServer: [
    ...site.webServer,
    server("project", { CONTENT: PROJECT, BASE_URL: PROJECT_BASE }),
    server("plain", { CONTENT: STUDIO, HEADERS: "none" }),
  ],
  testDir: "tests/e2e",
  // What does not depend on the width of the screen is tested on a phone alone.
  projects: [
    { name: "phone", grepInvert: /@desktop/, use: PHONE },
    { name: "desktop", grep: /@desktop|@both/, use: { viewport: { width: 1440, height: 900 } } },
    { name: "dejavu", ...SHIFTS, use: { ...PHONE, launchOptions: launchWith("dejavu") } },
    { name: "android", ...SHIFTS, use: { ...PHONE, launchOptions: launchWith("android") } },
    {
      name: "below a path",
      testMatch: "journey.spec.ts",
      use: { ...PHONE, baseURL: addressOf("project") + PROJECT_BASE },
    },
    { name: "without headers", testMatch: "journey.spec.ts", use: { ...PHONE, baseURL: addressOf("plain") } },
    // Without any font, text fields and balanced lines crash Chromium 156: only Booking has neither.
    {
      name: "no font",
      grep: /nothing shifts on \/booking\/.*when other services /,
      use: { ...PHONE, launchOptions: launchWith("none") },
    },
  ],
});
