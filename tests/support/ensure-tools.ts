/** Command: finds what the tests need beside Node: git, and a browser. In CI, and for root, it installs what is missing. */
import { spawnSync } from "node:child_process";
import { findBrowser } from "./find-browser.ts";

type Tool = {
  name: string;
  /** Returns where it is. */
  find: () => string | undefined;
  /** Each command is tried until the tool is there. */
  attempts: string[];
};

const isRoot = process.getuid?.() === 0;
const mayInstall = isRoot || Boolean(process.env.CI);
const apt = (command: string) => `${isRoot ? "" : "sudo -n "}apt-get ${command}`;

const TOOLS: Tool[] = [
  {
    name: "git",
    find: () => spawnSync("git", ["--version"], { encoding: "utf8" }).stdout?.trim(),
    attempts: [`${apt("update")} && ${apt("install -y --no-install-recommends git")}`],
  },
  {
    name: "Chromium or Chrome",
    find: findBrowser,
    // Playwright's own build, then Debian's packages if the download fails.
    attempts: [
      "npx playwright install --with-deps chromium",
      `${apt("update")} && ${apt("install -y --no-install-recommends chromium chromium-headless-shell")}`,
      apt("install -y --no-install-recommends chromium"),
    ],
  },
];

for (const { name, find, attempts } of TOOLS) {
  for (const command of mayInstall ? attempts : []) {
    if (find()) break;
    console.log(`No ${name} on this machine: ${command}`);
    spawnSync(command, { stdio: "inherit", shell: true });
  }
  const found = find();
  if (!found) {
    console.error(`The tests need ${name}. Install it, such as with: ${attempts[0]}`);
    process.exit(1);
  }
  console.log(`For the tests: ${found}`);
}
