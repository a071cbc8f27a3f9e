/** Hints about what the pages lack, which is not a mistake. */
import { expect, test } from "vitest";
import { parseDocument } from "yaml";
import { findMissing } from "#content/suggestions.ts";
import { check, type Edits, FILES } from "./site.ts";

const hintsFor = (edits: Edits) => {
  const { content, problems } = check(edits);
  expect(problems).toEqual([]);
  return content && findMissing(content);
};

const SOLD_OUT = "- { id: 19, title: Koi, image: designs/019-koi.jpg, status: soldOut }\n";
const NO_WORKS = [
  "portfolio.yaml: no works; Home leads to the designs instead. Add some below works:",
  "portfolio.yaml: no studio photos; About shows none. Add up to 12 below studio:",
  "portfolio.yaml: no portrait; About begins with words alone. Add portrait: with src: and alt:",
];

// biome-ignore format: a row a line
test.for<[string, Edits, string[]]>([
  ["a complete studio", {}, []],
  ["a catalogue without designs", { catalogue: "[]\n" }, ["catalogue.yaml: no designs; nothing leads to Designs. Add one at the desk, whose address npm run dev prints."]],
  [
    "a catalogue that is sold out",
    { catalogue: SOLD_OUT },
    ["catalogue.yaml: every design is sold out; Designs says so. Add one at the desk, whose address npm run dev prints."],
  ],
  ["a portfolio without anything", { portfolio: "works: []\n" }, NO_WORKS],
  ["a portfolio without doodles", { portfolio: [["isDoodle: true", "isDoodle: false"]] }, ["portfolio.yaml: no works with isDoodle: true; Home shows no doodles."]],
  [
    "a portfolio without tattoos",
    { portfolio: [["isDoodle: false", "isDoodle: true"]] },
    ["portfolio.yaml: no works with isDoodle: false; Home shows the doodles alone."],
  ],
])("%s", ([, edits, hints]) => {
  expect(hintsFor(edits)).toEqual(hints);
});

test("a studio without a link, a city, an address, a map, a story, questions, policies and care", () => {
  const document = parseDocument(FILES.studio);
  for (const path of [
    "social",
    "analytics",
    "location.city",
    "location.street",
    "location.map",
    "about.biography",
  ])
    document.deleteIn(path.split("."));
  document.setIn(["booking", "faq"], []);
  document.setIn(["policies", "sections"], []);
  document.deleteIn(["care"]);
  expect(hintsFor({ studio: String(document) })?.join("\n")).toMatchInlineSnapshot(`
    "studio.yaml: no social link; the header has none. Add social: with label: and url:
    studio.yaml: no city; the pages name no place. Add city: below location:
    studio.yaml: no street; About says that visitors will get the address when they book. Add street: below location:
    studio.yaml: no map; About shows none. Add map: with embedUrl: and linkUrl: below location:
    studio.yaml: no biography; About has only its first sentence. Add biography: below about:
    studio.yaml: no FAQ; Booking shows none. Add questions below faq:
    studio.yaml: intro, below booking:, mentions an FAQ that does not exist. Remove the mention.
    studio.yaml: no policies; Info asks visitors to write. Add some below sections:
    studio.yaml: no care; Info says nothing about hygiene and aftercare. Add care: with title: and body:"
  `);
});
