/** The documents: their links work, and they stay complete. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const read = (path: string) => readFileSync(path, "utf8");
const documents = [".", "docs"].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".md"))
    .map((name) => join(folder, name)),
);

test("README.md has at most 120 lines", () => {
  expect(read("README.md").trimEnd().split("\n").length).toBeLessThanOrEqual(120);
});

test.each(documents)("every link of %s leads to an existing file and heading", (document) => {
  const links = [...read(document).matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g)];
  // Links in examples of the artist's Markdown begin with a slash or end in a photo.
  const own = links.filter(([, path = ""]) => !/^\/|^studio\//.test(path));
  for (const [, path, heading] of own) {
    const target = path ? join(dirname(document), path) : document;
    expect(existsSync(target), target).toBe(true);
    if (heading) expect(headings(read(target)), `${target}#${heading}`).toContain(heading);
  }
});

/** Makes the ids of headings as GitHub does. */
const headings = (markdown: string) =>
  [...markdown.matchAll(/^#+ (.*)/gm)].map(([, title = ""]) =>
    title
      .toLowerCase()
      .replace(/[^\w\- ]/g, "")
      .replaceAll(" ", "-"),
  );

test("CONTRIBUTING.md explains each dependency, and no others", () => {
  const { dependencies, devDependencies } = JSON.parse(read("package.json"));
  const installed = Object.keys({ ...dependencies, ...devDependencies }).filter(
    (name) => !/^@types\//.test(name),
  );
  const [, table = ""] = read("CONTRIBUTING.md").split("## Why each dependency");
  const named = [...table.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, names = ""]) =>
    names.replaceAll("`", "").split(", "),
  );
  expect(named.filter((name) => name !== "@types/*").sort()).toEqual(installed.sort());
});

test("decisions are dated, newest first, each with its cost", () => {
  const lines = read("docs/decisions.md").split("\n").slice(4, -1);
  const decisions = lines.filter((_, index) => index % 2 === 0);
  expect(decisions.filter((line) => !/^- \*\*\d{4}-\d\d-\d\d · /.test(line))).toEqual([]);
  expect(lines.filter((line, index) => index % 2 === 1 && !/^ {2}Cost: /.test(line))).toEqual([]);
  expect(decisions.map((line) => line.slice(4, 14))).toEqual(
    decisions
      .map((line) => line.slice(4, 14))
      .sort()
      .reverse(),
  );
});
