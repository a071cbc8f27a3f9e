import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { writeFileAtomic, writeFileIfChanged } from "#files/files.ts";
import { makeTemporaryFolder } from "../../support/temporary-folder.ts";

let folder: string;
beforeEach(() => {
  folder = makeTemporaryFolder();
});
test("writes the file and its folder, and leaves nothing else", () => {
  writeFileAtomic(join(folder, "a/b.txt"), "whole");
  expect(readFileSync(join(folder, "a/b.txt"), "utf8")).toBe("whole");
  expect(readdirSync(join(folder, "a"))).toEqual(["b.txt"]);
});

test("leaves the target and its folder unchanged when the disk refuses", () => {
  mkdirSync(join(folder, "taken/inside"), { recursive: true });
  expect(() => writeFileAtomic(join(folder, "taken"), "x")).toThrow(/taken cannot be written/);
  expect(readdirSync(folder)).toEqual(["taken"]);
  expect(readdirSync(join(folder, "taken"))).toEqual(["inside"]);
});

test.each([
  ["file/below", "file/below cannot be written. E"],
  ["n".repeat(254), "n cannot be written. ENAMETOOLONG: name too long"],
])("names the file %s, and gives the reason of the disk", (name, sentence) => {
  writeFileSync(join(folder, "file"), "x");
  expect(() => writeFileAtomic(join(folder, name), "x")).toThrow(sentence);
});

test.skipIf(process.platform === "win32")("never replaces a file with the part that fits on the disk", () => {
  writeFileSync(join(folder, "page.html"), "old");
  const module = import.meta.resolve("#files/files.ts");
  const script = `
    import { writeFileAtomic } from ${JSON.stringify(module)};
    writeFileAtomic("page.html", Buffer.alloc(4_000_000));`;
  expect(runOnFullDisk(script, folder)).toContain("page.html cannot be written.");
  expect(readFileSync(join(folder, "page.html"), "utf8")).toBe("old");
  expect(readdirSync(folder)).toEqual(["page.html"]);
});

/** Runs a script with files limited to 1 or 2 MB, which is more than tsx caches. Returns what it prints as errors. */
function runOnFullDisk(script: string, cwd: string): string {
  const options = ["--import", import.meta.resolve("tsx"), "--input-type=module", "-e", script];
  // The limit is in blocks of 512 or 1024 bytes, depending on the shell.
  const limited = ["-c", 'ulimit -f 2000; exec "$@"', "sh", process.execPath, ...options];
  return spawnSync("sh", limited, { cwd, encoding: "utf8" }).stderr;
}

test("does not touch a file whose content is the same", () => {
  const path = join(folder, "same.json");
  writeFileSync(path, "{}");
  utimesSync(path, 1, 1);
  expect(writeFileIfChanged(path, "{}")).toBe(false);
  expect(statSync(path).mtimeMs).toBe(1000);
  expect(writeFileIfChanged(path, "[]")).toBe(true);
});
