/** What all tests in a browser share. */
import { availableParallelism } from "node:os";
import type { PlaywrightTestConfig } from "@playwright/test";
import { BROWSER_FLAGS, findBrowser } from "./find-browser.ts";

/** No test measures time: these limits only end what hangs, on a machine that is busy with other things. */
export const shared: PlaywrightTestConfig = {
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: availableParallelism() + 1,
  reporter: "list",
  timeout: 120_000,
  expect: { timeout: 30_000 },
};

/** Serves the site that was built from the content in the folder. */
export function serveOn(port: number, content: string): PlaywrightTestConfig {
  return {
    use: {
      baseURL: `http://localhost:${port}`,
      launchOptions: { executablePath: findBrowser(), args: BROWSER_FLAGS },
    },
    webServer: {
      command: "npm run preview",
      port,
      env: { PORT: String(port), CONTENT: content },
      reuseExistingServer: false,
    },
  };
}
