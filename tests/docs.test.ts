/** The links of the documents lead somewhere, and each dependency is explained. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const read = (path: string) => readFileSync(path, "utf8");
const documents = [".", "docs"].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".md"))
    .map((name) => join(folder, name)),
);

test.each(documents)("every link of %s leads to an existing file and heading", (document) => {
  const links = [...read(document).matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g)];
  // Links in examples of the artist's Markdown begin with a slash or end in a photo, and images/ may be another studio's.
  const own = links.filter(([, path = ""]) => !/^\/|^studio\/|^images\//.test(path));
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
