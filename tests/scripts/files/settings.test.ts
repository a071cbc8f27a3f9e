/** Settings from the environment. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { readSettings, toFolder, toPort, toSiteBase } from "#files/settings.ts";
import { runCommand } from "../../support/run-command.ts";
import { makeTemporaryFolder } from "../../support/temporary-folder.ts";

test.each([
  ["", "/"],
  ["project", "/project/"],
  ["/project", "/project/"],
  ["/anna.github.io", "/anna.github.io/"],
  ["//a//b-1.2/", "/a/b-1.2/"],
  // Not paths of plain names.
  ["https://ann.example/project/", undefined],
  ["/my project/", undefined],
  [".", undefined],
  ['/a"b/', undefined],
  ["C:/Git/project/", undefined],
])("BASE_URL=%s is %s", (value, base) => {
  expect(toSiteBase(value)).toBe(base);
});

test.each([
  ["8080", 8080],
  ["0", undefined],
  ["99999", undefined],
  ["abc", undefined],
])("PORT=%s is %s", (value, port) => {
  expect(toPort(value)).toBe(port);
});

test.each([
  ["tests", "tests"],
  ["tests/nothing", undefined],
  ["package.json", undefined],
])("CONTENT=%s is %s", (value, folder) => {
  expect(toFolder(value)).toBe(folder);
});

test("servers listen on this machine alone, unless HOST says otherwise", () => {
  vi.stubEnv("HOST", undefined);
  expect(readSettings().host).toBe("localhost");
});

test("a command with an unusable setting ends with one sentence", () => {
  expect(runCommand("preview", [], { env: { BASE_URL: "https://ann.example/" } })).toMatchObject({
    status: 1,
    stderr: 'BASE_URL: Expected a folder such as /project/, found "https://ann.example/".\n',
  });
});

test("the environment wins over .env, and an unknown folder is answered", () => {
  const cwd = makeTemporaryFolder();
  writeFileSync(join(cwd, ".env"), "CONTENT=gone\nPORT=0");
  const preview = (env: object) =>
    runCommand("preview", [], { cwd, env: { CONTENT: undefined, ...env } }).stderr;
  expect(preview({})).toBe(
    'CONTENT: Expected an existing folder, in .env or the environment, found "gone".\n',
  );
  expect(preview({ CONTENT: "." })).toBe('PORT: Expected a number from 1 to 65535, found "0".\n');
});

test.each(["#", "%", "%20"])(
  "a command in a folder named site%s1, or for a studio in it, ends with one sentence",
  (sign) => {
    const folder = join(makeTemporaryFolder(), `site${sign}1`);
    mkdirSync(folder);
    for (const surroundings of [{ cwd: folder }, { env: { CONTENT: folder } }])
      expect(runCommand("preview", [], surroundings)).toMatchObject({
        status: 1,
        stderr: `The path ${folder} contains ${sign[0]}, which Node and Vite cannot read. Rename the folder.\n`,
      });
  },
);
