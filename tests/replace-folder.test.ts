/** Replacing the built site: the old one or the new one, whole, whatever else happens. */
import { spawn } from "node:child_process";
import { once } from "node:events";
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
import { replaceFolder } from "../scripts/replace-folder.ts";

/** Some start processes, beside whatever else keeps the cores busy. */
vi.setConfig({ testTimeout: 60_000 });

let root: string;
let target: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "replace-"));
  target = join(root, "dist");
});

afterEach(() => rmSync(root, { recursive: true }));

function makeFolder(name: string, text: string): string {
  const folder = join(root, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "index.html"), text);
  return folder;
}

const page = (folder = target) => readFileSync(join(folder, "index.html"), "utf8");

test("puts the new folder where none was", () => {
  replaceFolder(makeFolder("next", "new"), target, join(root, "previous"));
  expect(page()).toBe("new");
});

test("moves the old folder aside, with all that it held", () => {
  makeFolder("dist", "old");
  writeFileSync(join(target, "stale.html"), "stale");
  replaceFolder(makeFolder("next", "new"), target, join(root, "previous"));
  expect(page()).toBe("new");
  expect(existsSync(join(target, "stale.html"))).toBe(false);
  expect(page(join(root, "previous"))).toBe("old");
  expect(readdirSync(root).sort()).toEqual(["dist", "previous"]);
});

test("leaves the old folder in its place when there is no new one", () => {
  makeFolder("dist", "old");
  expect(() => replaceFolder(join(root, "next"), target, join(root, "previous"))).toThrow(
    /dist cannot be written/,
  );
  expect(page()).toBe("old");
});

test("two processes replace the same folder again and again, and neither fails", async () => {
  const script = `
    import { mkdirSync, writeFileSync } from "node:fs";
    import { replaceFolder } from ${JSON.stringify(new URL("../scripts/replace-folder.ts", import.meta.url).href)};
    const own = ${JSON.stringify(root)} + "/" + process.pid;
    for (let round = 0; round < 300; round++) {
      mkdirSync(own + "/next", { recursive: true });
      writeFileSync(own + "/next/index.html", "whole");
      replaceFolder(own + "/next", ${JSON.stringify(target)}, own + "/previous");
    }`;
  const run = () =>
    once(
      spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", script], { stdio: "inherit" }),
      "exit",
    );
  expect(await Promise.all([run(), run()])).toEqual([
    [0, null],
    [0, null],
  ]);
  expect(page()).toBe("whole");
});
