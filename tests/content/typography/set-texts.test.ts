import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { loadContent } from "#content/load-content.ts";
import { setMarkdown } from "#content/typography/set-texts.ts";
import { makeSite, write } from "../site.ts";

test.each([
  [
    "across links and stresses",
    'He says "**stop**" in [the "2-3](/booking/)" days.',
    "He says “**stop**” in [the “2–3](/booking/)” days.",
  ],
  ["in each item", '- "Late"\n- "Later"', "- “Late”\n- “Later”"],
  [
    "in tables and headings",
    '## "Price"\n\n| a | b |\n| - | - |\n| 2-3 | $1100 |',
    "## “Price”\n\n| a | b |\n| - | - |\n| 2–3 | $1,100 |",
  ],
  ["but not code", '"`it\'s 2-3`"', "“`it's 2-3`”"],
  [
    "but not addresses",
    `[a "b"](/it's/2-3 "c") <https://dots.example/it's/2-3>`,
    `[a “b”](/it's/2-3 "c") <https://dots.example/it's/2-3>`,
  ],
  ["but not what is escaped", String.raw`\"as is\" and "set"`, String.raw`\"as is\" and “set”`],
])("a Markdown text is set %s", (_, typed, set) => {
  expect(setMarkdown(typed)).toBe(set);
});

test("texts of the content are set; paths and addresses are not", () => {
  const root = makeSite({
    catalogue: [
      ["Moon Moth", "'\"Moth\" 2 x 3'"],
      ["designs/moon-moth.jpg", "designs/2x3.jpg"],
      ["$700", "$1100"],
    ],
    studio: [["slow-dot/session", "slow-dot/2-3"]],
  });
  write(root, "images/designs/2x3.jpg", readFileSync(`${root}/images/designs/moon-moth.jpg`));
  const { catalogue, studio } = loadContent(root).content ?? {};
  expect(catalogue?.[0]).toMatchObject({
    title: "“Moth” 2 × 3",
    image: "designs/2x3.jpg",
    price: { text: "$1,100", amount: 1100 },
  });
  expect(studio?.booking.calLink).toBe("slow-dot/2-3");
});
