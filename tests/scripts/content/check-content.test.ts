/** What reading a studio returns: of the first version, and with mistakes. */
import { expect, test } from "vitest";
import { check, FILES } from "./site.ts";

test("files of the first version, which had no other keys, are still read", () => {
  const catalogue = FILES.catalogue.replace(/^ {2}alt: .*\n/gm, "");
  const studio = FILES.studio.replace(/^care:[\s\S]*/m, "");
  expect(check({ catalogue, studio })).toMatchObject({ problems: [], remarks: [] });
});

test("what the photos are compared with: pictures, also within texts, and the brand's files", () => {
  const studio: [string, string][] = [
    ["The shop minimum is $150.", "![A tray](studio/1.jpg)"],
    ["care:\n", "brand: { mark: brand/mark.svg }\ncare:\n"],
  ];
  const { content, references } = check({ studio }, ["brand/mark.svg"]);
  expect(content?.illustrations).toEqual(["studio/1.jpg"]);
  expect(references.filter(({ kind }) => kind === "mark").map(({ path }) => path)).toEqual([
    "brand/mark.svg",
  ]);
  expect(references.filter(({ kind }) => kind === "picture")).toHaveLength(14);
});

test("a mistake leaves no content, and nothing to compare with the photos but the photos themselves", () => {
  const loaded = check({ catalogue: [["isColor: true", "isColor: yes"]] }, ["designs/another.jpg"]);
  expect(loaded).toMatchObject({ remarks: [], unused: [] });
  expect(loaded.content).toBeUndefined();
  expect(loaded.references).toHaveLength(13);
});
