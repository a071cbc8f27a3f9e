/** Messages about broken YAML, and about texts that YAML reads as something else. */
import { expect, test } from "vitest";
import { FILES, report, reportEach } from "./site.ts";

const bee = "  title: Honey Bee";
const image = "  image: designs/honey-bee.jpg";
const titles = (...lines: string[]) =>
  reportEach(
    "catalogue",
    lines.map((line) => [bee, `  title: ${line}`]),
  );
const traits = (...lines: string[]) =>
  reportEach(
    "studio",
    lines.map((line) => ["{ label: Pace, value: slower }", line]),
  );

test("indentation", () => {
  expect(
    reportEach("catalogue", [
      [image, `  ${image}`],
      [image, image.slice(1)],
      [image, image.trim()],
      [bee, "  title: Honey\n  Bee"],
      ["    drawn for a forearm", "   drawn for a forearm"],
    ]) +
      reportEach("portfolio", [
        ["  - id: 5", "   - id: 5"],
        ["studio:\n", "# below\n studio:\n"],
      ]),
  ).toMatchInlineSnapshot(`
    "catalogue.yaml:19:5  image: designs/honey-bee.jpg
      This line does not line up with the ones around it. Give it the same indentation, or "- " if an entry begins here.
    catalogue.yaml:19:2  image: designs/honey-bee.jpg
      This line does not line up with the ones around it. Give it the same indentation, or "- " if an entry begins here.
    catalogue.yaml:19:1  image: designs/honey-bee.jpg
      This line does not line up with the ones around it. Give it the same indentation, or "- " if an entry begins here.
    catalogue.yaml:19:3  Bee
      Expected "key: value". If this goes on with the text above, indent it further; before a note, write #.
    catalogue.yaml:8:4  drawn for a forearm.
      Expected "key: value". If this goes on with the text above, indent it further; before a note, write #.
    portfolio.yaml:8:4  - id: 5
      This line does not line up with the ones around it. Give it the same indentation, or "- " if an entry begins here.
    portfolio.yaml:14:2  studio:
      This line does not line up with the ones around it. Give it the same indentation, or "- " if an entry begins here.
    "
  `);
});

test("tabs and invisible spaces", () => {
  expect(
    reportEach("catalogue", [
      [image, image.replace("  ", "\t")],
      ["    - Size", "\t\t- Size"],
      ["- id: 14", "-\tid: 14"],
      [image, image.replace("  ", "\u00A0 ")],
      ["- id: 14", "\u200B- id: 14"],
      [image, image.replace(": ", ":\u00A0")],
    ]),
  ).toMatchInlineSnapshot(`
    "catalogue.yaml:19:2  image: designs/honey-bee.jpg
      A tab indents this line. Indent it with spaces. Write it like this: image: designs/honey-bee.jpg
    catalogue.yaml:14:3  - Size Adjustable
      A tab indents this line. Indent it with spaces. Write it like this: - Size Adjustable
    catalogue.yaml:17:3  - id: 14
      A tab indents this line. Indent it with spaces. Write it like this: - id: 14
    catalogue.yaml:19:3  image: designs/honey-bee.jpg
      An invisible character stands in place of a space. Write it like this: image: designs/honey-bee.jpg
    catalogue.yaml:17:1  ​- id: 14
      An invisible character stands in place of a space. Write it like this: - id: 14
    catalogue.yaml:19:3  image: designs/honey-bee.jpg
      An invisible character stands in place of a space. Write it like this: image: designs/honey-bee.jpg
    "
  `);
});

test("colons and dashes", () => {
  expect(
    reportEach("catalogue", [
      [bee, "  title:Honey Bee"],
      [bee, "  title Honey Bee"],
      ["- id: 14", "-id: 14"],
      ["- id: 14", "– id: 14"],
      ["    - Repeatable", "    •Repeatable"],
      ["- id: 14\n", "  id: 14\n"],
      [bee, `${bee}\n${bee}`],
    ]) + titles("Honey Bee: a worker", "Honey Bee:", "For those: who\n    like it."),
  ).toMatchInlineSnapshot(`
    "catalogue.yaml:18:3  title:Honey Bee
      A space is missing after the colon. Write it like this: title: Honey Bee
    catalogue.yaml:18:3  title Honey Bee
      Expected "key: value". If this goes on with the text above, indent it further; before a note, write #.
    catalogue.yaml:17:1  -id: 14
      An entry begins with a hyphen and a space. Write it like this: - id: 14
    catalogue.yaml:17:1  – id: 14
      An entry begins with a hyphen and a space. Write it like this: - id: 14
    catalogue.yaml:15:5  •Repeatable
      An entry begins with a hyphen and a space. Write it like this: - Repeatable
    catalogue.yaml:17:3  id: 14
      The key id is already on a line above. Remove one, or write "- " before it if an entry begins here.
    catalogue.yaml:19:3  title: Honey Bee
      The key title is already on a line above. Remove one, or write "- " before it if an entry begins here.
    catalogue.yaml:18:10  title: Honey Bee: a worker
      A colon and a space begin a new key. Put quotes around the whole text. Write it like this: title: 'Honey Bee: a worker'
    catalogue.yaml:18:10  title: Honey Bee:
      A colon and a space begin a new key. Put quotes around the whole text. Write it like this: title: 'Honey Bee:'
    catalogue.yaml:18:10  title: For those: who
      A colon and a space begin a new key. Put quotes around the whole text.
    "
  `);
});

test("quotes", () => {
  expect(
    titles("'Honey Bee", '"Honey Bee”', "'Bee's Knees'", '"Honey" Bee', "'Bee's\n    Knees'", '"Honey\\Bee"'),
  ).toMatchInlineSnapshot(`
    "catalogue.yaml:18:10  title: 'Honey Bee
      The quote here is never closed. Write the same quote at the end of the text, not a curly one.
    catalogue.yaml:18:10  title: "Honey Bee”
      The quote here is never closed. Write the same quote at the end of the text, not a curly one.
    catalogue.yaml:18:15  title: 'Bee's Knees'
      The text goes on after its closing '. Put quotes around the whole text. Write it like this: title: "Bee's Knees"
    catalogue.yaml:18:18  title: "Honey" Bee
      The text goes on after its closing ". Put quotes around the whole text. Write it like this: title: '"Honey" Bee'
    catalogue.yaml:18:15  title: 'Bee's
      The text goes on after its closing '. Put quotes around the whole text.
    catalogue.yaml:18:16  title: "Honey\\Bee"
      This is not valid YAML: Invalid escape sequence \\B.
    "
  `);
});

test("curly quotes around a whole text, and texts that may have them", () => {
  expect(titles("“Honey Bee”", "‘Bee’s Knees’", '“Bee"', "“Bee: a worker”")).toMatchInlineSnapshot(`
    "catalogue.yaml:18:10  design 14 "“Honey Bee”" › title
      Visitors would see these curly quotes. Type straight ones. Write it like this: title: 'Honey Bee'
    catalogue.yaml:18:10  design 14 "‘Bee’s Knees’" › title
      Visitors would see these curly quotes. Type straight ones. Write it like this: title: 'Bee’s Knees'
    catalogue.yaml:18:10  design 14 "“Bee"" › title
      Visitors would see these curly quotes. Type straight ones. Write it like this: title: 'Bee'
    catalogue.yaml:18:10  title: “Bee: a worker”
      A colon and a space begin a new key. Put quotes around the whole text. Write it like this: title: 'Bee: a worker'
    "
  `);
  expect(titles("“Yes” or “no”", "The “Bee”", "'“Honey Bee”'", "’Tis the bee")).toBe("");
});

test("marks at the beginning of a text", () => {
  expect(
    titles("@bee", "`bee`", "* Honey", "*Bee*", "&Bee", "& Bee", "!Honey", "[New] Bee", "> Honey"),
  ).toMatchInlineSnapshot(`
    "catalogue.yaml:18:10  title: @bee
      A text cannot begin with @. Put quotes around the whole text. Write it like this: title: '@bee'
    catalogue.yaml:18:10  title: \`bee\`
      A text cannot begin with \`. Put quotes around the whole text. Write it like this: title: '\`bee\`'
    catalogue.yaml:18:10  title: * Honey
      A text cannot begin with *. Put quotes around the whole text. Write it like this: title: '* Honey'
    catalogue.yaml:18:10  title: *Bee*
      A text cannot begin with *. Put quotes around the whole text. Write it like this: title: '*Bee*'
    catalogue.yaml:18:14  design 14 › title
      A text cannot begin with &. Put quotes around the whole text. Write it like this: title: '&Bee'
    catalogue.yaml:18:10  title: & Bee
      A text cannot begin with &. Put quotes around the whole text. Write it like this: title: '& Bee'
    catalogue.yaml:18:10  title: !Honey
      A text cannot begin with !. Put quotes around the whole text. Write it like this: title: '!Honey'
    catalogue.yaml:18:16  title: [New] Bee
      A text cannot begin with [. Put quotes around the whole text. Write it like this: title: '[New] Bee'
    catalogue.yaml:18:12  title: > Honey
      This is not valid YAML: Not a YAML token: Honey.
    "
  `);
});

test("# within a text, and comments", () => {
  expect(titles("Bee #3", "#1 Bee", "Bee #x")).toMatchInlineSnapshot(`
    "catalogue.yaml:18:10  design 14 "Bee" › title
      The text ends before the #, which begins a comment. Put quotes around the whole text. Write it like this: title: 'Bee #3'
    catalogue.yaml:18:10  design 14 › title
      The text ends before the #, which begins a comment. Put quotes around the whole text. Write it like this: title: '#1 Bee'
    catalogue.yaml:18:10  design 14 "Bee" › title
      The text ends before the #, which begins a comment. Put quotes around the whole text. Write it like this: title: 'Bee #x'
    "
  `);
  expect(titles("A bee # Whose?", "A bee   # Whose?", "'A bee' # Whose?", "Bee#3")).toBe("");
});

test("brackets and braces", () => {
  expect(
    traits(
      "{ label: Pace, value: slower",
      "{ label: Pace, value: #1 }",
      "{ label: Pace value: slower }",
      "{ label: Pace, value: slower: much }",
      "{ label: Pace, value: 'it's slow' }",
      "{ label: Pace, value: slower, kinder }",
    ) + reportEach("studio", [["acoustic]", "acoustic"]]),
  ).toMatchInlineSnapshot(`
    "studio.yaml:61:7  - { label: Pace, value: slower
      A bracket or brace is never closed. Write ] or } where it ends, before any #.
    studio.yaml:61:7  - { label: Pace, value: #1 }
      A bracket or brace is never closed. Write ] or } where it ends, before any #.
    studio.yaml:61:18  - { label: Pace value: slower }
      Between brackets or braces, commas separate the values, and a text with a colon, a quote or a mark such as @ needs quotes.
    studio.yaml:61:31  - { label: Pace, value: slower: much }
      Between brackets or braces, commas separate the values, and a text with a colon, a quote or a mark such as @ needs quotes.
    studio.yaml:61:35  - { label: Pace, value: 'it's slow' }
      Between brackets or braces, commas separate the values, and a text with a colon, a quote or a mark such as @ needs quotes.
    studio.yaml:61:39  about › handPoked › traits › 1 › kinder
      Unknown key kinder. Inside braces a comma begins a new key, and a colon needs a space after it. Known here: label, value.
    studio.yaml:58:5  names: [machine-free, acoustic
      A bracket or brace is never closed. Write ] or } where it ends, before any #.
    "
  `);
});

test("what git leaves, and what else the parser says", () => {
  expect(
    reportEach("catalogue", [
      ["- id: 14", "<<<<<<< HEAD\n- id: 14"],
      ["- id: 14", "---\n- id: 14"],
    ]),
  ).toMatchInlineSnapshot(`
    "catalogue.yaml:17:1  <<<<<<< HEAD
      Git left two versions here. Keep one, and delete the lines of marks.
    catalogue.yaml:17:1  ---
      This is not valid YAML: Source contains multiple documents; please use YAML.parseAllDocuments().
    "
  `);
});

test("the first fault of a file is reported, and everything about the other files", () => {
  expect(
    report({
      catalogue: [
        [bee, "  title: 'Honey Bee"],
        ["- id: 19", "-id: 19"],
      ],
      portfolio: [["isDoodle: true", "isDoodle: yes"]],
    }),
  ).toMatchInlineSnapshot(`
    "catalogue.yaml:18:10  title: 'Honey Bee
      The quote here is never closed. Write the same quote at the end of the text, not a curly one.
    portfolio.yaml:11:15  work 5 "stagBeetle" › isDoodle
      Expected true or false, found the text "yes". Write it like this: isDoodle: true

    2 problems."
  `);
});

test("aliases are read, and those that multiply or contain themselves are refused", () => {
  expect(
    report({
      catalogue: [
        ["size: H 5", "size: &size H 5"],
        ["size: 2 x 4 1/4", "size: *size"],
      ],
    }),
  ).toBe("\n0 problems.");
  const doubled = Array.from({ length: 20 }, (_, index) => `- &a${index + 1} [*a${index}, *a${index}]`);
  expect(report({ catalogue: `- &a0 [x, y]\n${doubled.join("\n")}\n` })).toContain("Excessive alias count");
  expect(report({ catalogue: "- &a [*a]\n" })).toContain("Expected a map with the keys");
});

test.each(["[", "- ", "{a: ", "? "])("%j without end is one problem", (part) => {
  expect(report({ catalogue: part.repeat(10_000) })).toContain("1 problem.");
});

test("positions are right in a file with Windows line ends and a byte order mark", () => {
  const text = `\uFEFF${FILES.catalogue.replace("isColor: true", "isColor:true").replaceAll("\n", "\r\n")}`;
  expect(report({ catalogue: text })).toMatchInlineSnapshot(`
    "catalogue.yaml:28:3  isColor:true
      A space is missing after the colon. Write it like this: isColor: true

    1 problem."
  `);
});
