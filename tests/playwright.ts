/** Shared by all tests in a browser. */
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import type { LaunchOptions, PlaywrightTestConfig } from "@playwright/test";
import { BROWSER_FLAGS, findShell } from "./find-browser.ts";

/** No test measures time: these limits only end a test that hangs, even on a busy machine. */
export const shared: PlaywrightTestConfig = {
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes at the second try is listed at the end as flaky.
  retries: 1,
  workers: availableParallelism(),
  reporter: process.env.CI ? [["list"], ["html", { open: "never" }]] : "list",
  timeout: 120_000,
  expect: { timeout: 30_000 },
};

/** A browser that knows a set of tests/fonts alone, whatever this machine has. Outside Linux it has the machine's. */
export const launchWith = (fonts: string): LaunchOptions => ({
  executablePath: findShell(),
  args: BROWSER_FLAGS,
  env: { ...process.env, FONTCONFIG_FILE: resolve(`tests/fonts/${fonts}.conf`) },
});

/** Serves the site that was built from the content in the folder. */
export function serve(content: string): PlaywrightTestConfig {
  return {
    use: {
      baseURL: `http://localhost:${process.env.SITE_PORT}`,
      trace: "on-first-retry",
      launchOptions: launchWith("liberation"),
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
