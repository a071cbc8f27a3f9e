/** package.json: packages that the build needs are dependencies; those that only tests, types and lint need are not. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));

/** The code of the site and its commands. */
const code = ["pages", "renderer", "scripts"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  )
  .concat("vite.config.ts", "package.json")
  .filter((path) => /\.(tsx?|mjs|css|json)$/.test(path))
  .map((path) => readFileSync(path, "utf8"))
  .join("\n");

const isImported = (name: string) =>
  new RegExp(
    `^(?!import type).*(from|import|import\\(|@plugin|--import) ?["']?${name}(/[^"']*)?["' ]`,
    "m",
  ).test(code);

test("every dependency is imported by the site or its commands", () => {
  expect(Object.keys(dependencies).filter((name) => !isImported(name))).toEqual([]);
});

test("no development dependency is imported by them", () => {
  expect(Object.keys(devDependencies).filter(isImported)).toEqual([]);
});
