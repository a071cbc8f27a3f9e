/** Command: finds what the tests need beside Node: git, and a browser. In CI, and for root, it installs what is missing. */
import { spawnSync } from "node:child_process";
import { findBrowser } from "./find-browser.ts";

const isRoot = process.getuid?.() === 0;
const mayInstall = isRoot || Boolean(process.env.CI);
const apt = (command: string) => `${isRoot ? "" : "sudo -n "}apt-get ${command}`;
const install = (names: string) => apt(`install -y --no-install-recommends ${names}`);

/** Each command is tried until the tool is there. For a browser, first Playwright's own build, then Debian's packages. */
const TOOLS: [name: string, find: () => string | undefined, attempts: string[]][] = [
  [
    "git",
    () => spawnSync("git", ["--version"], { encoding: "utf8" }).stdout?.trim(),
    [`${apt("update")} && ${install("git")}`],
  ],
  [
    "Chromium or Chrome",
    findBrowser,
    [
      "npx playwright install --with-deps chromium",
      `${apt("update")} && ${install("chromium chromium-headless-shell")}`,
      install("chromium"),
    ],
  ],
];

for (const [name, find, attempts] of TOOLS) {
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
