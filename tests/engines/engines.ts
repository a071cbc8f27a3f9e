/** The engines on this machine. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { findBrowser } from "../support/find-browser.ts";
import { openBidiView } from "./bidi-view.ts";
import type { View } from "./view.ts";
import { openWebkitView } from "./webkit-view.ts";

type Engine = {
  name: "Chromium" | "Firefox" | "WebKit";
  open: (() => Promise<View>) | undefined;
  advice: string;
};

const chromium = findBrowser();
/** WebKit on Linux needs a display, and Firefox needs one for WebGL, even headless. */
export const hasScreen = findProgram("Xvfb") !== undefined;
const firefox =
  (hasScreen ? findProgram("firefox", "firefox-esr") : undefined) ??
  findMac("Firefox.app/Contents/MacOS/firefox");
const webkit = hasScreen ? findProgram("WebKitWebDriver") : undefined;

export const engines: Engine[] = [
  {
    name: "Chromium",
    open: chromium ? () => openBidiView("chrome", chromium) : undefined,
    advice: "apt-get install chromium",
  },
  {
    name: "Firefox",
    open: firefox ? () => openBidiView("firefox", firefox) : undefined,
    advice: "apt-get install firefox-esr xvfb",
  },
  {
    name: "WebKit",
    open: webkit ? () => openWebkitView(webkit) : undefined,
    advice: "apt-get install webkit2gtk-driver xvfb",
  },
];

function findProgram(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}

function findMac(path: string): string | undefined {
  return existsSync(join("/Applications", path)) ? join("/Applications", path) : undefined;
}

/** Starts a virtual display for all later browsers. Returns the function that ends it. */
export async function startScreen(): Promise<() => void> {
  const options = ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp", "-noreset"];
  const screen = spawn("Xvfb", options, { stdio: ["ignore", "pipe", "ignore"] });
  const [number] = await once(screen.stdout, "data");
  process.env.DISPLAY = `:${String(number).trim()}`;
  return () => void screen.kill();
}
