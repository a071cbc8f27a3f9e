/** Replacing the built site: the old one or the new one, whole, whatever interrupts. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { replaceFolder, restoreFolder } from "../scripts/replace-folder.ts";

let root: string;
let target: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "replace-"));
  target = join(root, "dist/client");
});

afterEach(() => rmSync(root, { recursive: true }));

function makeFolder(name: string, text: string): string {
  const folder = join(root, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "index.html"), text);
  return folder;
}

const page = () => readFileSync(join(target, "index.html"), "utf8");

test("puts the new folder where none was", () => {
  replaceFolder(makeFolder("next", "new"), target);
  expect(page()).toBe("new");
});

test("replaces the old folder and leaves nothing of it", () => {
  makeFolder("dist/client", "old");
  writeFileSync(join(target, "stale.html"), "stale");
  replaceFolder(makeFolder("next", "new"), target);
  expect(page()).toBe("new");
  expect(existsSync(join(target, "stale.html"))).toBe(false);
  expect(readdirSync(join(root, "dist"))).toEqual(["client"]);
});

test("brings the old folder back when the replacement was cut off half way", () => {
  makeFolder("dist/client", "old");
  renameSync(target, `${target}.previous`);
  restoreFolder(target);
  expect(page()).toBe("old");
});

test("drops the old folder when only its removal was cut off", () => {
  makeFolder("dist/client", "new");
  makeFolder("dist/client.previous", "old");
  restoreFolder(target);
  expect(page()).toBe("new");
  expect(readdirSync(join(root, "dist"))).toEqual(["client"]);
});
