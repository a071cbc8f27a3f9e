/** Messages about values of the wrong kind, by kind of field. */
import { expect, test } from "vitest";
import { fieldAt } from "#content/schema-fields";
import { explainAnswer, explainAnswers } from "#content/validate";
import { makeDesignSchema, PLACEMENTS } from "#domain/catalogue-schema.ts";
import { DEFAULT_CONVENTIONS } from "#domain/conventions-schema.ts";
import { testAnswers, testValues } from "./site.ts";

testValues(
  "a date exists, and is written year first, with or without quotes",
  "catalogue",
  "isColor: true → isColor: true\n  …",
  {
    "added: 2026-11-20": [],
    "added: '2028-02-29'": [],
    "added: 2026-02-30": '29:10 Expected a calendar date such as 2026-11-20, found the text "2026-02-30".',
    "added: 11/20/2026": '29:10 Expected a calendar date such as 2026-11-20, found the text "11/20/2026".',
    "added:":
      "29:9 Expected a calendar date such as 2026-11-20, found nothing. The day it was added; feed readers sort by it. Write a line such as: added: 2026-11-20",
  },
);

const CORNERS =
  "29:12 Expected the four corners of a sheet in percent of the photo, clockwise from the upper left: [[12, 8], [90, 10], [93, 95], [8, 92]]";

testValues(
  "corners are four points in percent, and scan has one value",
  "catalogue",
  "isColor: true → isColor: true\n  …",
  {
    "corners: [[12, 8], [90, 10.5], [93, 95], [8, 92]]": [],
    "corners: [[12, 8], [90, 10], [93, 120], [8, 92]]": CORNERS,
    "corners: [[12, 8], [8, 92], [93, 95], [90, 10]]": CORNERS,
    "corners: [[12, 8], [90, 10], [20, 20], [8, 92]]": CORNERS,
    "corners: [[12, 8], [90, 10], [93, 95]]": CORNERS,
    "corners: [[12, 8], [90, 10], [93, 95], [8, low]]": '29:46 Expected a number, found the text "low".',
    "corners: [[12, 8], [90, 10], [93, 95], [8, 92], [8, 50]]": CORNERS,
    "corners: [[12, 8], [90, 10], [93, 95], [8, 92, 3]]": CORNERS,
    "corners: [[12, -8], [90, 10], [93, 95], [8, 92]]": CORNERS,
    "corners: ''":
      "29:12 Expected four pairs of numbers, found an empty text. Where the sheet is in the photo, or which part of it to show. Write a line such as: corners: [[12, 8], [90, 10], [93, 95], [8, 92]]",
    "corners: 17,19 85,20.5 90,80":
      '29:12 Expected four pairs of numbers, found the text "17,19 85,20.5 90,80". Write a line such as: corners: [[12, 8], [90, 10], [93, 95], [8, 92]]',
    "scan: false": [],
    "scan: true":
      "29:9 Expected false (the only value), found true. Write false to show the photo as it was taken; leave it out to have its sheet of paper found.",
  },
);

testValues("healed is a time in weeks, months or years", "portfolio", "title: fern → title: fern\n    …", {
  "healed: 14 months": [],
  "healed: long ago":
    '5:13 Expected how long it has healed, such as 6 weeks, 14 months or 2 years, found the text "long ago".',
  "healed: 0 years":
    '5:13 Expected how long it has healed, such as 6 weeks, 14 months or 2 years, found the text "0 years".',
});

testAnswers(
  "a number in place of a text keeps its own spelling, and needs quotes if they make it right",
  "catalogue",
  {
    "'4-5.5' → 1.10":
      "10:10 Expected hours such as 4-5 (the smaller number first), 6+ or 2.5, found the number 1.10. Put quotes around it.",
  },
);

testValues("a required text is a text, and not blank", "catalogue", "Honey Bee → …", {
  "[]": "18:10 Expected text such as Moon Moth, found an empty list. Write a line such as: title: Moon Moth",
  "~": "18:10 title is required, found ~. What the design is called. Write a line such as: title: Moon Moth",
  "'  '":
    "18:10 title is required, found an empty text. What the design is called. Write a line such as: title: Moon Moth",
  '"Honey\\0Bee"':
    "18:10 Expected readable text, found an invisible control character. Write it without codes such as \\0.",
});

testAnswers("an id is a whole number in digits", "catalogue", {
  "id: 14 → id: '14'": '17:7 Expected a whole number such as 12, found the text "14".',
  "id: 14 → id: 90071992547409931":
    "17:7 Expected a whole number of at most 9007199254740991, found the number 90071992547409931.",
  "id: 14 → id: 0": "17:7 Expected a whole number of at least 1, found the number 0.",
});

testAnswers("a coordinate is one number within bounds", "studio", {
  "45.5152 → .inf": "21:13 Expected a number such as 45.5152, found the number .inf.",
  "45.5152 → 145.5152": "21:13 Expected a number of at most 90, found the number 145.5152.",
});

testAnswers("a list is not empty where it matters", "studio", {
  "acoustic] → '']":
    "58:27 Expected text such as stick and poke, found an empty text. Fill it in, or remove its dash.",
  "[machine-free, acoustic] → []": "58:12 Expected a list of at least 1, found an empty list.",
});

testValues("only true and false are true or false", "catalogue", "isColor: true → isColor: …", {
  yes: '28:12 Expected true or false, found the text "yes".',
  yesterday: '28:12 Expected true or false, found the text "yesterday".',
  0: "28:12 Expected true or false, found the number 0.",
});

testAnswers("a status is soldOut or reserved", "catalogue", {
  "soldOut → Sold Out":
    '34:11 Expected one of reserved, soldOut, found the text "Sold Out". Did you mean soldOut?',
  " soldOut → ":
    "34:10 Expected one of reserved, soldOut, found nothing. Leave it out while the design is available. Write a line such as: status: reserved",
  "soldOut → available":
    '34:11 Expected one of reserved, soldOut, found the text "available". Leave it out while the design is available.',
});

const TAGS =
  "Expected one of Size Adjustable, Design edits available, Non-Repeatable, Repeatable, Repeatable x2, Color customizable, Customize Designs, found";

testAnswers("tags are a list of known tags, each once", "catalogue", {
  "- Repeatable → - Repetable": `15:7 ${TAGS} the text "Repetable". Did you mean Repeatable?`,
  "- Repeatable → - Size Adjustable": "15:7 The tag Size Adjustable is in the list twice. Remove one.",
});
testValues(
  "tags are a list of known tags, each once",
  "catalogue",
  "\n    - Size Adjustable\n    - Repeatable → …",
  {
    " Size Adjustable, Repeatable":
      '13:9 Expected a list, found the text "Size Adjustable, Repeatable". Begin each entry with "- ".',
    "\n    – Size Adjustable\n    – Repeatable":
      '14:5 Expected a list, found the text "– Size Adjustable – Repeatable". Begin each entry with "- ".',
  },
);

testValues(
  "places are known ones, subjects are words, each once",
  "catalogue",
  "isColor: true → isColor: true\n  …",
  {
    "placement: [behind the ear, calf]": [],
    "subjects: [insect, new moon]": [],
    "placement: forearm, calf":
      '29:14 Expected a list, found the text "forearm, calf". Begin each entry with "- ".',
    "placement: [calf, calf]": "29:21 The place calf is in the list twice. Remove one.",
    "subjects: moon": '29:13 Expected a list, found the text "moon". Begin each entry with "- ".',
    "subjects: [moon, moon]": "29:20 The subject moon is in the list twice. Remove one.",
    "featured: yes": '29:13 Expected true or false, found the text "yes".',
    "subject: [moon]": "29:3 Unknown key subject. Did you mean subjects?",
  },
);
testAnswers("places are known ones, subjects are words, each once", "catalogue", {
  "isColor: true → isColor: true\n  placement: [foream]": `29:15 Expected one of ${PLACEMENTS.join(", ")}, found the text "foream". Did you mean forearm?`,
});

const PRICE = "11:10 Expected a price such as $650 or $80 each, the words on request, or nothing, found";

testValues("a price is an amount in dollars, words without an amount, or blank", "catalogue", "$700 → …", {
  "on request": [],
  "''": [],
  "$80 each": [],
  // The dollar sign is missing.
  650: `${PRICE} the number 650.`,
  "$1.200,50": `${PRICE} the text "$1.200,50".`,
  // A point may separate cents or thousands.
  "$1.200": `${PRICE} the text "$1.200".`,
  // These are another currency, an amount among words, hours, and another kind.
  "€200": `${PRICE} the text "€200". This studio's prices are in US dollars. For other prices, change currency: in studio.yaml.`,
  "about 4 hours": `${PRICE} the text "about 4 hours".`,
  [`ask ${"me ".repeat(40)}`]: `${PRICE} the text "ask me me me me me me me me me me me me me me me me me me me me me me me me me …".`,
});

const HOURS = "10:10 Expected hours such as 4-5 (the smaller number first), 6+ or 2.5, found";

testAnswers("hours are a number or a range that begins with its smaller number", "catalogue", {
  "'4-5.5' → 5-4": `${HOURS} the text "5-4".`,
  "'4-5.5' → 3h": `${HOURS} the text "3h".`,
  "'4-5.5' → 2,5": `${HOURS} the text "2,5".`,
});

const SIZE =
  "Expected a size in inches such as 2 x 4 1/4, H 2.5 for the height or W 3 for the width, or in centimeters such as 5 x 10 cm, found";

testAnswers("a size has an x between its numbers, or names the side that it measures", "catalogue", {
  "H 5 → 2 by 4 inches": `9:9 ${SIZE} the text "2 by 4 inches".`,
  // Messages quote the text as typed, not as typeset.
  'H 5 → 5" x 2-3': `9:9 ${SIZE} the text "5" x 2-3".`,
  "H 5 → 2,5 x 4": `9:9 ${SIZE} the text "2,5 x 4".`,
  "H 5 → 10cm": `9:9 ${SIZE} the text "10cm".`,
  "H 5 → []": `9:9 ${SIZE} an empty list. Write a line such as: size: 2 x 4 1/4`,
  " H 5 → ": `9:8 ${SIZE} nothing. In inches: width x height, or one side. Write a line such as: size: 2 x 4 1/4`,
});

testAnswers("each mistake in a range of sizes is reported", "catalogue", {
  "range\n    dimension: W\n    from: 2\n    to: 3.5 → rang\n    dimension: L\n    from: 0\n    to: -1\n    upto: 4":
    [
      '22:11 Expected range (the only value), found the text "rang". Did you mean range?',
      '23:16 Expected one of H, W, found the text "L". Which side is measured: H for height, W for width.',
      "24:11 Expected a number of more than 0, found the number 0.",
      "25:9 Expected a number of more than 0, found the number -1.",
      "26:5 Unknown key upto. Allowed here: type, dimension, from, to.",
    ],
  "from: 2 → from: two": '24:11 Expected a number such as 2.5, found the text "two".',
  "from: 2\n    to: 3.5 → from: 4\n    to: 4\n    unit: cm": [
    "25:9 Expected a number larger than from (4), found the number 4.",
    "26:5 Unknown key unit. Allowed here: type, dimension, from, to.",
  ],
});

test("what is typed into a form is answered in the same words, once for each field", () => {
  const design = makeDesignSchema(DEFAULT_CONVENTIONS);
  const wholeOf = (key: string) => fieldAt(design, [key]).whole;
  const typed = { id: 12, title: " ", image: undefined, price: "700", size: "5", hours: "3", left: 0 };
  expect(explainAnswer(wholeOf("price"), "$700")).toBeUndefined();
  expect(explainAnswer(wholeOf("isColor"), "maybe")).toBe('Expected true or false, found the text "maybe".');
  expect(explainAnswer(wholeOf("left"), -1)).toBe(
    "Expected a whole number of at least 1, found the number -1.",
  );
  expect(explainAnswer(wholeOf("title"), "")).toBe("This cannot be blank. Write text such as Moon Moth");
  expect(
    explainAnswers(design, { ...typed, isColor: false, subjects: ["moon", "moon", ""], status: undefined }),
  ).toEqual({
    image: "This cannot be blank.",
    title: "This cannot be blank. Write text such as Moon Moth",
    imageDescription: "This cannot be blank.",
    price:
      'Expected a price such as $650 or $80 each, the words on request, or nothing, found the text "700".',
    size: `${SIZE} the text "5".`,
    subjects: "This cannot be blank. Write text such as moon",
    left: "No copies are left. Remove the line, and write status: soldOut",
  });
});
