/** What is said about broken YAML, and what is still said about the rest of the file. */
import { describe, expect, test } from "vitest";
import { report } from "./site.ts";

const bee = "  title: Honey Bee";
const koi = "- id: 19\n  title: Koi\n  image: designs/019-koi.jpg\n  status: soldOut\n";
const indented = (entry: string) => entry.replace(/^/gm, "  ").trimEnd();
const beeAs = (text: string) => report({ catalogue: [[bee, text]] });

describe("indentation", () => {
  test("too deep", () => {
    expect(
      report({ catalogue: [["  image: designs/honey", "    image: designs/honey"]] }),
    ).toMatchInlineSnapshot(`
      "catalogue.yaml:19:5  design 14
        This line is indented further than its neighbours. Line it up with them.

      1 problem."
    `);
  });

  test("too shallow", () => {
    expect(
      report({ catalogue: [["  image: designs/honey", " image: designs/honey"]] }),
    ).toMatchInlineSnapshot(`
      "catalogue.yaml:19:2  design 14 "Honey Bee"
        This line does not line up with the ones above it. Give it the same indentation, or "- " if an entry begins here.

      1 problem."
    `);
  });

  test("none", () => {
    expect(
      report({ catalogue: [["  image: designs/honey", "image: designs/honey"]] }),
    ).toMatchInlineSnapshot(`
      "catalogue.yaml:19:1  design 14 "Honey Bee"
        This line does not line up with the ones above it. Give it the same indentation, or "- " if an entry begins here.

      1 problem."
    `);
  });

  test("a line at the margin takes nothing below it away", () => {
    expect(
      report({
        portfolio: [
          ["    title: fern", "title: fern"],
          ["    isDoodle: true", "    isDoodle: yes"],
        ],
      }),
    ).toMatchInlineSnapshot(`
      "portfolio.yaml:4:1  work 3
        This line does not line up with the ones above it. Give it the same indentation, or "- " if an entry begins here.
      portfolio.yaml:11:15  work 5 "stagBeetle" › isDoodle
        Expected true or false, found the text "yes". Write isDoodle: true.

      2 problems."
    `);
  });

  test("a section that a space makes a part of the one above", () => {
    expect(
      report({
        portfolio: [
          ["studio:\n", " studio:\n"],
          ["id: 5", "id: five"],
        ],
      }),
    ).toMatchInlineSnapshot(`
      "portfolio.yaml:8:9  entry 2 "stagBeetle" › id
        Expected a whole number such as 12, found the text "five". Write one whole number, in digits.
      portfolio.yaml:13:2  entry 2 "stagBeetle"
        This line does not line up with the ones above it. Give it the same indentation, or "- " if an entry begins here.

      2 problems."
    `);
  });

  test("a list within a text that loses its indentation", () => {
    expect(report({ studio: [['    - "and quotes', '   - "and quotes']] })).toMatchInlineSnapshot(`
      "studio.yaml:56:4  about
        This line does not line up with the ones above it. Give it the same indentation.

      1 problem."
    `);
  });

  test("an entry out of line", () => {
    expect(report({ portfolio: [["  - id: 5", "   - id: 5"]] })).toMatchInlineSnapshot(`
      "portfolio.yaml:8:4  work 5 "stagBeetle"
        This line stands 1 space too far to the right. Move it to the left, so that its dash lines up with the one in line 2.

      1 problem."
    `);
  });

  test("the dash of the first of two entries out of line", () => {
    expect(report({ studio: [["    - question: Which", "   - question: Which"]] })).toMatchInlineSnapshot(`
      "studio.yaml:44:4  question 1
        This line stands 1 space too far to the left. Move it to the right, so that its dash lines up with the one in line 46.

      1 problem."
    `);
  });

  test("an entry out of line below one that ends in a word", () => {
    expect(
      report({ catalogue: [[`  alt: A worker bee over a piece of comb\n\n${koi}`, `\n${indented(koi)}`]] }),
    ).toMatchInlineSnapshot(`
      "catalogue.yaml:30:3  design 19 "Koi"
        This entry stands 2 spaces too far to the right. Move all its lines to the left, so that its dash lines up with the one in line 17.

      1 problem."
    `);
  });

  test("an entry out of line below one that ends in a list, with another mistake at its column", () => {
    const below = `    - Repeatable\n\n${indented(koi.replace("Koi", "7"))}`;
    expect(
      report({
        catalogue: [
          [koi, ""],
          ["    - Repeatable\n", below],
        ],
      }),
    ).toMatchInlineSnapshot(`
      "catalogue.yaml:17:3  design 19
        This entry stands 2 spaces too far to the right. Move all its lines to the left, so that its dash lines up with the one in line 3.
      catalogue.yaml:18:12  design 19 › title
        Expected text such as Moon Moth, found the number 7. Put quotes around it: title: '7'

      2 problems."
    `);
  });

  test("the first entry out of line, with a comment in it", () => {
    const from = "  - id: 3\n    src: portfolio/fern.jpg\n    title: fern\n    isDoodle: false\n    alt";
    const to = " - id: 3\n   src: portfolio/fern.jpg\n# fern\n   title: fern\n   isDoodle: false\n   alt";
    const third = "\n  - id: 6\n    src: portfolio/fern.jpg\n    title: fern\n    isDoodle: true\n\nstudio:";
    expect(
      report({
        portfolio: [
          [from, to],
          ["\nstudio:", third],
        ],
      }),
    ).toMatchInlineSnapshot(`
      "portfolio.yaml:2:2  work 3 "fern"
        This entry stands 1 space too far to the left. Move all its lines to the right, so that its dash lines up with the one in line 9.

      1 problem."
    `);
  });

  test("a list within a text is no entry, however it stands", () => {
    expect(
      report({
        studio: [
          ["        The shop minimum", "        - title: no entry\n\n        The shop minimum"],
          ["title: Tips", "title: Tips: none"],
        ],
      }),
    ).toMatchInlineSnapshot(`
      "studio.yaml:72:14  policy 2
        A colon and a space begin a new key. Put quotes around the whole text: title: 'Tips: none'

      1 problem."
    `);
  });

  test("a tab", () => {
    expect(
      report({ catalogue: [["  image: designs/honey", "\timage: designs/honey"]] }),
    ).toMatchInlineSnapshot(`
      "catalogue.yaml:19:1  design 14
        A tab indents this line. Indent it with spaces, like the others.

      1 problem."
    `);
  });

  test("tabs in a whole entry", () => {
    expect(
      report({
        catalogue: [
          [
            "  title: Koi\n  image: designs/019-koi.jpg\n  status",
            "\ttitle: Koi\n\timage: designs/019-koi.jpg\n\tstatus",
          ],
        ],
      }),
    ).toMatchInlineSnapshot(`
      "catalogue.yaml:32:1  entry 3
        A tab indents this line. Indent it with spaces, like the others.

      1 problem."
    `);
  });

  test("a tab in a list", () => {
    expect(report({ catalogue: [["    - Size", "\t- Size"]] })).toMatchInlineSnapshot(`
      "catalogue.yaml:14:1  design 12 "Moon Moth"
        A tab indents this line. Indent it with spaces, like the others.

      1 problem."
    `);
  });

  test("a text that goes on without indentation", () => {
    expect(beeAs("  title: Honey\n  Bee")).toMatchInlineSnapshot(`
      "catalogue.yaml:19:3  design 14 "Honey"
        Expected "key: value", found "Bee". If it goes on with the text above, indent it further.

      1 problem."
    `);
  });

  test("a folded text that loses its indentation", () => {
    expect(
      report({ catalogue: [["    drawn for a forearm", "   drawn for a forearm"]] }),
    ).toMatchInlineSnapshot(`
      "catalogue.yaml:8:4  design 12 "Moon Moth"
        This line does not line up with the ones above it. Give it the same indentation, or "- " if an entry begins here.

      1 problem."
    `);
  });
});

describe("quotes and brackets", () => {
  test("a single quote that is never closed", () => {
    expect(beeAs("  title: 'Honey Bee")).toMatchInlineSnapshot(`
      "catalogue.yaml:18:10  design 14
        The ' here is never closed. Write ' where it ends.

      1 problem."
    `);
  });

  test("a double quote that is never closed", () => {
    expect(beeAs('  title: "Honey Bee')).toMatchInlineSnapshot(`
      "catalogue.yaml:18:10  design 14
        The " here is never closed. Write " where it ends.

      1 problem."
    `);
  });

  test("an unclosed quote that ends at another entry's", () => {
    expect(
      report({
        catalogue: [
          ["imageDescription: A worker bee.", "imageDescription: 'A worker bee."],
          ["alt: A worker bee over a piece of comb", "alt: 'A worker bee'"],
        ],
      }),
    ).toMatchInlineSnapshot(`
      "catalogue.yaml:20:21  design 14 "Honey Bee"
        The ' here is never closed. Write ' where it ends.

      1 problem."
    `);
  });

  test("a quoted text that goes on without indentation", () => {
    expect(beeAs("  title: 'Honey\n  Bee'")).toMatchInlineSnapshot(`
      "catalogue.yaml:18:10  design 14
        The ' here is closed in the next line. Indent that line further than this one.

      1 problem."
    `);
  });

  test("an apostrophe between single quotes", () => {
    expect(beeAs("  title: 'Bee's Knees'")).toMatchInlineSnapshot(`
      "catalogue.yaml:18:15  design 14
        The text goes on after its closing quote. Put quotes around the whole text: title: "Bee's Knees"

      1 problem."
    `);
  });

  test("a quoted word at the beginning", () => {
    expect(beeAs('  title: "Honey" Bee')).toMatchInlineSnapshot(`
      "catalogue.yaml:18:18  design 14
        The text goes on after its closing quote. Put quotes around the whole text: title: '"Honey" Bee'

      1 problem."
    `);
  });

  test("a backslash between double quotes", () => {
    expect(beeAs('  title: "Honey\\Bee"')).toMatchInlineSnapshot(`
      "catalogue.yaml:18:16  design 14
        Between double quotes \\ begins a code. Put quotes around the whole text: title: 'Honey\\Bee'

      1 problem."
    `);
  });

  test("a backslash between double quotes, with quotes of the text", () => {
    expect(beeAs('  title: "Honey \\"Bee\\" \\m/"')).toMatchInlineSnapshot(`
      "catalogue.yaml:18:25  design 14
        Between double quotes \\ begins a code. Put quotes around the whole text: title: 'Honey "Bee" \\m/'

      1 problem."
    `);
  });

  test("a list that is never closed", () => {
    expect(
      report({ studio: [["names: [machine-free, acoustic]", "names: [machine-free, acoustic"]] }),
    ).toMatchInlineSnapshot(`
      "studio.yaml:58:12  about
        The [ here is never closed. Write ] where it ends.

      1 problem."
    `);
  });

  test("a map that is never closed", () => {
    expect(report({ studio: [["value: slower }", "value: slower"]] })).toMatchInlineSnapshot(`
      "studio.yaml:61:9  about
        The { here is never closed. Write } where it ends.

      1 problem."
    `);
  });
});

describe("between braces and brackets", () => {
  const trait = "{ label: Pace, value: slower }";
  const traitAs = (text: string) => report({ studio: [[trait, text]] });

  test("a missing comma", () => {
    expect(traitAs("{ label: Pace value: slower }")).toMatchInlineSnapshot(`
      "studio.yaml:61:18  about
        A comma is missing before value:. Write it like this: label: Pace, value: slower

      1 problem."
    `);
  });

  test("a missing comma after quotes", () => {
    expect(traitAs("{ label: 'Pace' value: slower }")).toMatchInlineSnapshot(`
      "studio.yaml:61:18  about
        A comma is missing before value:. Write it like this: label: 'Pace', value: slower

      1 problem."
    `);
  });

  test("a colon in a text", () => {
    expect(traitAs("{ label: Pace, value: slower: much }")).toMatchInlineSnapshot(`
      "studio.yaml:61:31  about
        A colon and a space begin a new key. Put quotes around the text: value: 'slower: much'

      1 problem."
    `);
  });

  test("an apostrophe between single quotes", () => {
    expect(traitAs("{ label: Pace, value: 'it's slow' }")).toMatchInlineSnapshot(`
      "studio.yaml:61:31  about
        The text goes on after its closing quote. Put quotes around the text: value: "it's slow"

      1 problem."
    `);
  });

  test("a # before a text", () => {
    expect(traitAs("{ label: Pace, value: #1 }")).toMatchInlineSnapshot(`
      "studio.yaml:61:31  about
        Here # begins a comment. Put quotes around the text: value: '#1'

      1 problem."
    `);
  });

  test("a # in a text", () => {
    expect(traitAs("{ label: #1 of all, value: slower }")).toMatchInlineSnapshot(`
      "studio.yaml:61:18  about
        Here # begins a comment. Put quotes around the text: label: '#1 of all'

      1 problem."
    `);
  });

  test("a comma in a text", () => {
    expect(traitAs("{ label: Pace, value: from $1,000, and more }")).toMatchInlineSnapshot(`
      "studio.yaml:61:31  about › handPoked › traits › 1 › and more
        Between braces a comma begins a new key. Put quotes around the text: value: 'from $1,000, and more'

      1 problem."
    `);
  });

  test("a comma in a text before another key", () => {
    expect(traitAs("{ label: 'Pace', with care, value: slower }")).toMatchInlineSnapshot(`
      "studio.yaml:61:18  about › handPoked › traits › 1 › with care
        Between braces a comma begins a new key. Put quotes around the text: label: 'Pace, with care'

      1 problem."
    `);
  });

  test("no space after the colon", () => {
    expect(traitAs("{ label: Pace, value:slower }")).toMatchInlineSnapshot(`
      "studio.yaml:61:24  about › handPoked › traits › 1 › value:slower
        A space is missing after the colon. Write it like this: value: slower

      1 problem."
    `);
  });

  test("no colon", () => {
    expect(traitAs("{ label Pace, value: slower }")).toMatchInlineSnapshot(`
      "studio.yaml:61:11  about › handPoked › traits › 1 › label Pace
        A colon is missing after label. Write it like this: label: Pace

      1 problem."
    `);
  });

  test("an @ before a text", () => {
    expect(traitAs("{ label: Pace, value: @slow }")).toMatchInlineSnapshot(`
      "studio.yaml:61:31  about
        A text cannot begin with @. Put quotes around the text: value: '@slow'

      1 problem."
    `);
  });

  test("a bracket in a text", () => {
    expect(traitAs("{ label: Pace, value: slow [er] }")).toMatchInlineSnapshot(`
      "studio.yaml:61:31  about
        A text with [ needs quotes here. Put quotes around the text: value: 'slow [er]'

      1 problem."
    `);
  });

  test("one brace too many", () => {
    expect(traitAs("{ label: Pace, value: slower }}")).toMatchInlineSnapshot(`
      "studio.yaml:61:39  about
        There is one } too many at the end. Remove it.

      1 problem."
    `);
  });

  test("words after the brace", () => {
    expect(traitAs("{ label: Pace, value: slower } much")).toMatchInlineSnapshot(`
      "studio.yaml:61:39  about
        The } before this ends the map. Move what follows into the braces.

      1 problem."
    `);
  });

  test("a key that no other line has may be a key or a text", () => {
    expect(traitAs("{ label: Pace extent: 3, value: slower }")).toMatchInlineSnapshot(`
      "studio.yaml:61:18  about
        If extent: is a key, write a comma before it. If it belongs to the text: Put quotes around the text: label: 'Pace extent: 3'

      1 problem."
    `);
  });

  test("a text that begins with a word in braces is no map", () => {
    expect(beeAs("  title: {Honey: a} Bee")).toMatchInlineSnapshot(`
      "catalogue.yaml:18:21  design 14
        A text cannot begin with {. Put quotes around the whole text: title: '{Honey: a} Bee'

      1 problem."
    `);
  });

  test("brackets too many after a list", () => {
    expect(
      report({ catalogue: [["tags:\n    - Size Adjustable\n    - Repeatable", "tags: [Repeatable]]]"]] }),
    ).toMatchInlineSnapshot(`
      "catalogue.yaml:13:21  design 12 "Moon Moth"
        There are 2 ] too many at the end. Remove them.

      1 problem."
    `);
  });

  test("an apostrophe in a list", () => {
    expect(
      report({ studio: [["[machine-free, acoustic]", "[machine-free, 'it's slow']"]] }),
    ).toMatchInlineSnapshot(`
      "studio.yaml:58:27  about
        The text goes on after its closing quote. Put quotes around the text: "it's slow"

      1 problem."
    `);
  });

  test("a map out of line is readable", () => {
    const first = "    - { label: Shop minimum, value: $150 }";
    expect(
      report({ studio: [[first, `${first}\n   - { label: Tips, value: none }`]] }),
    ).toMatchInlineSnapshot(`
      "studio.yaml:66:4  policies
        This line does not line up with the ones above it. Give it the same indentation.

      1 problem."
    `);
  });
});

describe("marks with a meaning", () => {
  test("no space after the colon", () => {
    expect(beeAs("  title:Honey Bee")).toMatchInlineSnapshot(`
      "catalogue.yaml:18:3  design 14
        A space is missing after the colon. Write it like this: title: Honey Bee

      1 problem."
    `);
  });

  test("no space after the last colon of an entry", () => {
    expect(
      report({ catalogue: [["  isColor: false\n  tags", "  isColor:false\n  tags"]] }),
    ).toMatchInlineSnapshot(`
      "catalogue.yaml:12:3  design 12 "Moon Moth"
        A space is missing after the colon. Write it like this: isColor: false

      1 problem."
    `);
  });

  test("no colon", () => {
    expect(beeAs("  title Honey Bee")).toMatchInlineSnapshot(`
      "catalogue.yaml:18:3  design 14
        Expected "key: value", found "title Honey Bee". If it goes on with the text above, indent it further.

      1 problem."
    `);
  });

  test("a colon in a text", () => {
    expect(beeAs("  title: Honey Bee: a worker")).toMatchInlineSnapshot(`
      "catalogue.yaml:18:10  design 14
        A colon and a space begin a new key. Put quotes around the whole text: title: 'Honey Bee: a worker'

      1 problem."
    `);
  });

  test("a colon at the end of a text", () => {
    expect(beeAs("  title: Honey Bee:")).toMatchInlineSnapshot(`
      "catalogue.yaml:18:10  design 14
        A colon and a space begin a new key. Put quotes around the whole text: title: 'Honey Bee:'

      1 problem."
    `);
  });

  test("a colon where a text goes on in the next line", () => {
    expect(beeAs("  title: For the ones\n    who like it: after dark.")).toMatchInlineSnapshot(`
      "catalogue.yaml:19:5  design 14
        A colon and a space begin a new key. Write lines 18 and 19 as one, with quotes around the whole text: title: 'For the ones who like it: after dark.'

      1 problem."
    `);
  });

  test("a colon in the first and in the last line of a text", () => {
    expect(beeAs("  title: For those: who\n    like it.")).toMatchInlineSnapshot(`
      "catalogue.yaml:18:10  design 14
        A colon and a space begin a new key. Write lines 18 and 19 as one, with quotes around the whole text: title: 'For those: who like it.'

      1 problem."
    `);
    expect(beeAs("  title: For those\n    who like\n    this: the bee's.")).toMatchInlineSnapshot(`
      "catalogue.yaml:20:5  design 14
        This line is indented further than its neighbours. Line it up with them. If it goes on with the text above: Write lines 18 to 20 as one, with quotes around the whole text: title: "For those who like this: the bee's."

      1 problem."
    `);
  });

  test("a colon in a text with an empty line, which is not quoted", () => {
    expect(beeAs("  title: For those: who\n\n    like it.")).toMatchInlineSnapshot(`
      "catalogue.yaml:18:10  design 14
        A colon and a space begin a new key. Put quotes around the whole text.

      1 problem."
    `);
  });

  test("a key out of line below a text that goes on", () => {
    expect(
      report({ catalogue: [["  image: designs/honey", "    and so on\n    image: designs/honey"]] }),
    ).toMatchInlineSnapshot(`
      "catalogue.yaml:20:5  design 14
        This line is indented further than its neighbours. Line it up with them.

      1 problem."
    `);
  });

  test("a text is quoted whole, however long", () => {
    const text =
      "Note: a worker bee over a piece of comb, for the ones who do their best thinking after dark";
    expect(beeAs(`  title: ${text}`)).toMatchInlineSnapshot(`
      "catalogue.yaml:18:10  design 14
        A colon and a space begin a new key. Put quotes around the whole text: title: 'Note: a worker bee over a piece of comb, for the ones who do their best thinking after dark'

      1 problem."
    `);
    expect(beeAs(`  title: #${text}`)).toMatchInlineSnapshot(`
      "catalogue.yaml:18:10  design 14 › title
        title is required, found nothing, because # begins a comment. Put quotes around the text: title: '#Note: a worker bee over a piece of comb, for the ones who do their best thinking after dark'

      1 problem."
    `);
  });

  test("an @ at the beginning", () => {
    expect(beeAs("  title: @bee")).toMatchInlineSnapshot(`
      "catalogue.yaml:18:10  design 14
        A text cannot begin with @. Put quotes around the whole text: title: '@bee'

      1 problem."
    `);
  });

  test("a % at the beginning", () => {
    expect(beeAs("  title: %x")).toMatchInlineSnapshot(`
      "catalogue.yaml:18:10  design 14
        A text cannot begin with %. Put quotes around the whole text: title: '%x'

      1 problem."
    `);
  });

  test("a * at the beginning", () => {
    expect(beeAs("  title: * Honey Bee")).toMatchInlineSnapshot(`
      "catalogue.yaml:18:10  design 14
        A text cannot begin with *. Put quotes around the whole text: title: '* Honey Bee'

      1 problem."
    `);
  });

  test("an alias of nothing", () => {
    expect(beeAs("  title: *Bee*")).toMatchInlineSnapshot(`
      "catalogue.yaml:18:10  design 14
        *Bee* refers to nothing. If it is a text, put quotes around it: '*Bee*'

      1 problem."
    `);
  });

  test("a braced word at the beginning", () => {
    expect(beeAs("  title: {Honey} Bee")).toMatchInlineSnapshot(`
      "catalogue.yaml:18:18  design 14
        A text cannot begin with {. Put quotes around the whole text: title: '{Honey} Bee'

      1 problem."
    `);
  });

  test("a > with its text on the same line", () => {
    expect(beeAs("  title: > Honey Bee")).toMatchInlineSnapshot(`
      "catalogue.yaml:18:12  design 14
        After > the text begins on the next line.

      1 problem."
    `);
  });

  test("a list on the line of its key", () => {
    expect(report({ catalogue: [["tags:\n    - Size", "tags: - Size"]] })).toMatchInlineSnapshot(`
      "catalogue.yaml:13:9  design 12 "Moon Moth"
        A list begins below its key. Move the "-" there.

      1 problem."
    `);
  });

  test("a list on the line of its key, alone, in a file that has others", () => {
    const tags = "  tags:\n    - Size Adjustable\n    - Repeatable\n";
    expect(report({ catalogue: [["  alt:", "  tags: - Repeatable\n  alt:"]] })).toMatchInlineSnapshot(`
      "catalogue.yaml:29:9  design 14 "Honey Bee"
        A list begins below its key. Move the "-" there.

      1 problem."
    `);
    expect(report({ catalogue: [[tags, "  tags: - Repeatable\n"]] })).toMatchInlineSnapshot(`
      "catalogue.yaml:13:9  design 12 "Moon Moth"
        A list begins below its key. Move the "-" there. If it is a text: Put quotes around the whole text: tags: '- Repeatable'

      1 problem."
    `);
    expect(report({ portfolio: [["works:\n  - id", "works: - id"]] })).toMatchInlineSnapshot(`
      "portfolio.yaml:1:8  works
        A list begins below its key. Move the "-" there.

      1 problem."
    `);
  });

  test("a text that begins with a hyphen", () => {
    expect(beeAs("  title: - Honey Bee")).toMatchInlineSnapshot(`
      "catalogue.yaml:18:10  design 14
        A text cannot begin with "- ". Put quotes around the whole text: title: '- Honey Bee'

      1 problem."
    `);
    expect(report({ catalogue: [["price: $700", "price: -"]] })).toMatchInlineSnapshot(`
      "catalogue.yaml:11:10  design 12 "Moon Moth"
        A text cannot begin with "- ". Put quotes around the whole text: price: '-'

      1 problem."
    `);
  });

  test("an unknown tag", () => {
    expect(beeAs("  title: !bee Honey Bee")).toMatchInlineSnapshot(`
      "catalogue.yaml:18:10  design 14 "Honey Bee"
        Unknown tag !bee. If it belongs to the text, put quotes around the whole text.

      1 problem."
    `);
  });

  test("a tag that its value does not fit", () => {
    expect(beeAs("  title: !!int Honey Bee")).toMatchInlineSnapshot(`
      "catalogue.yaml:18:10  design 14 "Honey Bee"
        Unknown tag !!int. If it belongs to the text, put quotes around the whole text.

      1 problem."
    `);
  });

  test("an exclamation mark at the beginning", () => {
    expect(beeAs("  title: !Honey")).toMatchInlineSnapshot(`
      "catalogue.yaml:18:10  design 14
        Unknown tag !Honey. If it belongs to the text, put quotes around the whole text.

      1 problem."
    `);
  });

  test("a second document", () => {
    expect(report({ catalogue: [["- id: 14", "---\n- id: 14"]] })).toMatchInlineSnapshot(`
      "catalogue.yaml:17:1  design 12 "Moon Moth"
        A line --- begins a second document. Remove it.

      1 problem."
    `);
  });
});

describe("keys and entries", () => {
  test("a key twice", () => {
    expect(beeAs(`${bee}\n  title: Bee`)).toMatchInlineSnapshot(`
      "catalogue.yaml:19:3  design 14 "Bee"
        The key title stands in line 18 already. Remove one of the two.

      1 problem."
    `);
  });

  test("several keys in a row twice are an entry that lost its first line", () => {
    expect(
      report({ catalogue: [["\n- id: 19\n  title: Koi\n", "  status: soldOut\n"]] }),
    ).toMatchInlineSnapshot(`
      "catalogue.yaml:31:3  design 14 "Honey Bee"
        The key image stands in line 19 already. If a new entry begins here, it needs a "- ".

      1 problem."
    `);
  });

  test("a key that has grown together with its value is not missed", () => {
    expect(report({ portfolio: [["title: fern", "titlefern"]] })).toMatchInlineSnapshot(`
      "portfolio.yaml:4:5  work 3
        Expected "key: value", found "titlefern". If it goes on with the text above, indent it further.

      1 problem."
    `);
  });

  test("an entry without its dash runs into the one above", () => {
    expect(report({ catalogue: [["\n- id: 14", "  id: 14"]] })).toMatchInlineSnapshot(`
      "catalogue.yaml:16:3  design 14 "Honey Bee"
        The key id stands in line 3 already. If a new entry begins here, it needs a "- ".

      1 problem."
    `);
  });

  test("an entry without its dash at the margin", () => {
    expect(report({ catalogue: [["- id: 14", "id: 14"]] })).toMatchInlineSnapshot(`
      "catalogue.yaml:17:1  design 12 "Moon Moth"
        This line does not line up with the ones above it. Give it the same indentation, or "- " if an entry begins here.

      1 problem."
    `);
  });

  test("no space after the dash", () => {
    expect(report({ catalogue: [["- id: 14", "-id: 14"]] })).toMatchInlineSnapshot(`
      "catalogue.yaml:17:1  design 14 "Honey Bee"
        A space is missing after the dash. Write it like this: - id: 14

      1 problem."
    `);
  });

  test("no space after the first dash", () => {
    expect(report({ catalogue: [["- id: 12", "-id: 12"]] })).toMatchInlineSnapshot(`
      "catalogue.yaml:3:1  design 12 "Moon Moth"
        A space is missing after the dash. Write it like this: - id: 12

      1 problem."
    `);
    expect(report({ portfolio: [["- src: studio/1.jpg", "-src: studio/1.jpg"]] })).toMatchInlineSnapshot(`
      "portfolio.yaml:14:3  studio photo 1
        A space is missing after the dash. Write it like this: - src: studio/1.jpg

      1 problem."
    `);
  });

  test("no space after any dash of a short file, and a wrong value beside it", () => {
    const short = koi.replace("- id: 19", "-id: x") + koi.replace("- id", "-id");
    expect(report({ catalogue: short })).toMatchInlineSnapshot(`
      "catalogue.yaml:1:1  entry 1 "Koi"
        A space is missing after the dash. Write it like this: - id: x
      catalogue.yaml:1:6  entry 1 "Koi" › id
        Expected a whole number such as 12, found the text "x". Write one whole number, in digits.
      catalogue.yaml:5:1  design 19 "Koi"
        A space is missing after the dash. Write it like this: - id: 19

      3 problems."
    `);
  });

  test("no space after the dash of a map in braces", () => {
    expect(report({ studio: [["- { label: Pace", "-{ label: Pace"]] })).toMatchInlineSnapshot(`
      "studio.yaml:61:7  about
        A space is missing after the dash. Write it like this: - { label: Pace, value: slower }

      1 problem."
    `);
  });

  test("a dash that is no hyphen", () => {
    expect(report({ catalogue: [["- id: 14", "– id: 14"]] })).toMatchInlineSnapshot(`
      "catalogue.yaml:17:1  design 14 "Honey Bee"
        This dash is longer than a hyphen, and begins no entry. Write it like this: - id: 14

      1 problem."
    `);
    expect(report({ catalogue: [["    - Repeatable", "    – Repeatable"]] })).toMatchInlineSnapshot(`
      "catalogue.yaml:15:5  design 12 "Moon Moth"
        This dash is longer than a hyphen, and begins no entry. Write it like this: - Repeatable

      1 problem."
    `);
  });

  test("no space after the dashes of a list that stand below their key's first letter", () => {
    expect(
      report({ catalogue: [["    - Size Adjustable\n    - Repeatable", "  -Repeatable"]] }),
    ).toMatchInlineSnapshot(`
      "catalogue.yaml:13:8  design 12 "Moon Moth" › tags
        Expected a list, found nothing. What can be changed, and how often it is made. Write its entries below it, each after "- ".
      catalogue.yaml:14:3  design 12 "Moon Moth"
        A space is missing after the dash. Write it like this: - Repeatable

      2 problems."
    `);
  });
});

describe("aliases", () => {
  test("of something are read", () => {
    expect(
      report({
        catalogue: [
          ["imageDescription: A worker bee.", "imageDescription: &bee A worker bee."],
          ["alt: A worker bee over a piece of comb", "alt: *bee"],
        ],
      }),
    ).toBe(report({}));
  });

  test("lead to the place of what they repeat", () => {
    expect(
      report({
        portfolio: [
          ["- src: studio/1.jpg\n    alt: Treatment bed", "- &bed\n    src: studio/1.jpg\n    alt: 1"],
          ["- src: studio/2.jpg\n    alt: Wall of prints", "- *bed"],
        ],
      }),
    ).toMatchInlineSnapshot(`
      "portfolio.yaml:16:10  studio photo 2 › alt
        Expected text such as Treatment bed by the window, found the number 1. Put quotes around it: alt: '1'

      1 problem."
    `);
  });

  test("that multiply are not followed", () => {
    const rows = ["a: &a [x, x, x, x, x, x, x, x, x]"];
    for (const [name, above] of ["ba", "cb", "dc", "ed", "fe", "gf", "hg"]) {
      rows.push(`${name}: &${name} [${Array(9).fill(`*${above}`).join(", ")}]`);
    }
    expect(report({ studio: rows.join("\n") })).toMatchInlineSnapshot(`
      "studio.yaml:2:8  b
        Aliases (*name) repeat more here than can be read. Write the values out.

      1 problem."
    `);
  });

  test("of themselves end", () => {
    expect(
      report({ studio: [["names: [machine-free, acoustic]", "names: &names [*names]"]] }),
    ).toMatchInlineSnapshot(`
      "studio.yaml:58:20  about › handPoked › names › 1
        Expected text such as stick and poke, found a list. Write one text.

      1 problem."
    `);
  });
});

describe("what cannot be read hides nothing else", () => {
  test("other keys of the entry, other entries and other files are checked all the same", () => {
    expect(
      report({
        catalogue: [
          [bee, "  title: 'Honey Bee"],
          ["hours: '+3'", "hours: +3"],
          ["id: 20", "id: 12"],
        ],
        studio: [
          ["value: $150 }", "value: $150"],
          ["title: Tips", "titles: Tips"],
        ],
      }),
    ).toMatchInlineSnapshot(`
      "catalogue.yaml:18:10  design 14
        The ' here is never closed. Write ' where it ends.
      catalogue.yaml:26:10  design 14 › hours
        Expected text such as 4-5 or 6+, found the number +3. Put quotes around it: hours: '+3'
      catalogue.yaml:36:7  design 12 "Dragonfly" › id
        The id 12 is taken by design 12 "Moon Moth" in line 3. Take another, such as 20.
      studio.yaml:65:7  policies
        The { here is never closed. Write } where it ends.
      studio.yaml:70:7  policy 2 › titles
        Unknown key titles. Did you mean title?

      5 problems."
    `);
  });

  test("nesting without end", () => {
    expect(report({ catalogue: "[".repeat(5_000), portfolio: "- ".repeat(5_000) })).toMatchInlineSnapshot(`
      "catalogue.yaml:1:1  the whole file
        This is nested too deeply. Write it as the other entries are.
      portfolio.yaml:1:1  the whole file
        This is nested too deeply. Write it as the other entries are.

      2 problems."
    `);
  });
});
