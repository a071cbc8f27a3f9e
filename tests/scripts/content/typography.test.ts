/** Typesetting texts: quotes, dashes, signs and spaces. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { loadContent } from "#content/load";
import { setMarkdown, typeset } from "../../../scripts/content/texts/typeset.ts";
import { makeSite, write } from "./site.ts";

/** Typesets a text; `_` is a non-breaking space. */
const show = (text: string) => text.replaceAll("\u00a0", "_");

describe("typesetting a text", () => {
  test.each([
    ["The artist's hands, two guests' chairs", "The artist’s hands, two guests’ chairs"],
    ['How long is "two hours"?', "How long is “two hours”?"],
    ['Reschedule / Cancel / "Late"', "Reschedule / Cancel / “Late”"],
    [`She said: "he wrote 'no' to me"`, "She said: “he wrote ‘no’ to me”"],
    [`"'No' it is."`, "“‘No’ it is.”"],
    ["rock 'n' roll of the '90s, 'til late", "rock ’n’ roll of the ’90s, ’til late"],
    ['"...and then"', "“...and then”"],
    ['4" tall, 3"x4", 5\'11"', "4″ tall, 3″×4″, 5′11″"],
    ['the "big 5" of it', "the “big 5” of it"],
    ["$20-$50, 2-3 days, 2½-3", "$20–$50, 2–3_days, 2½–3"],
    ["$1,100-$1,300 and 10am-6pm", "$1,100–$1,300 and 10am–6pm"],
    ["100-200, 10-1000, $100-$1000", "100–200, 10–1000, $100–$1,000"],
    ["2-2½, ¼-½, 1,050-1,100", "2–2½, ¼–½, 1,050–1,100"],
    ["slow - and quiet", "slow – and quiet"],
    ["$1100, $1150.50 the pair, $1,150, $650", "$1,100, $1,150.50 the pair, $1,150, $650"],
    ["2 x 4 1/4 in, 2x4, 5½ x 10 cm", "2 × 4 1/4_in, 2×4, 5½ × 10_cm"],
    ["No. 12, in 3\ndays", "No._12, in 3_days"],
  ])("%s", (typed, set) => {
    expect(show(typeset(typed))).toBe(set);
    expect(show(typeset(typeset(typed)))).toBe(set);
  });

  test.each([
    "machine-free, stick-and-poke",
    "2026-11-20",
    "Call 555-0110, 555-1234 or 1-800-555-0199",
    "24-7",
    "-5 or 5-, 5-5, 2½-2¼",
    "07-09, 7-09",
    "Repeatable x2",
    "0x10",
    "o'neil@studio.example or https://studio.example/it's/2-3",
    "",
    // Other scripts.
    '「点」を"ゆっくり"、2-3時間、$1100',
    'وشم "يدوي" 2-3 أيام',
    "נקודה אחר נקודה, 2-3 ימים",
  ])("leaves %s alone", (typed) => {
    expect(typeset(typed)).toBe(typed);
  });
});

// The time must grow linearly with the length; quadratic growth would take minutes.
test.each(["a", "1"])("leaves 400,000 times %s without a space alone", (letter) => {
  const text = letter.repeat(400_000);
  expect(typeset(text)).toBe(text);
});

test.each([
  [
    "across links and emphasis",
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
])("typesets Markdown %s", (_, typed, set) => {
  expect(setMarkdown(typed)).toBe(set);
});

test("typesets the texts of the content, but no paths and addresses", () => {
  const root = makeSite({
    catalogue: [
      ["Moon Moth", "'\"Moth\" 2 x 3'"],
      ["designs/moon-moth.jpg", "designs/2x3.jpg"],
      ["$700", "$1100"],
      ["A worker bee.", "'[2-3]: workers'"],
    ],
    studio: [
      ["slow-dot/session", "slow-dot/2-3"],
      ["Never expected.", '2-3 ["tips"](/info/ "2-3")'],
    ],
  });
  write(root, "images/designs/2x3.jpg", readFileSync(`${root}/images/designs/moon-moth.jpg`));
  const { catalogue, studio } = loadContent(root).content ?? {};
  expect(catalogue?.[0]).toMatchObject({
    title: "“Moth” 2 × 3",
    image: "designs/2x3.jpg",
    price: { text: "$1,100", amount: 1100 },
  });
  expect(catalogue?.[1]?.imageDescription).toBe("[2–3]: workers");
  expect(studio?.policies.sections[1]?.body).toBe('2–3 [“tips”](/info/ "2-3")');
  expect(studio?.booking.calendar).toMatchObject({ calLink: "slow-dot/2-3" });
});
