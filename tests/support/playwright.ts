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

/** A browser that knows a set of tests/support/fonts alone, whatever this machine has. Outside Linux it has the machine's. */
export const launchWith = (fonts: string): LaunchOptions => ({
  executablePath: findShell(),
  args: BROWSER_FLAGS,
  env: { ...process.env, FONTCONFIG_FILE: resolve(`tests/support/fonts/${fonts}.conf`) },
});

/** Serves the site that was built from the content in the folder. */
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

/** A server of a built site. Its port becomes an environment variable with its name: what the group matches, in capitals. */
export const server = (name: string, env: Record<string, string>) => ({
  command: "npx tsx tests/support/serve.ts",
  cwd: process.cwd(),
  env,
  wait: { stdout: new RegExp(`port (?<${name}_port>\\d+)`) },
});

export const addressOf = (name: string) => `http://localhost:${process.env[`${name.toUpperCase()}_PORT`]}`;
