/** Finds a Chromium for tests and measurements: the named one, Playwright's, or the system's. ensure-tools.ts installs one. */
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

const NAMES = "chromium chromium-browser google-chrome google-chrome-stable microsoft-edge chrome.exe".split(
  " ",
);

const PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

/** Turning these off halves the cost of a page: address bar suggestions are pages too, and so is a spare process. */
const UNUSED = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "SpareRendererForSitePerProcess"];

/** Flags for every browser: it may run as root, without a graphics card, and without background traffic. */
export const BROWSER_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // The headless shell rounds the widths of letters, unlike visitors' browsers.
  "--font-render-hinting=none",
  `--disable-features=${UNUSED}`,
];

/** Finds the executable's path, or returns nothing without one. `CHROMIUM` names a preferred one. */
export const findBrowser = () =>
  findFirst([process.env.CHROMIUM, chromium.executablePath(), ...onPath(NAMES), ...PLACES]);

/**
 * Finds the headless shell, which takes 0.6 of the time but has no back-forward cache. `undefined` stands for
 * Playwright's own. Falls back to the browser on a machine without a shell.
 */
export function findShell(): string | undefined {
  if (!process.env.CHROMIUM && existsSync(chromium.executablePath())) return undefined;
  return findFirst([process.env.CHROMIUM, ...onPath(["chromium-headless-shell"])]) ?? findBrowser();
}

const findFirst = (candidates: (string | undefined)[]) =>
  candidates.find((path): path is string => path !== undefined && existsSync(path));

const onPath = (names: string[]) =>
  (process.env.PATH ?? "").split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
