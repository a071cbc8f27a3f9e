/** Finds a Chromium for tests and measurements: the one named, Playwright's own, or the system's. tests/support/ensure-browser.ts installs one. */
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

const NAMES = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "microsoft-edge",
  "chrome.exe",
];

const PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

/** Halves the cost of opening a page: suggestions of the address bar are pages too, and a spare process waits. */
const UNUSED = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "SpareRendererForSitePerProcess"];

/** How the browser is started everywhere: also as root, without a graphics card or background traffic. */
export const BROWSER_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // The shell rounds the widths of letters, as no visitor's browser does.
  "--font-render-hinting=none",
  `--disable-features=${UNUSED}`,
];

/** The path of the executable, or nothing when this machine has none. `CHROMIUM` names one to prefer. */
export const findBrowser = () =>
  findFirst([process.env.CHROMIUM, chromium.executablePath(), ...onPath(NAMES), ...PLACES]);

/**
 * The same without windows: it takes 0.6 of the time, but keeps no page for Back. `undefined` stands for Playwright's
 * own; a machine without a shell gets the browser.
 */
export function findShell(): string | undefined {
  if (!process.env.CHROMIUM && existsSync(chromium.executablePath())) return undefined;
  return findFirst([process.env.CHROMIUM, ...onPath(["chromium-headless-shell"])]) ?? findBrowser();
}

const findFirst = (candidates: (string | undefined)[]) =>
  candidates.find((path): path is string => path !== undefined && existsSync(path));

const onPath = (names: string[]) =>
  (process.env.PATH ?? "").split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
