/** Messages about values of the wrong kind, by kind of field. */
import { expect, test } from "vitest";
import { fieldAt } from "#content/schema-fields.ts";
import { explainAnswer, explainAnswers } from "#content/validate.ts";
import { makeDesignSchema } from "#domain/catalogue-schema.ts";
import { DEFAULT_CONVENTIONS } from "#domain/conventions-schema.ts";
import { mistakes } from "./site.ts";

/** Adds a line to a design. */
const withLine = (line: string, ...problems: string[]) => [
  "isColor: true",
  `isColor: true\n  ${line}`,
  ...problems,
];

const CORNERS =
  "29:12 Expected the four corners of a sheet in percent of the photo, clockwise from the upper left: [[12, 8], [90, 10], [93, 95], [8, 92]]";

// biome-ignore format: a row a line
mistakes("dates, corners and scan", {
  catalogue: [
    withLine("added: 2026-11-20"),
    withLine("added: '2028-02-29'"),
    withLine("added: 2026-02-30", '29:10 Expected a day in the order year-month-day such as 2026-11-20, found the text "2026-02-30".'),
    withLine("added:", "29:9 Expected a day in the order year-month-day such as 2026-11-20, found nothing. The day it was added; feed readers sort by it. Write a line such as: added: 2026-11-20"),
    withLine("corners: [[12, 8], [90, 10.5], [93, 95], [8, 92]]"),
    withLine("corners: [[12, 8], [90, 10], [93, 120], [8, 92]]", CORNERS),
    withLine("corners: [[12, -8], [90, 10], [93, 95], [8, 92]]", CORNERS),
    withLine("corners: [[12, 8], [8, 92], [93, 95], [90, 10]]", CORNERS),
    withLine("corners: [[12, 8], [90, 10], [20, 20], [8, 92]]", CORNERS),
    withLine("corners: [[12, 8], [90, 10], [93, 95]]", CORNERS),
    withLine("corners: [[12, 8], [90, 10], [93, 95], [8, low]]", '29:46 Expected a number, found the text "low".'),
    withLine("corners: 17,19 85,20.5 90,80", '29:12 Expected four pairs of numbers, found the text "17,19 85,20.5 90,80". Write a line such as: corners: [[12, 8], [90, 10], [93, 95], [8, 92]]'),
    withLine("scan: false"),
    withLine("scan: true", "29:9 Expected false (the only value), found true. Write false to show the photo as it was taken; leave it out to have its sheet of paper found."),
  ],
});

const BLANK_TITLE = "What the design is called. Write a line such as: title: Moon Moth";

// biome-ignore format: a row a line
mistakes("texts, numbers and flags", {
  catalogue: [
    ["isColor: true", "isColor: true\u200b", '28:12 Expected true or false, found the text "true[U+200B]".'],
    ["isColor: true", "isColor: \u202eyes", '28:12 Expected true or false, found the text "[U+202E]yes".'],
    // Joiners shape what stands before them.
    ["isColor: true", "isColor: 👩‍🎨 ❤️ می‌خواهم", '28:12 Expected true or false, found the text "👩‍🎨 ❤️ می‌خواهم".'],
    ["Honey Bee", "[]", "18:10 Expected text such as Moon Moth, found an empty list. Write a line such as: title: Moon Moth"],
    ["Honey Bee", "~", `18:10 title is required, found ~. ${BLANK_TITLE}`],
    ["Honey Bee", "'  '", `18:10 title is required, found an empty text. ${BLANK_TITLE}`],
    ["Honey Bee", "# none", `18:10 title is required, found nothing. ${BLANK_TITLE}`],
    ["Honey Bee", '"Honey\\0Bee"', "18:10 Expected readable text, found an invisible control character. Write it without codes such as \\0."],
    ["id: 14", "id: '14'", '17:7 Expected a whole number such as 12, found the text "14".'],
    ["id: 14", "id: 90071992547409931", "17:7 Expected a whole number of at most 9007199254740991, found the number 90071992547409931."],
    ["id: 14", "id: 0", "17:7 Expected a whole number of at least 1, found the number 0."],
    ["isColor: true", "isColor: yes", '28:12 Expected true or false, found the text "yes".'],
  ],
  portfolio: [
    ["title: fern", "title: fern\n    healed: 14 months"],
    ["title: fern", "title: fern\n    healed: 0 years", '5:13 Expected how long it has healed, such as 6 weeks, 14 months or 2 years, found the text "0 years".'],
  ],
  studio: [
    ["45.5152", ".inf", "21:13 Expected a number such as 45.5152, found the number .inf."],
    ["45.5152", "145.5152", "21:13 Expected a number of at most 90, found the number 145.5152."],
    ["acoustic]", "'']", "58:27 Expected text such as stick and poke, found an empty text. Fill it in, or remove its dash."],
    ["[machine-free, acoustic]", "[]", "58:12 Expected a list of at least 1, found an empty list."],
  ],
});

const STATUS = "Expected one of reserved, soldOut, found";
const TAGS =
  "Expected one of Size Adjustable, Design edits available, Non-Repeatable, Repeatable, Repeatable x2, Color customizable, Customize Designs, found";
const LIST = "- Size Adjustable\n    - Repeatable";

// biome-ignore format: a row a line
mistakes("words of a list", {
  catalogue: [
    ["soldOut", "Sold Out", `34:11 ${STATUS} the text "Sold Out". Did you mean soldOut?`],
    [" soldOut", "", `34:10 ${STATUS} nothing. Leave it out while the design is available. Write a line such as: status: reserved`],
    ["soldOut", "available", `34:11 ${STATUS} the text "available". Leave it out while the design is available.`],
    ["- Repeatable", "- Repetable", `15:7 ${TAGS} the text "Repetable". Did you mean Repeatable?`],
    ["- Repeatable", "- Size Adjustable", "15:7 The tag Size Adjustable is in the list twice. Remove one."],
    [LIST, LIST.replaceAll("-", "–"), '14:5 Expected a list, found the text "– Size Adjustable – Repeatable". Begin each entry with "- ".'],
    withLine("placement: [behind the ear, calf]\n  subjects: [insect, new moon]"),
    withLine("placement: forearm, calf", '29:14 Expected a list, found the text "forearm, calf". Begin each entry with "- ".'),
    withLine("placement: [inner arm, leg]"),
    withLine("placement: [on the left forearm]", "29:15 Expected one to three words, such as behind the ear."),
    withLine("placement: [3]", "29:15 Expected text such as forearm, found the number 3. Put quotes around it."),
    withLine("placement: [calf, Calf]", "29:21 The place calf is in the list twice. Remove one."),
    withLine("subjects: [moon, moon]", "29:20 The subject moon is in the list twice. Remove one."),
  ],
});

const PRICE = "11:10 Expected a price such as $650 or $80 each, the words on request, or nothing, found";
const HOURS = "10:10 Expected hours such as 4-5 (the smaller number first), 6+ or 2.5, found";
const SIZE =
  "Expected a size in inches such as 2 x 4 1/4, H 2.5 for the height, W 3 for the width or H 3+ for that height or larger, or in centimeters such as 5 x 10 cm, found";

// biome-ignore format: a row a line
mistakes("prices, hours and sizes", {
  catalogue: [
    ["$700", "on request"],
    ["$700", "''"],
    ["$700", "$80 each"],
    ["$700", "650", `${PRICE} the number 650.`],
    ["$700", "$1.200", `${PRICE} the text "$1.200". Write amounts in digits and apart from words, such as $12,345.40.`],
    ["$700", "€200", `${PRICE} the text "€200". This studio's prices are in US dollars. For other prices, change currency: in studio.yaml.`],
    ["$700", "about 4 hours", `${PRICE} the text "about 4 hours".`],
    ["$700", `ask ${"me ".repeat(40)}`, `${PRICE} the text "ask${" me".repeat(25)} …".`],
    ["'4-5.5'", "5-4", `${HOURS} the text "5-4".`],
    ["'4-5.5'", "3h", `${HOURS} the text "3h".`],
    // A number in place of a text keeps its own spelling.
    ["'4-5.5'", "1.10", `${HOURS} the number 1.10. Put quotes around it.`],
    // Messages quote the text as typed, not as typeset.
    ["H 5", '5" x 2-3', `9:9 ${SIZE} the text "5" x 2-3".`],
    ["H 5", "[]", `9:9 ${SIZE} an empty list. Write a line such as: size: 2 x 4 1/4`],
    [" H 5", "", `9:8 ${SIZE} nothing. In inches: width x height, or one side; with + it may be larger. Write a line such as: size: 2 x 4 1/4`],
    ["range\n    dimension: W\n    from: 2\n    to: 3.5", "rang\n    dimension: L\n    from: 0\n    to: -1\n    upto: 4",
      '22:11 Expected range (the only value), found the text "rang". Did you mean range?',
      '23:16 Expected one of H, W, found the text "L". Which side is measured: H for height, W for width.',
      "24:11 Expected a number of more than 0, found the number 0.",
      "25:9 Expected a number of more than 0, found the number -1.",
      "26:5 Unknown key upto. Allowed here: type, dimension, from, to."],
    ["from: 2\n    to: 3.5", "from: 4\n    to: 4\n    unit: cm",
      "25:9 Expected a number larger than from (4), found the number 4.",
      "26:5 Unknown key unit. Allowed here: type, dimension, from, to."],
  ],
});

test("what is typed into a form is answered in the same words, once for each field", () => {
  const design = makeDesignSchema(DEFAULT_CONVENTIONS);
  const answerTo = (key: string, value: unknown) => explainAnswer(fieldAt(design, [key]).whole, value);
  expect(answerTo("price", "$700")).toBeUndefined();
  expect(answerTo("isColor", "maybe")).toBe('Expected true or false, found the text "maybe".');
  expect(answerTo("left", -1)).toBe("Expected a whole number of at least 1, found the number -1.");
  const typed = { id: 12, title: " ", image: undefined, price: "700", size: "5", hours: "3", left: 0 };
  expect(
    explainAnswers(design, { ...typed, isColor: false, subjects: ["moon", "moon", ""], status: undefined }),
  ).toEqual({
    image: "This cannot be blank.",
    title: "This cannot be blank. Write text such as Moon Moth",
    imageDescription: "This cannot be blank.",
    price: `${PRICE.replace("11:10 ", "")} the text "700".`,
    size: `${SIZE} the text "5".`,
    subjects: "This cannot be blank. Write text such as moon",
    left: "No copies are left. Remove the line, and write status: soldOut",
  });
});
