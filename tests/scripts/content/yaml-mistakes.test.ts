/** Messages about broken YAML, and about texts that YAML reads as something else. */
import { describe, expect, test } from "vitest";
import { loadContent } from "#content/load";
import { sortProblems } from "#content/problem";
import { type Edits, FILES, makeSite, problemsOf, testAnswers, testValues, told } from "./site.ts";

const ASTRAY =
  'This line and the ones around it do not line up. Indent them alike, and write "- " only where an entry begins. If they do line up, a bracket above is never closed.';
const NO_KEY =
  'Expected "key: value". If this goes on with the text above, indent it further; before a note, write #.';

testAnswers("indentation", "catalogue", {
  "  image: designs/honey →     image: designs/honey": `18:10 ${ASTRAY}`,
  "  image: designs/honey → image: designs/honey": `19:1 ${ASTRAY}`,
  "  alt: A worker →   - alt: A worker": `29:3 ${ASTRAY}`,
  "  alt: A worker →  alt: A worker": `29:2 ${ASTRAY}`,
  "- id: 14 → # Bees\n\n - id: 14": `19:2 ${ASTRAY}`,
  "Honey Bee → Honey\n  Bee": `19:3 ${NO_KEY}`,
  "- id: 14\n →   id: 14\n":
    '17:3 This key is already on a line above. Remove one, or write "- " before it if an entry begins here.',
});
testAnswers("brackets and braces", "studio", {
  "value: slower } → value: slower": `63:1 ${ASTRAY}`,
  "acoustic] → acoustic": `59:5 ${ASTRAY}`,
  ...told(
    ["Pace, value: → Pace value:", "Pace, → Pace: fast,"],
    "61:18 Between brackets or braces, commas separate the values, and a text with a colon, a quote or a mark such as @ needs quotes.",
  ),
  "slower } → slower, kinder }":
    "61:39 Unknown key kinder. Inside braces a comma begins a new key, and a colon needs a space after it. Allowed here: label, value.",
});

const BLANK = "A tab, or another blank that is no space, indents this line. Indent it with spaces.";
const NO_SPACE = "A space is missing after the colon.";
const HYPHEN = "An entry begins with a hyphen and a space.";

testAnswers("slips in the line itself", "catalogue", {
  "  image: designs/honey → \timage: designs/honey": `19:2 ${BLANK}`,
  "  image: designs/honey → \u00A0 image: designs/honey": `19:3 ${BLANK}`,
  "image: designs/honey → image:\u00A0designs/honey": `19:3 ${NO_SPACE}`,
  "title: Honey → title:Honey": `18:3 ${NO_SPACE}`,
  "- id: 14 → -id: 14": `17:1 ${HYPHEN}`,
  "- id: 14 → – id: 14": `17:1 ${HYPHEN}`,
  "- id: 14 → <<<<<<< HEAD\n- id: 14":
    "17:1 Git left two versions here. Keep one, and delete the lines of markers.",
});

const QUOTES = "Put quotes around the whole text";
const UNCLOSED =
  "This quote is never closed. Write the same quote at the end of the text, not a curly one. Around a text with an apostrophe, write double quotes.";
const CUT_OFF = `The text ends before this. ${QUOTES}, double ones if it has an apostrophe.`;
const BAD_START = `18:10 A text cannot begin with this character. ${QUOTES}.`;
const COLON = `18:10 A colon and a space begin a new key. ${QUOTES}.`;

testValues("a text that needs quotes, or has half of them", "catalogue", "Honey Bee → …", {
  '"Honey Bee”': `18:10 ${UNCLOSED}`,
  "'Tis the bee": `18:10 ${UNCLOSED}`,
  "'Bee's Knees'": `18:15 ${CUT_OFF}`,
  '"Honey" Bee': `18:18 ${CUT_OFF}`,
  "**Honey** Bee": `18:20 ${CUT_OFF}`,
  "[New] Bee": `18:16 ${CUT_OFF}`,
  "- Honey": `18:10 ${CUT_OFF}`,
  "> Honey": `18:12 ${CUT_OFF}`,
  '"Honey\\Bee"': "18:16 Within double quotes a backslash begins a code. Put single quotes around the text.",
  ...told(["@bee", "*bee", "%bee", "!bee"], BAD_START),
  ...told(["Honey Bee: a worker", "“Bee: a worker”"], COLON),
});

const DIVIDED = "A line of --- or ... splits the file in two here. Delete it.";

testAnswers("other errors of the parser", "catalogue", {
  "- id: 14 → ---\n- id: 14": `17:1 ${DIVIDED}`,
  "- id: 14 → ...\n\n# bees\n- id: 14": `20:1 ${DIVIDED}`,
  "Honey Bee → &a &b Honey Bee": "18:13 This is not valid YAML: A node can have at most one anchor.",
});

const CURLY = "Visitors would see these curly quotes. Type straight ones.";

testValues("curly quotes around a whole text are a mistake, others are not", "catalogue", "Honey Bee → …", {
  ...told(["“Honey Bee”", "‘Bee’s Knees’"], `18:10 ${CURLY}`),
  "“Yes” or “no”": [],
  "The “Bee”": [],
  "'“Honey Bee”'": [],
  "’Tis the bee": [],
});

const CUT = "18:10 The text ends before the #, which begins a comment. Put quotes around the whole text.";

testValues("# within a text, and comments", "catalogue", "Honey Bee → …", {
  ...told(["Bee #3", "Bee  #3", "#3 of four"], CUT),
  "# none":
    "18:10 title is required, found nothing. What the design is called. Write a line such as: title: Moon Moth",
  "Bee ## Whose?": [],
  "A bee # Whose?": [],
  "'A bee' # Whose?": [],
  "Bee#3": [],
});
testAnswers("a text that ends too early hides no mistake beside it", "catalogue", {
  "id: 14\n  title: Honey Bee → id: 0\n  title: #3 bees": [
    "17:7 Expected a whole number of at least 1, found the number 0.",
    CUT,
  ],
});
testAnswers("a text that ends too early hides no mistake beside it", "studio", {
  "{ label: Shop minimum, value: $150 } → { label: “Shop”, value: [1] }": [
    `65:16 ${CURLY}`,
    "65:31 Expected text such as 18 or older, found a list. Write a line such as: value: 18 or older",
  ],
});

test("the first mistake of syntax in each file is told, and what the other files can be checked for", () => {
  const told = (edits: Edits) =>
    sortProblems(loadContent(makeSite(edits)).problems).map(({ file, line }) => `${file}:${line}`);
  const catalogue: [string, string][] = [
    ["title: Honey", "title:Honey"],
    ["- id: 19", "-id: 19"],
    ["price: $700", "price: 700"],
  ];
  const portfolio: [string, string][] = [["isDoodle: true", "isDoodle: maybe"]];
  expect(told({ catalogue, portfolio })).toEqual(["catalogue.yaml:18", "portfolio.yaml:11"]);
  // Without its studio.yaml, nobody knows the currency of a price.
  expect(told({ catalogue: [["price: $700", "price: 700 €"]], studio: [["tagline: ", "tagline:"]] })).toEqual(
    ["studio.yaml:3"],
  );
});

describe("aliases work, unless they multiply or contain themselves", () => {
  const doubled = Array.from({ length: 20 }, (_, index) => `- &a${index + 1} [*a${index}, *a${index}]`);
  test.for([
    [FILES.catalogue.replace("size: H 5", "size: &size H 5").replace("size: 2 x 4 1/4", "size: *size"), []],
    [`- &a0 [x, y]\n${doubled.join("\n")}\n`, ["Excessive alias count"]],
    ["- &a [*a]\n", ["Expected a map with the keys"]],
  ] as const)("%#", ([catalogue, words]) => {
    const messages = words.map((text) => ({ message: expect.stringContaining(text) }));
    expect(problemsOf("catalogue", catalogue)).toMatchObject(messages);
  });
});

test.each(["[", "- ", "{a: ", "? "])("%j repeated endlessly is one problem", (part) => {
  expect(problemsOf("catalogue", part.repeat(10_000))).toHaveLength(1);
});

test("Windows line endings and a byte order mark do not shift positions", () => {
  const text = `\uFEFF${FILES.catalogue.replaceAll("\n", "\r\n")}`;
  expect(problemsOf("catalogue", text)).toEqual([]);
  expect(problemsOf("catalogue", text.replace("isColor: true", "isColor:true"))).toMatchObject([
    { line: 28, column: 3, message: NO_SPACE },
  ]);
});
