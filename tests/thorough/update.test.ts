/** A copy of the project takes new versions the way README.md prescribes, over real repositories. */
import { execFileSync, execSync } from "node:child_process";
import { appendFileSync, cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { copyTracked } from "../support/copy-tracked.ts";
import { runCommand } from "../support/run-command.ts";
import { makeTemporaryFolder } from "../support/temporary-folder.ts";

const [, UPDATE = ""] = /`(git fetch upstream && [^`]+)`/.exec(readFileSync("README.md", "utf8")) ?? [];
const STUDIO = "my-studio";
const WHO = ["AUTHOR", "COMMITTER"].flatMap((role) => [
  [`GIT_${role}_NAME`, "Ann"],
  [`GIT_${role}_EMAIL`, "ann@lantern.example"],
]);
const env = { ...process.env, ...Object.fromEntries(WHO), GIT_CONFIG_GLOBAL: "", GIT_CONFIG_NOSYSTEM: "1" };

let upstream: string;
let copy: string;
beforeEach(() => {
  const root = makeTemporaryFolder();
  [upstream, copy] = [join(root, "upstream"), join(root, "copy")];
  copyTracked(upstream, ":!images", ":!tests/fixtures", ":!.env");
  cpSync(upstream, copy, { recursive: true });
  for (const folder of [upstream, copy]) {
    git(folder, "init", "--quiet", "--initial-branch=main");
    commit(folder, "Initial commit");
  }
  const origin = join(root, "origin");
  git(root, "init", "--quiet", "--bare", origin);
  git(copy, "remote", "add", "origin", origin);
  git(copy, "push", "--quiet", "--set-upstream", "origin", "main");
  git(copy, "remote", "add", "upstream", upstream);
});

function git(cwd: string, ...args: string[]): string {
  return execFileSync("git", args, { cwd, env, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] }).trim();
}

function commit(folder: string, subject: string): void {
  git(folder, "add", "--all");
  git(folder, "commit", "--quiet", "-m", subject);
}

const update = () => execSync(UPDATE, { cwd: copy, env, stdio: "pipe" });

/** Lists the files of a commit with their contents' hashes, apart from those of `init`. */
const listCode = (folder: string) =>
  git(folder, "ls-tree", "-r", "HEAD")
    .split("\n")
    .filter((line) => !line.includes(`\t${STUDIO}/`) && !line.endsWith("\t.env"));

function makeStudio(): void {
  const { status, stderr } = runCommand(
    "init",
    [STUDIO, "--name=Dots", "--place=", "--email=a@dots.example", "--booking=", "--url="],
    { cwd: copy },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  writeFileSync(join(copy, STUDIO, "images/designs/boat.jpg"), "A photo");
  commit(copy, "My studio");
}

function publishVersion(): void {
  appendFileSync(join(upstream, "renderer/domain/money.ts"), "// Changed.\n");
  appendFileSync(join(upstream, "catalogue.yaml"), "# More soon.\n");
  writeFileSync(join(upstream, "renderer/domain/new.ts"), "export const NEW = true;\n");
  rmSync(join(upstream, "tests/docs.test.ts"));
  commit(upstream, "Another version");
}

test("a new version replaces the code, and leaves the studio's files as they are", () => {
  update();
  makeStudio();
  const studio = git(copy, "rev-parse", `HEAD:${STUDIO}`);
  publishVersion();
  update();
  expect(listCode(copy)).toEqual(listCode(upstream));
  expect(git(copy, "rev-parse", `HEAD:${STUDIO}`)).toBe(studio);
  expect(git(copy, "status", "--porcelain")).toBe("");
  expect(git(copy, "rev-parse", "origin/main")).toBe(git(copy, "rev-parse", "HEAD"));
});

test("a first update that comes late takes every file of the new version, too", () => {
  makeStudio();
  const studio = git(copy, "rev-parse", `HEAD:${STUDIO}`);
  publishVersion();
  update();
  expect(listCode(copy)).toEqual(expect.arrayContaining(listCode(upstream)));
  expect(git(copy, "rev-parse", `HEAD:${STUDIO}`)).toBe(studio);
});
