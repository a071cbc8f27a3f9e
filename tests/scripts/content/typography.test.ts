/** Typesetting texts: quotes, × and spaces. */
import { expect, test } from "vitest";
import { setMarkdown, typeset } from "#content/typeset.ts";
import { check } from "./site.ts";

/** Typesets a text; `_` is a non-breaking space. */
const show = (text: string) => text.replaceAll("\u00a0", "_");

test.each([
  ["The artist's hands, two guests' chairs", "The artist’s hands, two guests’ chairs"],
  ['How long is "two hours"?', "How long is “two hours”?"],
  ['Reschedule / Cancel / "Late"', "Reschedule / Cancel / “Late”"],
  [`She said: "he wrote 'no' to me"`, "She said: “he wrote ‘no’ to me”"],
  [`"'No' it is."`, "“‘No’ it is.”"],
  ["rock of the '90s, o'neil's", "rock of the ’90s, o’neil’s"],
  ['"...and then"', "“...and then”"],
  ['3"x4", the "big 5" of it', "3”×4”, the “big 5” of it"],
  ["2 x 4 1/4 in, 2x4, 5½ x 10 cm", "2 × 4 1/4_in, 2×4, 5½ × 10_cm"],
  ["2-3 days, in 3\ndays", "2-3_days, in 3_days"],
])("typesets %j as %j, once", (typed, set) => {
  expect(show(typeset(typed))).toBe(set);
  expect(show(typeset(typeset(typed)))).toBe(set);
});

test.each([
  "machine-free, stick-and-poke, slow - and quiet",
  "$20-$50, 10am-6pm, 2026-11-20, No. 12",
  "$1100",
  "Repeatable x2",
  "0x10",
  "o'neil@studio.example or https://studio.example/it's/2x3",
  "https://studio.example/$1100, studio.example/o'neil/2x3",
  "",
  // Other scripts.
  '「点」を"ゆっくり"、2x3',
  'وشم "يدوي"',
  'צה"ל, נקודה אחר נקודה',
])("leaves %s alone", (typed) => {
  expect(typeset(typed)).toBe(typed);
});

// biome-ignore format: a row a line
test.each([
  ["across links and emphasis", 'He says "**stop**" in [the "2x3](/booking/)" days.', "He says “**stop**” in [the “2×3](/booking/)” days."],
  ["in each item", '- "Late"\n- "Later"', "- “Late”\n- “Later”"],
  ["in tables and headings", '## "Price"\n\n| a | b |\n| - | - |\n| 2x3 | it\'s |', "## “Price”\n\n| a | b |\n| - | - |\n| 2×3 | it’s |"],
  ["but not code", '"`it\'s 2x3`"', "“`it's 2x3`”"],
  ["but not code in more than one sign", '``a ` "b" 2x3``, "`$1100`"', '``a ` "b" 2x3``, “`$1100`”'],
  ["but not addresses", `[a "b"](/it's/2x3 "c") <https://dots.example/it's/2x3>`, `[a “b”](/it's/2x3 "c") <https://dots.example/it's/2x3>`],
  ["but not what is escaped", String.raw`\"as is\" and "set"`, String.raw`\"as is\" and “set”`],
])("typesets Markdown %s", (_, typed, set) => {
  expect(setMarkdown(typed)).toBe(set);
});

test("typesets the texts of the content, but no paths and addresses", () => {
  const { content } = check(
    {
      catalogue: [
        ["Moon Moth", "'\"Moth\" 2 x 3'"],
        ["designs/moon-moth.jpg", "designs/2x3.jpg"],
        ["$700", '$1100 the "pair"'],
      ],
      studio: [
        ["slow-dot/session", "slow-dot/2x3"],
        ["Never expected.", '2x3 ["tips"](/info/ "2x3")'],
      ],
    },
    ["designs/2x3.jpg"],
  );
  expect(content?.catalogue[0]).toMatchObject({
    title: "“Moth” 2 × 3",
    image: "designs/2x3.jpg",
    price: { text: "$1100 the “pair”", amount: 1100 },
  });
  expect(content?.studio.policies.sections[1]?.body).toBe('2×3 [“tips”](/info/ "2x3")');
  expect(content?.studio.booking.calendar).toMatchObject({ calLink: "slow-dot/2x3" });
});
