/** Messages about broken YAML, and about texts that YAML reads as something else. */
import { expect, test } from "vitest";
import { check, mistakes } from "./site.ts";

const BEE = "  image: designs/honey";
const ASTRAY =
  'This line and the ones around it do not line up. Indent them alike, and write "- " only where an entry begins. If they do line up, a bracket above is never closed.';
const FLOW =
  "61:18 Between brackets or braces, commas separate the values, and a text with a colon, a quote or a mark such as @ needs quotes.";

// biome-ignore format: a row a line
mistakes("indentation, brackets and braces", {
  catalogue: [
    [BEE, `  ${BEE}`, `18:10 ${ASTRAY}`],
    [BEE, "image: designs/honey", `19:1 ${ASTRAY}`],
    ["  alt: A worker", " alt: A worker", `29:2 ${ASTRAY}`],
    ["- id: 14", "# Bees\n\n - id: 14", `19:2 ${ASTRAY}`],
    ["Honey Bee", "Honey\n  Bee", '19:3 Expected "key: value". If this goes on with the text above, indent it further; before a note, write #.'],
    ["- id: 14\n", "  id: 14\n", '17:3 This key is already on a line above. Remove one, or write "- " before it if an entry begins here.'],
  ],
  studio: [
    ["value: slower }", "value: slower", `63:1 ${ASTRAY}`],
    ["acoustic]", "acoustic", `59:5 ${ASTRAY}`],
    ["Pace, value:", "Pace value:", FLOW],
    ["slower }", "slower, kinder }", "61:39 Unknown key kinder. Inside braces a comma begins a new key, and a colon needs a space after it. Allowed here: label, value."],
  ],
});

const BLANK = "A tab, or another blank that is no space, indents this line. Indent it with spaces.";
const NO_SPACE = "A space is missing after the colon.";
const HYPHEN = "An entry begins with a hyphen and a space.";
const DIVIDED = "A line of --- or ... splits the file in two here. Delete it.";

// biome-ignore format: a row a line
mistakes("slips in a line", {
  catalogue: [
    [BEE, "\timage: designs/honey", `19:2 ${BLANK}`],
    [BEE, "\u00A0 image: designs/honey", `19:3 ${BLANK}`],
    ["image: designs/honey", "image:\u00A0designs/honey", `19:3 ${NO_SPACE}`],
    ["title: Honey", "title:Honey", `18:3 ${NO_SPACE}`],
    ["- id: 14", "-id: 14", `17:1 ${HYPHEN}`],
    ["- id: 14", "<<<<<<< HEAD\n- id: 14", "17:1 Git left two versions here. Keep one, and delete the lines of markers."],
    ["- id: 14", "---\n- id: 14", `17:1 ${DIVIDED}`],
    ["- id: 14", "...\n\n# bees\n- id: 14", `20:1 ${DIVIDED}`],
    ["Honey Bee", "&a &b Honey Bee", "18:13 This is not valid YAML: A node can have at most one anchor."],
  ],
});

const QUOTES = "Put quotes around the whole text";
const UNCLOSED =
  "This quote is never closed. Write the same quote at the end of the text, not a curly one. Around a text with an apostrophe, write double quotes.";
const CUT_OFF = `The text ends before this. ${QUOTES}, double ones if it has an apostrophe.`;
const BAD_START = `18:10 A text cannot begin with this character. ${QUOTES}.`;
const COLON = `18:10 A colon and a space begin a new key. ${QUOTES}.`;
const COMMENT = `18:10 The text ends before the #, which begins a comment. ${QUOTES}, or a space after the #.`;

mistakes("a text that needs quotes, has half of them, or ends too early", {
  catalogue: [
    ['"Honey Bee”', `18:10 ${UNCLOSED}`],
    ["'Tis the bee", `18:10 ${UNCLOSED}`],
    ["'Bee's Knees'", `18:15 ${CUT_OFF}`],
    ['"Honey" Bee', `18:18 ${CUT_OFF}`],
    ["**Honey** Bee", `18:20 ${CUT_OFF}`],
    ["[New] Bee", `18:16 ${CUT_OFF}`],
    ["- Honey", `18:10 ${CUT_OFF}`],
    ["> Honey", `18:12 ${CUT_OFF}`],
    ['"a\\Bee"', "18:12 Within double quotes a backslash begins a code. Put single quotes around the text."],
    ...["@bee", "*bee", "%bee", "!bee"].map((text) => [text, BAD_START]),
    ["Honey Bee: a worker", COLON],
    ["“Bee: a worker”", COLON],
    ["'90s", `18:10 ${UNCLOSED}`],
    ["Bee #3", COMMENT],
    ["#3 of four", COMMENT.replace(", or a space after the #", "")],
    ["Bee ## Whose?"],
    ["'A bee' # Whose?"],
    ["Bee#3"],
  ].map(([text = "", ...problems]) => ["Honey Bee", text, ...problems]),
});

// biome-ignore format: a row a line
mistakes("a comment may follow whatever does not go on with it", {
  catalogue: [
    ["isColor: true", "isColor: true #yes\n  status: soldOut #finally"],
    ["isColor: true", "isColor: true\n  left: 2 #of three\n  added: 2026-11-20 #at last\n  tags: [Repeatable] #for now"],
    ["isColor: true", "isColor: true\n  tags:\n    - Repeatable #for now"],
    ["price: $700", "price: $700 #was more"],
    ["size: H 5", "size: H 5 #3 would do"],
    ["price: $700", "price: #ask me"],
    ["isColor: true", "isColor: true\n  subjects:\n    - bee #3", `30:7 ${COMMENT.slice(6)}`],
    ["designs/honey-bee.jpg", "designs/honey-bee.jpg #new", `19:10 ${COMMENT.slice(6)}`],
    ["designs/honey-bee.jpg", "designs/honey-bee.jpg # new"],
  ],
  studio: [
    ["name:", "units: in #inch\ncurrency: USD #dollars\nname:"],
    ["url: https://slowdot.example", "url: https://slowdot.example #soon"],
    ["hello@slowdot.example", "hello@slowdot.example #mine"],
    ["slow-dot/session", "slow-dot/session #2"],
    ["city: Portland", "city: Portland #3", `17:9 ${COMMENT.slice(6)}`],
  ],
});

mistakes("a text that ends too early hides no mistake beside it", {
  catalogue: [
    [
      "id: 14\n  title: Honey Bee",
      "id: 0\n  title: #3 bees",
      "17:7 Expected a whole number of at least 1, found the number 0.",
      COMMENT.replace(", or a space after the #", ""),
    ],
  ],
});

test("the first mistake of syntax in each file is told, and what the other files can be checked for", () => {
  const { problems } = check({
    catalogue: [
      ["title: Honey", "title:Honey"],
      ["- id: 19", "-id: 19"],
      ["price: $700", "price: 700"],
    ],
    portfolio: [["isDoodle: true", "isDoodle: maybe"]],
  });
  expect(problems.map(({ file, line }) => `${file}:${line}`)).toEqual([
    "catalogue.yaml:18",
    "portfolio.yaml:11",
  ]);
});

test("without a studio.yaml that can be read, nobody knows the currency of a price", () => {
  const { problems } = check({
    catalogue: [["price: $700", "price: 700 €"]],
    studio: [["tagline: ", "tagline:"]],
  });
  expect(problems).toMatchObject([{ file: "studio.yaml", line: 3 }]);
});

test("an alias stands for its value", () => {
  const catalogue: [string, string][] = [
    ["size: H 5", "size: &size H 5"],
    ["size: 2 x 4 1/4", "size: *size"],
  ];
  expect(check({ catalogue }).problems).toEqual([]);
});
