/** Messages about broken YAML, and about texts that YAML reads as something else. */
import { describe, expect, test } from "vitest";
import { FILES, problemsOf, testAnswers, testValues } from "./site.ts";

const OUTDENTED =
  'This line does not line up with the ones around it. Give it the same indentation, or "- " if an entry begins here.';
const ASTRAY =
  "If an entry begins here, line up its hyphen with those of the others. If not, remove the hyphen.";
const NO_KEY =
  'Expected "key: value". If this goes on with the text above, indent it further; before a note, write #.';

testAnswers("indentation", "catalogue", {
  "  image: designs/honey →     image: designs/honey": `19:5 ${OUTDENTED}`,
  "  image: designs/honey → image: designs/honey": `19:1 ${OUTDENTED}`,
  "Honey Bee → Honey\n  Bee": `19:3 ${NO_KEY}`,
  "  alt: A worker →   - alt: A worker": `29:3 ${ASTRAY}`,
  "    drawn for a forearm →    drawn for a forearm": `8:4 ${NO_KEY}`,
});
testAnswers("indentation", "portfolio", {
  "  - id: 5 →    - id: 5": `8:4 ${ASTRAY}`,
  "studio:\n → # below\n studio:\n": `14:2 ${OUTDENTED}`,
});

testAnswers("tabs and invisible spaces", "catalogue", {
  "  image: designs/honey → \timage: designs/honey":
    "19:2 A tab indents this line. Indent it with spaces. Write it like this: image: designs/honey-bee.jpg",
  "  image: designs/honey → \u00A0 image: designs/honey":
    "19:3 An invisible character stands in place of a space. Write it like this: image: designs/honey-bee.jpg",
  "image: designs/honey → image:\u00A0designs/honey":
    "19:3 An invisible character stands in place of a space. Write it like this: image: designs/honey-bee.jpg",
  "  image: designs/honey → \u200B \n  image: designs/honey":
    "19:1 An invisible character stands in place of a space.",
});

testAnswers("colons and dashes", "catalogue", {
  "title: Honey → title:Honey":
    "18:3 A space is missing after the colon. Write it like this: title: Honey Bee",
  "- id: 14 → -id: 14": "17:1 An entry begins with a hyphen and a space. Write it like this: - id: 14",
  "- id: 14 → – id: 14": "17:1 An entry begins with a hyphen and a space. Write it like this: - id: 14",
  "- id: 14\n →   id: 14\n":
    '17:3 The key id is already on a line above. Remove one, or write "- " before it if an entry begins here.',
});
testValues("colons and dashes", "catalogue", "Honey Bee → …", {
  "Honey Bee: a worker":
    "18:10 A colon and a space begin a new key. Put quotes around the whole text. Write it like this: title: 'Honey Bee: a worker'",
});

testValues("quotes", "catalogue", "Honey Bee → …", {
  '"Honey Bee”':
    "18:10 This quote is never closed. Write the same quote at the end of the text, not a curly one.",
  "'Tis the bee":
    "18:10 This quote is never closed. Write the same quote at the end of the text, not a curly one. If it is an apostrophe, put double quotes around the whole text.",
  "'Bee's Knees'": `18:15 The text continues after its closing '. Put quotes around the whole text. Write it like this: title: "Bee's Knees"`,
  '"Honey" Bee': `18:18 The text continues after its closing ". Put quotes around the whole text. Write it like this: title: '"Honey" Bee'`,
  '"Honey\\Bee"': "18:16 This is not valid YAML: Invalid escape sequence \\B.",
});

testValues("curly quotes around a whole text are a mistake, others are not", "catalogue", "Honey Bee → …", {
  "“Honey Bee”":
    "18:10 Visitors would see these curly quotes. Type straight ones. Write it like this: title: 'Honey Bee'",
  "‘Bee’s Knees’":
    "18:10 Visitors would see these curly quotes. Type straight ones. Write it like this: title: 'Bee’s Knees'",
  "“Bee: a worker”":
    "18:10 A colon and a space begin a new key. Put quotes around the whole text. Write it like this: title: 'Bee: a worker'",
  "“Yes” or “no”": [],
  "The “Bee”": [],
  "'“Honey Bee”'": [],
  "’Tis the bee": [],
});

const ON_MARK =
  "No text can follow … on its line. Begin the text on the next line, indented, or put quotes around all of it.";

testValues("punctuation at the beginning of a text", "catalogue", "Honey Bee → …", {
  "@bee":
    "18:10 A text cannot begin with @. Put quotes around the whole text. Write it like this: title: '@bee'",
  "&Bee":
    "18:14 A text cannot begin with &. Put quotes around the whole text. Write it like this: title: '&Bee'",
  "*bee":
    "18:10 A text cannot begin with *. Put quotes around the whole text. Write it like this: title: '*bee'",
  "@bee\n    on a comb": "18:10 A text cannot begin with @. Put quotes around the whole text.",
  "[New] Bee":
    "18:16 A text cannot begin with [. Put quotes around the whole text. Write it like this: title: '[New] Bee'",
  "- Honey":
    "18:10 A text cannot begin with a hyphen and a space. Put quotes around the whole text; a list begins on the next line.",
  "> Honey": `18:12 ${ON_MARK.replace("…", ">")}`,
  ">Honey": `18:11 ${ON_MARK.replace("…", ">")}`,
});

const CUT =
  "18:10 The text ends before the #, which begins a comment. Put quotes around the whole text. Write it like this: title:";

testValues("# within a text, and comments", "catalogue", "Honey Bee → …", {
  "Bee #3": `${CUT} 'Bee #3'`,
  "Bee  #3": `${CUT} 'Bee  #3'`,
  "#3 of four": `${CUT} '#3 of four'`,
  "# none":
    "18:10 title is required, found nothing. What the design is called. Write a line such as: title: Moon Moth",
  "Bee ## Whose?": [],
  "A bee # Whose?": [],
  "'A bee' # Whose?": [],
  "Bee#3": [],
});
testAnswers("# within a text, and comments", "catalogue", {
  "- id: 14 → // bee\n- id: 14": "17:1 A note begins with #, not with //. Write it like this: # bee",
});

testAnswers("a text that ends too early hides no mistake beside it", "catalogue", {
  "id: 14\n  title: Honey Bee → id: 0\n  title: #3 bees": [
    "17:7 Expected a whole number of at least 1, found the number 0.",
    `${CUT} '#3 bees'`,
  ],
});
testAnswers("a text that ends too early hides no mistake beside it", "studio", {
  "{ label: Shop minimum, value: $150 } → { label: “Shop”, value: [1] }": [
    "65:16 Visitors would see these curly quotes. Type straight ones. Write it like this: - { label: 'Shop', value: [1] }",
    "65:31 Expected text such as 18 or older, found a list. Write a line such as: value: 18 or older",
  ],
});

const OPEN = "A bracket or brace is never closed. Write ] or } where it ends, before any #.";
const SEPARATE =
  "Between brackets or braces, commas separate the values, and a text with a colon, a quote or a mark such as @ needs quotes.";

testAnswers("brackets and braces", "studio", {
  "value: slower } → value: slower": `61:7 ${OPEN}`,
  "Pace, value: → Pace value:": `61:18 ${SEPARATE}`,
  "slower } → slower: much }": `61:31 ${SEPARATE}`,
  "slower } → slower, kinder }":
    "61:39 Unknown key kinder. Inside braces a comma begins a new key, and a colon needs a space after it. Allowed here: label, value.",
  "acoustic] → acoustic": `58:5 ${OPEN}`,
});

const DIVIDED = "This line of --- or ... splits the file in two. Delete it.";

testAnswers("conflict markers, and other errors of the parser", "catalogue", {
  "- id: 14 → <<<<<<< HEAD\n- id: 14":
    "17:1 Git left two versions here. Keep one, and delete the lines of markers.",
  "- id: 14 → ---\n- id: 14": `17:1 ${DIVIDED}`,
  "- id: 14 → ...\n\n# bees\n- id: 14": `17:1 ${DIVIDED}`,
});

describe("a fault hides no other mistake where the rest can still be read", () => {
  const MAYBE = '28:12 Expected true or false, found the text "maybe".';
  test.for<[string, string[]]>([
    ["price:$700", ["11:3 A space is missing after the colon.", MAYBE]],
    ["alt: 'Moth\n  price: $700", ["11:8 This quote is never closed.", MAYBE.replace("28", "29")]],
    ["hours: 5\n  price: 700", ["11:3 The key hours is already on a line above.", MAYBE.replace("28", "29")]],
    ["price: [$700", ["11:3 A bracket or brace is never closed.", MAYBE]],
  ])("%s", ([moth, told]) => {
    const catalogue = FILES.catalogue.replace("price: $700", moth).replace("isColor: true", "isColor: maybe");
    const found = problemsOf("catalogue", catalogue).map(
      (each) => `${each.line}:${each.column} ${each.message}`,
    );
    expect(found).toEqual(told.map((text) => expect.stringContaining(text)));
  });

  test("a line that is left out hides the mistakes of its own entry alone", () => {
    const catalogue = FILES.catalogue
      .replace("- Repeatable", "- Repetable")
      .replace("isColor: true", "isColor: maybe")
      .replace("alt: A worker bee over a piece of comb\n\n- id: 19", "alt: [A worker\n- id: nineteen");
    expect(problemsOf("catalogue", catalogue).map(({ line }) => line)).toEqual([15, 29, 30]);
  });

  test("of two faults in one line, the first is told", () => {
    expect(problemsOf("catalogue", "  image: designs/honey → \timage:designs/honey")).toMatchObject([
      { line: 19, message: expect.stringContaining("A tab indents this line.") },
    ]);
  });

  test("ten faults of one kind are enough", () => {
    const [head = "", entry = ""] = FILES.catalogue.split("\n\n");
    const tabs = `${head}\n${entry.replaceAll("  ", "\t")}`;
    expect(problemsOf("catalogue", tabs)).toHaveLength(10);
  });
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
    { line: 28, column: 3, message: expect.stringContaining("Write it like this: isColor: true") },
  ]);
});

test("Windows line endings do not hide hints about neighboring lines", () => {
  const hidden = problemsOf(
    "catalogue",
    FILES.catalogue.replace("- id: 12", "# - id: 12").replaceAll("\n", "\r\n"),
  );
  expect(hidden).toMatchObject([{ message: expect.stringContaining('"- id: 12". Remove it.') }]);
});
