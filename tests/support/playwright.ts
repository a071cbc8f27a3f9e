/** Settings that all Playwright configurations share. */
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { devices, type LaunchOptions, type PlaywrightTestConfig } from "@playwright/test";
import { BROWSER_FLAGS, findShell } from "./find-browser.ts";
import type { ServedSite } from "./serve.ts";

/** The time limits only end a test that hangs, even on a busy machine. No test measures time. */
export const shared: PlaywrightTestConfig = {
  testMatch: "*.spec.ts",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only on the second try is listed, with its trace, and is as red as any in CI.
  retries: 1,
  failOnFlakyTests: Boolean(process.env.CI),
  // Some tests wait for a timer of the page, and no core waits with them.
  workers: availableParallelism(),
  reporter: process.env.CI ? [["list"], ["html", { open: "never" }]] : "list",
  timeout: 120_000,
  expect: { timeout: 10_000 },
};

/** A phone that draws one pixel a point: three would take nine times the work. A test of sharpness sets it. */
export const PHONE = {
  ...devices["Pixel 5"],
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1,
};

/** For `test.use` where motion is the fact. */
export const MOTION = { contextOptions: { reducedMotion: "no-preference" as const } };

/** Other services are unreachable unless a test stands in for them, so that no test depends on the internet. */
const OURS_ALONE = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1";

/** Limits the browser to a font set of tests/support/fonts. On other systems than Linux it has the system's fonts. */
export const launchWith = (fonts: string): LaunchOptions => ({
  executablePath: findShell(),
  args: [...BROWSER_FLAGS, OURS_ALONE],
  env: { ...process.env, FONTCONFIG_FILE: resolve(`tests/support/fonts/${fonts}.conf`) },
});

/** Serves built sites, of which tests open the first. Nothing moves, unless a test uses `MOTION`. */
export function serve(sites: Record<string, ServedSite>) {
  const names = Object.keys(sites);
  return {
    use: {
      baseURL: addressOf(names[0] ?? ""),
      trace: "on-first-retry" as const,
      contextOptions: { reducedMotion: "reduce" as const },
      launchOptions: launchWith("liberation"),
    },
    webServer: {
      command: "node --import tsx tests/support/serve.ts",
      cwd: process.cwd(),
      env: { SITES: JSON.stringify(sites) },
      wait: { stdout: new RegExp(names.map((name) => `${name}=(?<${name}_port>\\d+)`).join(" ")) },
    },
  };
}

/** The address of a served site: Playwright keeps the port that the server has printed in `<NAME>_PORT`. */
export const addressOf = (name: string) => `http://localhost:${process.env[`${name.toUpperCase()}_PORT`]}`;
