/** Messages about broken YAML. */
import { describe, expect, test } from "vitest";
import { loadContent } from "#content/load-content.ts";
import { formatProblems } from "#content/report-problems.ts";
import { FILES, makeSite, report, reportEach } from "./site.ts";

const bee = "  title: Honey Bee";
const image = "  image: designs/honey-bee.jpg";
const trait = "{ label: Pace, value: slower }";
const titles = (...lines: string[]) =>
  reportEach(
    "catalogue",
    lines.map((line) => [bee, `  title: ${line}`]),
  );
const traits = (...lines: string[]) =>
  reportEach(
    "studio",
    lines.map((line) => [trait, line]),
  );

describe("indentation", () => {
  test("a key is out of line", () => {
    expect(
      reportEach("catalogue", [
        [image, `  ${image}`],
        [image, image.slice(1)],
        [image, image.trim()],
        [image, `    and so on\n  ${image}`],
        ["id: 12\n  title", "id: 12\ntitle"],
      ]),
    ).toMatchInlineSnapshot(`
      "catalogue.yaml:19:5  image: designs/honey-bee.jpg
        This line is indented further than its neighbors. Line it up with them, or, if it goes on with the text above, put quotes around the whole text.
      catalogue.yaml:19:2  image: designs/honey-bee.jpg
        This line does not line up with the ones above it. Give it the same indentation, or "- " if an entry begins here.
      catalogue.yaml:19:1  image: designs/honey-bee.jpg
        This line does not line up with the ones above it. Give it the same indentation, or "- " if an entry begins here.
      catalogue.yaml:20:5  image: designs/honey-bee.jpg
        This line is indented further than its neighbors. Line it up with them, or, if it goes on with the text above, put quotes around the whole text.
      catalogue.yaml:4:1  title: Moon Moth
        This line does not line up with the ones above it. Give it the same indentation, or "- " if an entry begins here.
      "
    `);
  });

  test("an entry or a section is out of line", () => {
    expect(
      reportEach("portfolio", [
        ["  - id: 5", "   - id: 5"],
        ["    title: fern", "title: fern"],
        ["studio:\n", "# below\n studio:\n"],
      ]),
    ).toMatchInlineSnapshot(`
      "portfolio.yaml:8:4  - id: 5
        This line does not line up with the ones above it. Give it the same indentation.
      portfolio.yaml:4:1  title: fern
        This line does not line up with the ones above it. Give it the same indentation, or "- " if an entry begins here.
      portfolio.yaml:14:2  studio:
        This line does not line up with the ones above it. Give it the same indentation, or "- " if an entry begins here.
      "
    `);
  });

  test("an entry is indented below the end of the one above", () => {
    const koi = "- id: 19\n  title: Koi\n  image: designs/019-koi.jpg\n  status: soldOut\n";
    expect(reportEach("catalogue", [[koi, koi.replace(/^/gm, "  ").trimEnd()]])).toMatchInlineSnapshot(`
      "catalogue.yaml:31:3  - id: 19
        This line does not line up with the ones above it. Give it the same indentation.
      "
    `);
  });

  test("a text continues without indentation", () => {
    expect(
      reportEach("catalogue", [
        [bee, "  title: Honey\n  Bee"],
        ["    drawn for a forearm", "   drawn for a forearm"],
      ]) + reportEach("studio", [['    - "and quotes', '   - "and quotes']]),
    ).toMatchInlineSnapshot(`
      "catalogue.yaml:19:3  Bee
        Expected "key: value", found "Bee". If it goes on with the text above, indent it further.
      catalogue.yaml:8:4  drawn for a forearm.
        This line does not line up with the ones above it. Give it the same indentation, or "- " if an entry begins here.
      studio.yaml:56:4  - "and quotes
        This line does not line up with the ones above it. Give it the same indentation.
      "
    `);
  });

  test("a tab indents", () => {
    expect(
      reportEach("catalogue", [
        [image, image.replace("  ", "\t")],
        ["    - Size", "\t- Size"],
        ["    dimension", "  \tdimension"],
      ]) + reportEach("catalogue", [["- id: 14", "-\tid: 14"]]),
    ).toMatchInlineSnapshot(`
      "catalogue.yaml:19:2  image: designs/honey-bee.jpg
        A tab indents this line. Indent it with spaces, like the others.
      catalogue.yaml:14:2  - Size Adjustable
        A tab indents this line. Indent it with spaces, like the others.
      catalogue.yaml:23:4  dimension: W
        A tab indents this line. Indent it with spaces, like the others.
      catalogue.yaml:17:3  - id: 14
        There is a tab after the dash. Replace it with a space.
      "
    `);
  });
});

describe("quotes", () => {
  test("are never closed", () => {
    expect(
      titles("'Honey Bee", '"Honey Bee', "'Honey\n  Bee'") +
        reportEach("studio", [
          ["name: Slow Dot", 'name: "Slow Dot'],
          ["title: Tips\n      body: Never", "title: 'Tips\n      body: I don't"],
        ]),
    ).toMatchInlineSnapshot(`
      "catalogue.yaml:18:10  title: 'Honey Bee
        The ' here is never closed. Write ' where it ends; if that is in the next line, indent that line further.
      catalogue.yaml:18:10  title: "Honey Bee
        The " here is never closed. Write " where it ends; if that is in the next line, indent that line further.
      catalogue.yaml:18:10  title: 'Honey
        The ' here is never closed. Write ' where it ends; if that is in the next line, indent that line further.
      studio.yaml:1:7  name: "Slow Dot
        The " here is never closed. Write " where it ends; if that is in the next line, indent that line further.
      studio.yaml:70:14  - title: 'Tips
        The ' here is never closed. Write ' where it ends; if that is in the next line, indent that line further.
      "
    `);
  });

  test("are never closed, but end at the next entry's quote", () => {
    const text = FILES.catalogue
      .replace("A worker bee.", "'A worker bee.")
      .replace("alt: A worker bee over", "alt: 'A worker bee' over");
    expect(report({ catalogue: text })).toMatchInlineSnapshot(`
      "catalogue.yaml:20:21  imageDescription: 'A worker bee.
        The ' here is never closed. Write ' where it ends; if that is in the next line, indent that line further.

      1 problem."
    `);
  });

  test("end before the text does", () => {
    expect(titles("'Bee's Knees'", '"Honey" Bee', "'Bee's\n    Knees'")).toMatchInlineSnapshot(`
      "catalogue.yaml:18:15  title: 'Bee's Knees'
        The text goes on after its closing quote. Put quotes around the whole text: title: "Bee's Knees"
      catalogue.yaml:18:18  title: "Honey" Bee
        The text goes on after its closing quote. Put quotes around the whole text: title: '"Honey" Bee'
      catalogue.yaml:18:15  title: 'Bee's
        The text goes on after its closing quote. Put quotes around the whole text.
      "
    `);
  });

  test("hold a backslash", () => {
    expect(titles('"Honey\\Bee"', '"Honey \\"Bee\\" \\m/"')).toMatchInlineSnapshot(`
      "catalogue.yaml:18:16  title: "Honey\\Bee"
        Between double quotes, \\ begins a code. Put quotes around the whole text: title: 'Honey\\Bee'
      catalogue.yaml:18:25  title: "Honey \\"Bee\\" \\m/"
        Between double quotes, \\ begins a code. Put quotes around the whole text: title: 'Honey "Bee" \\m/'
      "
    `);
  });

  test("are curly around a whole text", () => {
    expect(
      titles("“Honey Bee”", "‘Bee’s Knees’", "„Biene“", '“Bee"') +
        reportEach("catalogue", [["'4-5.5'", "‘4-5.5’"]]) +
        traits("{ label: ‘Pace’, value: slower }") +
        titles('"Honey Bee”', "'Bee’s Knees’"),
    ).toMatchInlineSnapshot(`
      "catalogue.yaml:18:10  design 14 "“Honey Bee”" › title
        Visitors would see these curly quotes. Type straight ones: title: 'Honey Bee' (or, if you want them seen: title: '“Honey Bee”')
      catalogue.yaml:18:10  design 14 "‘Bee’s Knees’" › title
        Visitors would see these curly quotes. Type straight ones: title: 'Bee’s Knees' (or, if you want them seen: title: '‘Bee’s Knees’')
      catalogue.yaml:18:10  design 14 "„Biene“" › title
        Visitors would see these curly quotes. Type straight ones: title: 'Biene' (or, if you want them seen: title: '„Biene“')
      catalogue.yaml:18:10  design 14 "“Bee"" › title
        Visitors would see these curly quotes. Type straight ones: title: 'Bee' (or, if you want them seen: title: '“Bee"')
      catalogue.yaml:10:10  design 12 "Moon Moth" › hours
        Visitors would see these curly quotes. Type straight ones: hours: '4-5.5'
      studio.yaml:61:18  about › handPoked › traits › 1 › label
        Visitors would see these curly quotes. Type straight ones: label: 'Pace' (or, if you want them seen: label: '‘Pace’')
      catalogue.yaml:18:10  title: "Honey Bee”
        The ” at the end is a curly quote, which closes nothing. Put quotes around the whole text: title: 'Honey Bee'
      catalogue.yaml:18:10  title: 'Bee’s Knees’
        The ’ at the end is a curly quote, which closes nothing. Put quotes around the whole text: title: 'Bee’s Knees'
      "
    `);
  });

  test("are curly within a text, or quoted themselves", () => {
    expect(titles("“Yes” or “no”", "The “Bee”", "'“Honey Bee”'", "’Tis the bee")).toBe("");
  });

  test("are curly around a text that needs straight ones", () => {
    expect(titles("“Bee: a worker”")).toMatchInlineSnapshot(`
      "catalogue.yaml:18:10  title: “Bee: a worker”
        A colon and a space begin a new key. Put quotes around the whole text: title: 'Bee: a worker'
      "
    `);
  });
});

describe("braces and brackets", () => {
  test("are never closed, or hidden by a comment", () => {
    expect(
      traits(
        "{ label: Pace, value: slower",
        "{ label: Pace, value: #1 }",
        "{ label: #1 of all, value: slower }",
      ) + reportEach("studio", [["acoustic]", "acoustic"]]),
    ).toMatchInlineSnapshot(`
      "studio.yaml:61:9  - { label: Pace, value: slower
        The { here is never closed. Write } where it ends; if that is in the next line, indent that line further.
      studio.yaml:61:9  - { label: Pace, value: #1 }
        # begins a comment, which hides the }. Put quotes around the text with the #.
      studio.yaml:61:9  - { label: #1 of all, value: slower }
        # begins a comment, which hides the }. Put quotes around the text with the #.
      studio.yaml:58:12  names: [machine-free, acoustic
        The [ here is never closed. Write ] where it ends; if that is in the next line, indent that line further.
      "
    `);
  });

  test("are closed twice, or too early", () => {
    expect(traits(`${trait}}`, `${trait} much`)).toMatchInlineSnapshot(`
      "studio.yaml:61:39  - { label: Pace, value: slower }}
        There is one } too many. Remove it.
      studio.yaml:61:40  - { label: Pace, value: slower } much
        Text cannot begin with {, and nothing can follow a closing bracket. Put quotes around the whole text: '{ label: Pace, value: slower } much'
      "
    `);
  });

  test("hold a key without a comma before it, or a text with a colon", () => {
    expect(
      traits(
        "{ label: Pace value: slower }",
        "{ label: 'Pace' value: slower }",
        "{ label: Pace, value: slower: much }",
      ),
    ).toMatchInlineSnapshot(`
      "studio.yaml:61:18  - { label: Pace value: slower }
        A colon and a space begin a new key. Is it a key? Write a comma before it. Is it text? Put quotes around the whole text: label: 'Pace value: slower'
      studio.yaml:61:25  - { label: 'Pace' value: slower }
        The text goes on after its closing quote. Is it another value? Write a comma before it. Is it all one text? Put quotes around the whole text: label: "'Pace' value: slower"
      studio.yaml:61:31  - { label: Pace, value: slower: much }
        A colon and a space begin a new key. Is it a key? Write a comma before it. Is it text? Put quotes around the whole text: value: 'slower: much'
      "
    `);
  });

  test("hold a text that needs quotes, or other ones", () => {
    expect(
      traits(
        "{ label: Pace, value: 'it's slow' }",
        "{ label: Pace, value: @slow }",
        "{ label: Pace, value: slow [er] }",
      ) + reportEach("studio", [["[machine-free, acoustic]", "[machine-free, 'it's slow']"]]),
    ).toMatchInlineSnapshot(`
      "studio.yaml:61:35  - { label: Pace, value: 'it's slow' }
        The text goes on after its closing quote. Is it another value? Write a comma before it. Is it all one text? Put quotes around the whole text: value: "it's slow"
      studio.yaml:61:31  - { label: Pace, value: @slow }
        Text cannot begin with @. Put quotes around the whole text: value: '@slow'
      studio.yaml:61:36  - { label: Pace, value: slow [er] }
        A text with [ needs quotes here. Put them around the whole text.
      studio.yaml:58:31  names: [machine-free, 'it's slow']
        The text goes on after its closing quote. Is it another value? Write a comma before it. Is it all one text? Put quotes around the whole text: "it's slow"
      "
    `);
  });

  test("hold a text with a comma", () => {
    expect(traits("{ label: Pace, value: slower, kinder }")).toMatchInlineSnapshot(`
      "studio.yaml:61:39  about › handPoked › traits › 1 › kinder
        Unknown key kinder. Inside braces a comma begins a new key: put quotes around a text that contains one. Known here: label, value.
      "
    `);
  });

  test("hold a key without a space or a colon", () => {
    expect(traits("{ label: Pace, value:slower }", "{ label Pace, value: slower }")).toMatchInlineSnapshot(`
      "studio.yaml:61:24  about › handPoked › traits › 1 › value:slower
        A space is missing after the colon. Write it like this: value: slower
      studio.yaml:61:11  about › handPoked › traits › 1 › label Pace
        A colon is missing after label. Write it like this: label: Pace
      "
    `);
  });
});

describe("colons", () => {
  test("are missing, or lack a space", () => {
    expect(
      reportEach("catalogue", [
        [bee, "  title:Honey Bee"],
        ["- id: 14", "- id:14"],
        ["status: soldOut", "status:soldOut"],
        [bee, "  title Honey Bee"],
        [bee, "  titleHoney"],
      ]),
    ).toMatchInlineSnapshot(`
      "catalogue.yaml:18:3  title:Honey Bee
        A space is missing after the colon. Write it like this: title: Honey Bee
      catalogue.yaml:17:3  - id:14
        A space is missing after the colon. Write it like this: id: 14
      catalogue.yaml:34:3  status:soldOut
        A space is missing after the colon. Write it like this: status: soldOut
      catalogue.yaml:18:3  title Honey Bee
        Expected "key: value", found "title Honey Bee". If it goes on with the text above, indent it further.
      catalogue.yaml:18:3  titleHoney
        Expected "key: value", found "titleHoney". If it goes on with the text above, indent it further.
      "
    `);
  });

  test("begin a key within a text", () => {
    expect(
      titles("Honey Bee: a worker", "Honey Bee:", "For those: who\n    like it."),
    ).toMatchInlineSnapshot(`
      "catalogue.yaml:18:10  title: Honey Bee: a worker
        A colon and a space begin a new key. Put quotes around the whole text: title: 'Honey Bee: a worker'
      catalogue.yaml:18:10  title: Honey Bee:
        A colon and a space begin a new key. Put quotes around the whole text: title: 'Honey Bee:'
      catalogue.yaml:18:10  title: For those: who
        A colon and a space begin a new key. Put quotes around the whole text.
      "
    `);
  });

  test("begin a key where a text continues", () => {
    expect(titles("For the ones\n    who like it: after dark.")).toMatchInlineSnapshot(`
      "catalogue.yaml:19:5  who like it: after dark.
        This line is indented further than its neighbors. Line it up with them, or, if it goes on with the text above, put quotes around the whole text.
      "
    `);
  });

  test("do not clip a long text in the remedy", () => {
    expect(
      titles("Note: a worker bee over a piece of comb, for the ones who do their best thinking after dark"),
    ).toMatchInlineSnapshot(`
      "catalogue.yaml:18:10  title: Note: a worker bee over a piece of comb, for the one…
        A colon and a space begin a new key. Put quotes around the whole text: title: 'Note: a worker bee over a piece of comb, for the ones who do their best thinking after dark'
      "
    `);
  });
});

describe("marks with a meaning", () => {
  test("begin a text", () => {
    expect(
      titles(
        "@bee",
        "%x",
        "`bee`",
        "* Honey",
        "? Honey",
        "{Honey} Bee",
        "[New] Bee",
        "> Honey Bee",
        "| Honey",
      ),
    ).toMatchInlineSnapshot(`
      "catalogue.yaml:18:10  title: @bee
        Text cannot begin with @. Put quotes around the whole text: title: '@bee'
      catalogue.yaml:18:10  title: %x
        Text cannot begin with %. Put quotes around the whole text: title: '%x'
      catalogue.yaml:18:10  title: \`bee\`
        Text cannot begin with \`. Put quotes around the whole text: title: '\`bee\`'
      catalogue.yaml:18:10  title: * Honey
        A * at the beginning refers to a name that is not defined. Put quotes around the whole text: title: '* Honey'
      catalogue.yaml:18:10  title: ? Honey
        Text cannot begin with ?. Put quotes around the whole text: title: '? Honey'
      catalogue.yaml:18:18  title: {Honey} Bee
        Text cannot begin with {, and nothing can follow a closing bracket. Put quotes around the whole text: title: '{Honey} Bee'
      catalogue.yaml:18:16  title: [New] Bee
        Text cannot begin with [, and nothing can follow a closing bracket. Put quotes around the whole text: title: '[New] Bee'
      catalogue.yaml:18:12  title: > Honey Bee
        After > the text begins on the next line.
      catalogue.yaml:18:12  title: | Honey
        After | the text begins on the next line.
      "
    `);
  });

  test("refer to nothing", () => {
    expect(titles("*Bee*", "!Honey", "!!int Honey")).toMatchInlineSnapshot(`
      "catalogue.yaml:18:10  title: *Bee*
        A * at the beginning refers to a name that is not defined. Put quotes around the whole text: title: '*Bee*'
      catalogue.yaml:18:10  title: !Honey
        A ! at the beginning sets a type, and this type is unknown. Put quotes around the whole text: title: '!Honey'
      catalogue.yaml:18:10  title: !!int Honey
        A ! at the beginning sets a type, and this type is unknown. Put quotes around the whole text: title: '!!int Honey'
      "
    `);
  });

  test("make a key of a list", () => {
    expect(reportEach("catalogue", [[bee, `  ? [a]: b\n${bee}`]])).toMatchInlineSnapshot(`
      "catalogue.yaml:18:5  ? [a]: b
        A key is one word before a colon. Remove the question mark or the brackets.
      "
    `);
  });

  test("begin a second document", () => {
    expect(reportEach("catalogue", [["- id: 14", "---\n- id: 14"]])).toMatchInlineSnapshot(`
      "catalogue.yaml:17:1  ---
        A line --- begins a second document. Remove it.
      "
    `);
  });
});

describe("dashes", () => {
  test("are missing", () => {
    expect(
      reportEach("catalogue", [
        ["- id: 14", "id: 14"],
        ["\n- id: 14", "  id: 14"],
      ]),
    ).toMatchInlineSnapshot(`
      "catalogue.yaml:17:1  id: 14
        This line does not line up with the ones above it. Give it the same indentation, or "- " if an entry begins here.
      catalogue.yaml:16:3  id: 14
        The key id is already on line 3. Remove one of the two, or write "- " before it if an entry begins here.
      "
    `);
  });

  test("lack a space, or are not hyphens", () => {
    expect(
      reportEach("catalogue", [
        ["- id: 14", "-id: 14"],
        ["- id: 12", "-id: 12"],
        ["- id: 14", "– id: 14"],
        ["    - Repeatable", "    —Repeatable"],
        ["    - Repeatable", "    • Repeatable"],
        ["- id: 12", "·\u00A0id: 12"],
      ]) +
        reportEach("studio", [
          ["- { label: Pace", "-{ label: Pace"],
          ["- title: Pricing", "-title: Pricing"],
        ]),
    ).toMatchInlineSnapshot(`
      "catalogue.yaml:17:1  -id: 14
        A space is missing after the dash. Write it like this: - id: 14
      catalogue.yaml:3:1  -id: 12
        A space is missing after the dash. Write it like this: - id: 12
      catalogue.yaml:17:1  – id: 14
        An entry begins with a hyphen, not with a longer dash. Write it like this: - id: 14
      catalogue.yaml:15:5  —Repeatable
        An entry begins with a hyphen, not with a longer dash. Write it like this: - Repeatable
      catalogue.yaml:15:5  • Repeatable
        An entry begins with a hyphen, not with a bullet. Write it like this: - Repeatable
      catalogue.yaml:3:2  the whole file
        There is an invisible character (U+00A0) here. Delete it, or replace it with a space.
      studio.yaml:61:17  -{ label: Pace, value: slower }
        A space is missing after the dash. Write it like this: - { label: Pace, value: slower }
      studio.yaml:67:5  -title: Pricing
        A space is missing after the dash. Write it like this: - title: Pricing
      "
    `);
  });

  test("are on the line of their key", () => {
    expect(
      reportEach("catalogue", [
        ["tags:\n    - Size", "tags: - Size"],
        ["price: $700", "price: -"],
      ]) + reportEach("portfolio", [["works:\n  - id", "works: - id"]]),
    ).toMatchInlineSnapshot(`
      "catalogue.yaml:13:9  tags: - Size Adjustable
        A list begins below its key. Move the "-" there. Is it text? Put quotes around the whole text.
      catalogue.yaml:11:10  price: -
        A list begins below its key. Move the "-" there. Is it text? Put quotes around the whole text: price: '-'
      portfolio.yaml:1:8  works: - id: 3
        A list begins below its key. Move the "-" there. Is it text? Put quotes around the whole text.
      "
    `);
  });
});

test("a list has the bullets of a word processor", () => {
  const tags = "- Size Adjustable\n    - Repeatable";
  expect(
    reportEach("catalogue", [
      [tags, tags.replaceAll("-", "•\t")],
      [`tags:\n    ${tags}`, `tags: ${tags.replaceAll("-", "•")}`],
    ]),
  ).toMatchInlineSnapshot(`
    "catalogue.yaml:14:5  design 12 "Moon Moth" › tags
      Expected a list, found the text "• Size Adjustable • Repeatable". Begin each line of it with a hyphen and a space, as in: - Size Adjustable
    catalogue.yaml:13:9  design 12 "Moon Moth" › tags
      Expected a list, found the text "• Size Adjustable • Repeatable". Begin each line of it with a hyphen and a space, as in: - Size Adjustable
    "
  `);
});

describe("a # that ends a text", () => {
  test("is a mistake where a letter or a digit follows it", () => {
    expect(
      titles("Bee #3", "Bee  #3", "Bee #bzz # 3", "Bee #3\n    of five") +
        reportEach("studio", [["answer: Sleep, eat, drink water.", "answer: Eat dish #3."]]),
    ).toMatchInlineSnapshot(`
      "catalogue.yaml:18:10  design 14 "Bee" › title
        The text ends before the #, which begins a comment. Put quotes around the whole text: title: 'Bee #3' (or write a remark on the line above)
        The text ends before the #, which begins a comment. Put quotes around the whole text: title: 'Bee  #3' (or write a remark on the line above)
        The text ends before the #, which begins a comment. Put quotes around the whole text: title: 'Bee #bzz # 3' (or write a remark on the line above)
      catalogue.yaml:19:5  of five
        In the line above, # begins a comment and so ends the text. Put quotes around the whole text.
      studio.yaml:47:15  question 2 › answer
        The text ends before the #, which begins a comment. Put quotes around the whole text: answer: 'Eat dish #3.' (or write a remark on the line above)
      "
    `);
  });

  test("is worth a remark where it may go on with the text", () => {
    const root = makeSite({ catalogue: [["A worker bee.", "A bee # with dots"]] });
    const { problems, remarks } = loadContent(root);
    expect([problems, formatProblems(remarks)]).toMatchInlineSnapshot(`
      [
        [],
        "catalogue.yaml:20:21  design 14 "Honey Bee" › imageDescription
        The text ends before the #, which begins a comment. Put quotes around the whole text: imageDescription: 'A bee # with dots' (or write a remark on the line above)

      1 problem.",
      ]
    `);
  });

  test.each(["A bee. # Whose?", "A bee   # Whose?", "'A bee' # Whose?", "bee # whose?", "A bee #"])(
    "is a comment in: %s",
    (text) => {
      const { problems, remarks } = loadContent(makeSite({ catalogue: [["A worker bee.", text]] }));
      expect([...problems, ...remarks]).toEqual([]);
    },
  );
});

test("an entry has a key twice", () => {
  expect(
    reportEach("catalogue", [
      [bee, `${bee}\n  title: Bee`],
      ["\n- id: 19\n  title: Koi\n", "  status: soldOut\n"],
    ]),
  ).toMatchInlineSnapshot(`
    "catalogue.yaml:19:3  title: Bee
      The key title is already on line 18. Remove one of the two, or write "- " before it if an entry begins here.
    catalogue.yaml:31:3  image: designs/019-koi.jpg
      The key image is already on line 19. Remove one of the two, or write "- " before it if an entry begins here.
    "
  `);
});

describe("aliases", () => {
  test("of something are read", () => {
    const text = FILES.catalogue
      .replace("A worker bee.", "&bee A worker bee.")
      .replace("A worker bee over a piece of comb", "*bee");
    expect(report({ catalogue: text })).toBe(report({}));
  });

  test("repeat a mistake at their own line", () => {
    const text = FILES.portfolio
      .replace("- src: studio/1.jpg\n    alt: Treatment bed", "- &bed\n    src: studio/1.jpg\n    alt: 1")
      .replace("- src: studio/2.jpg\n    alt: Wall of prints", "- *bed");
    expect(report({ portfolio: text })).toMatchInlineSnapshot(`
      "portfolio.yaml:16:10  studio photo 1 › alt
        Expected text such as Treatment bed by the window, found the number 1. Put quotes around it: alt: '1'
      portfolio.yaml:17:5  studio photo 2 › alt
        Expected text such as Treatment bed by the window, found the number 1. Write it like this: alt: Treatment bed by the window

      2 problems."
    `);
  });

  test("that multiply are not followed", () => {
    const rows = ["a: &a [x, x, x, x, x, x, x, x, x]"];
    for (const [name, above] of ["ba", "cb", "dc", "ed", "fe", "gf", "hg"]) {
      rows.push(`${name}: &${name} [${Array(9).fill(`*${above}`).join(", ")}]`);
    }
    expect(report({ studio: rows.join("\n") })).toMatchInlineSnapshot(`
      "studio.yaml:2:8  b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a]
        Aliases (*name) repeat too much. Write the values out.

      1 problem."
    `);
  });

  test("of themselves end", () => {
    expect(
      reportEach("studio", [["names: [machine-free, acoustic]", "names: &names [*names]"]]),
    ).toMatchInlineSnapshot(`
      "studio.yaml:58:20  about › handPoked › names › 1
        Expected text such as stick and poke, found a list. Write one text.
      "
    `);
  });
});

test("the first fault of a file is reported, and everything about the other files", () => {
  expect(
    report({
      catalogue: [
        [bee, "  title: 'Honey Bee"],
        ["hours: '1'", "hours: 1: 2"],
        ["id: 20", "id: 12"],
      ],
      studio: [
        ["value: $150 }", "value: 150 }"],
        ["title: Tips", "titles: Tips"],
      ],
    }),
  ).toMatchInlineSnapshot(`
    "catalogue.yaml:18:10  title: 'Honey Bee
      The ' here is never closed. Write ' where it ends; if that is in the next line, indent that line further.
    studio.yaml:65:37  policies › atAGlance › 1 › value
      Expected text such as $150, found the number 150. Put quotes around it: value: '150'
    studio.yaml:70:7  policy 2 › titles
      Unknown key titles. Did you mean title?

    3 problems."
  `);
});

test.each(["[", "- ", "{a: ", "? ", "a: ["])("%j without end is nested too deeply", (part) => {
  const told = report({ catalogue: part.repeat(10_000) });
  expect(told).toMatch(
    /^catalogue\.yaml:1:\d+ {2}.*…\n {2}This is nested too deeply\. Write it like the other entries\.\n/,
  );
});
