/** Command: installs what the tests need beside Node, if it is missing: git, and a browser. */
import { spawnSync } from "node:child_process";
import { findBrowser } from "./find-browser.ts";

type Command = string[];
type Tool = {
  name: string;
  /** Returns where it is. */
  find: () => string | undefined;
  /** Each is tried until the tool is there. */
  attempts: Command[];
  advice: string;
};

const AS_ROOT = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
const APT_UPDATE = [...AS_ROOT, "apt-get", "update"];
const aptInstall = (...packages: string[]) => [
  ...AS_ROOT,
  ...["apt-get", "install", "-y", "--no-install-recommends", ...packages],
];

const TOOLS: Tool[] = [
  {
    name: "git",
    find: () => spawnSync("git", ["--version"], { encoding: "utf8" }).stdout?.trim(),
    attempts: [APT_UPDATE, aptInstall("git")],
    advice: "Install git from https://git-scm.com",
  },
  {
    name: "Chromium or Chrome",
    find: findBrowser,
    // Playwright's own build, then Debian's packages if the download fails.
    attempts: [
      ["npx", "playwright", "install", "--with-deps", "chromium"],
      ["npx", "playwright", "install", "chromium"],
      APT_UPDATE,
      aptInstall("chromium", "chromium-headless-shell"),
      aptInstall("chromium"),
    ],
    advice: "Install Chromium or Chrome, or name one: CHROMIUM=/path npm test",
  },
];

for (const tool of TOOLS) ensure(tool);

function ensure({ name, find, attempts, advice }: Tool): void {
  if (!find()) console.log(`No ${name} on this machine: installing it for the tests.`);
  for (const [command = "", ...args] of attempts) {
    if (find()) break;
    console.log(`> ${command} ${args.join(" ")}`);
    spawnSync(command, args, { stdio: "inherit", shell: process.platform === "win32" });
  }
  const found = find();
  if (!found) {
    console.error(`${name} could not be installed. ${advice}`);
    process.exit(1);
  }
  console.log(`For the tests: ${found}`);
}
