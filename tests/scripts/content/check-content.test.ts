/** What reading a studio returns: of the first version, with mistakes, and with many designs. */
import { expect, test } from "vitest";
import { planOriginals } from "#pictures/plan.ts";
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

const TWO_HUNDRED = Array.from({ length: 200 }, (_, index) => index + 1);

/** Checks 200 designs, each with its own photo, at this price. */
function checkMany(price: string) {
  const entries = TWO_HUNDRED.map(
    (id) => `- id: ${id}
  title: Moth ${id}
  image: designs/${id}.jpg
  imageDescription: A moth.
  size: H 5
  hours: '4'
  price: ${price}
  isColor: false
`,
  );
  const photos = TWO_HUNDRED.map((id) => `designs/${id}.jpg`);
  return check({ catalogue: entries.join("\n") }, photos);
}

test("200 designs are read and planned without a remark", () => {
  const { content, remarks } = checkMany("$700");
  if (!content) throw new Error("The site has problems.");
  expect(remarks).toEqual([]);
  expect(planOriginals(content).filter(({ roles }) => roles.includes("plate"))).toHaveLength(200);
});

test("a mistake in each of 200 designs is reported, each where it is", () => {
  expect(checkMany("700").problems.map(({ line }) => line)).toEqual(TWO_HUNDRED.map((id) => 9 * id - 2));
});
