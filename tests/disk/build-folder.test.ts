/** The folder of one build: its own, and cleared up by the next when the build was killed. */
import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clearKilledBuilds, openBuildFolder } from "#disk/build-folder.ts";

/** Some start processes, beside whatever else keeps the cores busy. */
vi.setConfig({ testTimeout: 60_000 });

let root: string;
let target: string;
/** The number of a process that has ended. */
let killed: number;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "builds-"));
  target = join(root, "dist");
  killed = spawnSync(process.execPath, ["--version"]).pid;
});
afterEach(() => rmSync(root, { recursive: true }));

function makeFolder(name: string, text: string): void {
  mkdirSync(join(root, name), { recursive: true });
  writeFileSync(join(root, name, "index.html"), text);
}

const page = () => readFileSync(join(target, "index.html"), "utf8");

test("is empty, also when a killed process of the same number has left something", () => {
  makeFolder(`.building/${process.pid}/next`, "half");
  openBuildFolder(root, target);
  expect(readdirSync(join(root, ".building", String(process.pid)))).toEqual([]);
});

test("goes when the process ends", () => {
  const script = `
    import { openBuildFolder } from ${JSON.stringify(new URL("../../scripts/disk/build-folder.ts", import.meta.url).href)};
    openBuildFolder(${JSON.stringify(root)}, ${JSON.stringify(target)});
    process.exit(1);`;
  spawnSync(process.execPath, ["--import", "tsx", "--input-type=module", "-e", script]);
  expect(readdirSync(root)).toEqual([]);
});

test("brings the old site back when a build was killed between the two renamings", () => {
  makeFolder(`.building/${killed}/previous`, "old");
  makeFolder(`.building/${killed}/next`, "new");
  clearKilledBuilds(root, target);
  expect(page()).toBe("old");
  expect(readdirSync(root)).toEqual(["dist"]);
});

test("drops the old site when the new one is in its place", () => {
  makeFolder("dist", "new");
  makeFolder(`.building/${killed}/previous`, "old");
  clearKilledBuilds(root, target);
  expect(page()).toBe("new");
  expect(readdirSync(root)).toEqual(["dist"]);
});

test("leaves alone what a running build has made so far", () => {
  makeFolder(`.building/${process.ppid}/next`, "half");
  clearKilledBuilds(root, target);
  expect(existsSync(join(root, `.building/${process.ppid}/next/index.html`))).toBe(true);
});
