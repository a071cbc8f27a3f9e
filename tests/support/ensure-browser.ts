/** Command: installs a browser for the end-to-end tests if there is none. */
import { spawnSync } from "node:child_process";
import { findBrowser } from "./find-browser.ts";

const APT_INSTALL = ["apt-get", "install", "-y", "--no-install-recommends"];

const found = findBrowser();
if (found) console.log(`Browser for the tests: ${found}`);
else install();

/** Tries Playwright's own build, then Debian's packages if the download fails. */
function install(): void {
  console.log("No Chromium or Chrome on this machine: installing one for the tests.");
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const attempts = [
    ["npx", "playwright", "install", "--with-deps", "chromium"],
    ["npx", "playwright", "install", "chromium"],
    [...asRoot, "apt-get", "update"],
    [...asRoot, ...APT_INSTALL, "chromium", "chromium-headless-shell"],
    [...asRoot, ...APT_INSTALL, "chromium"],
  ];
  for (const [command = "", ...args] of attempts) {
    console.log(`> ${command} ${args.join(" ")}`);
    spawnSync(command, args, { stdio: "inherit", shell: process.platform === "win32" });
    const browser = findBrowser();
    if (browser) {
      console.log(`Browser for the tests: ${browser}`);
      return;
    }
  }
  console.error(
    "No browser could be installed. Install Chromium or Chrome, or name one: CHROMIUM=/path npm test",
  );
  process.exit(1);
}
