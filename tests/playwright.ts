/** Shared by all tests in a browser. */
import { availableParallelism } from "node:os";
import type { PlaywrightTestConfig } from "@playwright/test";
import { BROWSER_FLAGS, findShell } from "./find-browser.ts";

/** No test measures time: these limits only end a test that hangs, even on a busy machine. */
export const shared: PlaywrightTestConfig = {
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes at the second try is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  // Half of a test is waiting: for fonts, transitions, a quiet network.
  workers: 2 * availableParallelism(),
  reporter: process.env.CI ? [["list"], ["html", { open: "never" }]] : "list",
  timeout: 120_000,
  expect: { timeout: 30_000 },
};

/** Serves the site that was built from the content in the folder. */
export function serve(content: string): PlaywrightTestConfig {
  return {
    use: {
      trace: "on-first-retry",
      baseURL: `http://localhost:${process.env.SITE_PORT}`,
      launchOptions: { executablePath: findShell(), args: BROWSER_FLAGS },
    },
    webServer: {
      command: "npx tsx tests/serve.ts",
      cwd: process.cwd(),
      env: { CONTENT: content },
      // What the group matches becomes an environment variable, in capitals.
      wait: { stdout: /port (?<site_port>\d+)/ },
    },
  };
}
