/** Settings that all Playwright configurations share. */
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import type { LaunchOptions, PlaywrightTestConfig } from "@playwright/test";
import { BROWSER_FLAGS, findShell } from "./find-browser.ts";

/** The time limits only end a test that hangs, even on a busy machine. No test measures time. */
export const shared: PlaywrightTestConfig = {
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // The report lists a test that passes only on the second try as flaky.
  retries: 1,
  workers: availableParallelism(),
  reporter: process.env.CI ? [["list"], ["html", { open: "never" }]] : "list",
  timeout: 120_000,
  expect: { timeout: 30_000 },
};

/** Other services are unreachable unless a test stands in for them, so that no test depends on the internet. */
const OURS_ALONE = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1";

/** Limits the browser to a font set of tests/support/fonts. On other systems than Linux it has the system's fonts. */
export const launchWith = (fonts: string): LaunchOptions => ({
  executablePath: findShell(),
  args: [...BROWSER_FLAGS, OURS_ALONE],
  env: { ...process.env, FONTCONFIG_FILE: resolve(`tests/support/fonts/${fonts}.conf`) },
});

/** Serves the site built from the content in the folder. */
export function serve(content: string) {
  return {
    use: {
      baseURL: addressOf("site"),
      trace: "on-first-retry" as const,
      launchOptions: launchWith("liberation"),
    },
    webServer: [server("site", { CONTENT: content })],
  };
}

/** Configures a server for a built site. The environment variable `<NAME>_PORT` receives its port. */
export const server = (name: string, env: Record<string, string>) => ({
  command: "npx tsx tests/support/serve.ts",
  cwd: process.cwd(),
  env,
  wait: { stdout: new RegExp(`port (?<${name}_port>\\d+)`) },
});

export const addressOf = (name: string) => `http://localhost:${process.env[`${name.toUpperCase()}_PORT`]}`;
