/** `npm run check -- --fix`: writes the corrections that messages show. */
import { chmodSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fixContent } from "#content/fix-content.ts";
import { applyEach, type Edits, FILES, makeSite, reportOf } from "./site.ts";

const said: string[] = [];
beforeEach(() => {
  said.length = 0;
  vi.spyOn(console, "log").mockImplementation((line = "") => void said.push(line));
});
afterEach(() => vi.restoreAllMocks());

const yes = async () => true;
const read = (root: string, name = "catalogue") => readFileSync(join(root, `${name}.yaml`), "utf8");

test.each<[string, from: string, to: string, fixed: string]>([
  ["a missing dollar sign", "price: $700", "price: 700 # each", "price: $700 # each"],
  ["quotes that are too many", "id: 14", "id: '14'", "id: 14"],
  [
    "images/ before a path",
    "image: designs/019-koi.jpg",
    "image: 'images/Designs/019-koi.jpg'",
    "image: designs/019-koi.jpg",
  ],
  ["curly quotes", "title: Honey Bee", "title: “Bee’s Knees” # new", "title: 'Bee’s Knees' # new"],
  ["a text that is cut", "title: Honey Bee", "title: Bee #3", "title: 'Bee #3'"],
  [
    "tabs in many lines",
    "    - Size Adjustable\n    - R",
    "\t\t- Size Adjustable\n\t\t- R",
    "    - Size Adjustable\n    - R",
  ],
])("fixes %s", async (_, from, to, fixed) => {
  const root = makeSite({ catalogue: [[from, to]] });
  await fixContent(root, yes);
  expect(read(root)).toBe(applyEach(FILES.catalogue, [[from, fixed]]));
});

test("keeps the other lines, line ends and the byte order mark", async () => {
  const text = (price: string) => `\uFEFF${FILES.catalogue.replace("$700", price).replaceAll("\n", "\r\n")}`;
  const root = makeSite({ catalogue: text("700") });
  await fixContent(root, yes);
  expect(read(root)).toBe(text("$700"));
});

test.each<[string, Edits]>([
  ["a guess", { catalogue: [["title: Honey Bee", "titel: Honey Bee"]] }],
  ["another encoding", { catalogue: Buffer.from(FILES.catalogue.replace("$700", "700 ö"), "latin1") }],
])("leaves %s", async (_, edits) => {
  const root = makeSite(edits);
  await fixContent(root, yes);
  expect(said).toEqual(["Nothing to fix.\n"]);
});

const edits: Edits = {
  catalogue: [["$700", "700"]],
  portfolio: [["portfolio/fern", "images/portfolio/fern"]],
};

test("shows, asks and writes, with the same permissions", async () => {
  const root = makeSite(edits);
  chmodSync(join(root, "portfolio.yaml"), 0o664);
  await fixContent(root, async (question) => {
    said.push(question);
    expect(reportOf(root)).toContain("2 problems.");
    return true;
  });
  expect(said.join("\n")).toMatchInlineSnapshot(`
    "catalogue.yaml:11
    -   price: 700
    +   price: $700
    portfolio.yaml:3
    -     src: images/portfolio/fern.jpg
    +     src: portfolio/fern.jpg

    Write this to catalogue.yaml, portfolio.yaml?
    Wrote catalogue.yaml.
    Wrote portfolio.yaml.
    "
  `);
  expect(read(root)).toBe(FILES.catalogue);
  expect(read(root, "portfolio")).toBe(FILES.portfolio);
  expect(statSync(join(root, "portfolio.yaml")).mode & 0o777).toBe(0o664);
});

test("writes nothing after any other answer than yes", async () => {
  const root = makeSite(edits);
  const before = read(root);
  await fixContent(root, async () => false);
  expect([read(root), said.at(-1)]).toEqual([before, "Nothing was written.\n"]);
});

test("writes nothing over a file that has changed in the meantime", async () => {
  const root = makeSite(edits);
  const change = async () => {
    writeFileSync(join(root, "catalogue.yaml"), "[]\n");
    return true;
  };
  await expect(fixContent(root, change)).rejects.toThrow("catalogue.yaml has changed in the meantime.");
  expect(read(root)).toBe("[]\n");
});
