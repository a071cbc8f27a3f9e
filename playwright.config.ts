/** End-to-end tests: the built site, served as a static host serves it, in a real browser. */
import { defineConfig } from "@playwright/test";
import { BROWSER_FLAGS, findBrowser } from "./tests/find-browser.ts";

const port = Number(process.env.PORT ?? 4173);

export default defineConfig({
  testDir: "tests/e2e",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: "list",
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: findBrowser(),
      args: BROWSER_FLAGS,
    },
  },
  projects: [
    { name: "phone", use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
    { name: "desktop", use: { viewport: { width: 1440, height: 900 } } },
  ],
  webServer: {
    command: "npm run preview",
    port,
    env: { PORT: String(port) },
    reuseExistingServer: false,
  },
});
