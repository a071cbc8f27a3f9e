import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writeFileAtomic, writeFileIfChanged } from "#disk/atomic-write.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "whole-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("writes the file, with its folder, and leaves nothing beside it", () => {
  writeFileAtomic(join(folder, "a/b.txt"), "whole");
  expect(readFileSync(join(folder, "a/b.txt"), "utf8")).toBe("whole");
  expect(readdirSync(join(folder, "a"))).toEqual(["b.txt"]);
});

test("leaves the target and its folder as they were when the disk refuses", () => {
  mkdirSync(join(folder, "taken/inside"), { recursive: true });
  expect(() => writeFileAtomic(join(folder, "taken"), "x")).toThrow(/taken cannot be written/);
  expect(readdirSync(folder)).toEqual(["taken"]);
  expect(readdirSync(join(folder, "taken"))).toEqual(["inside"]);
});

test("does not touch a file that says the same already", () => {
  const path = join(folder, "same.json");
  writeFileSync(path, "{}");
  utimesSync(path, 1, 1);
  expect(writeFileIfChanged(path, "{}")).toBe(false);
  expect(statSync(path).mtimeMs).toBe(1000);
  expect(writeFileIfChanged(path, "[]")).toBe(true);
});
