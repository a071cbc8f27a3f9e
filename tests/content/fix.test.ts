/** What `npm run check -- --fix` fixes, and what it leaves. */
import { chmodSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Examined } from "#content/fix/examine.ts";
import { fixContent } from "#content/fix/fix-content.ts";
import { fixText } from "#content/fix/fix-text.ts";
import { formatChange, planChanges } from "#content/fix/plan-changes.ts";
import { type Edits, FILES, makeSite, report, reportOf, write } from "./site.ts";

/** The diff that --fix shows. */
function diff(edits: Edits): string {
  return diffOf(makeSite(edits));
}

const diffOf = (root: string) => planChanges(root).map(formatChange).join("");

/** The diff after each edit alone. */
const diffEach = (edits: [from: string, to: string][]) =>
  edits.map((edit) => diff({ catalogue: [edit] })).join("");

describe("fixes", () => {
  test("a missing dollar sign, whatever follows it", () => {
    const prices = ["700", "'700'", "700 USD # each", "usd 1,200", "700$", '"99.50"'];
    expect(diffEach(prices.map((price) => ["price: $700", `price: ${price}`]))).toMatchInlineSnapshot(`
      "catalogue.yaml:11
      -   price: 700
      +   price: $700
      catalogue.yaml:11
      -   price: '700'
      +   price: '$700'
      catalogue.yaml:11
      -   price: 700 USD # each
      +   price: $700 # each
      catalogue.yaml:11
      -   price: usd 1,200
      +   price: $1,200
      catalogue.yaml:11
      -   price: 700$
      +   price: $700
      catalogue.yaml:11
      -   price: "99.50"
      +   price: "$99.50"
      "
    `);
  });

  test("characters that only look like a space", () => {
    expect(
      diffEach([
        ["  image: designs/honey-bee.jpg", "\u00A0\u00A0image:\u00A0designs/honey-bee.jpg"],
        ["- id: 14", "\u200B- id: 14"],
        ["isColor: true", "isColor: true\u00A0"],
        ["- Size Adjustable", "- Size\u2003Adjustable # as\u00A0it is"],
      ]),
    ).toMatchInlineSnapshot(`
      "catalogue.yaml:19
      - <U+00A0><U+00A0>image:<U+00A0>designs/honey-bee.jpg
      +   image: designs/honey-bee.jpg
      catalogue.yaml:17
      - <U+200B>- id: 14
      + - id: 14
      catalogue.yaml:28
      -   isColor: true<U+00A0>
      +   isColor: true
      catalogue.yaml:14
      -     - Size<U+2003>Adjustable # as<U+00A0>it is
      +     - Size Adjustable # as<U+00A0>it is
      "
    `);
  });

  test("tabs", () => {
    expect(
      diffEach([
        ["  image: designs/honey-bee.jpg", "\timage: designs/honey-bee.jpg"],
        ["- id: 14", "-\tid: 14"],
        ["    - Size Adjustable\n    - Repeatable", "\t\t- Size Adjustable\n\t\t- Repeatable"],
        ["    - Size Adjustable\n", "\t- Size Adjustable\n"],
        ["    dimension: W", "  \tdimension: W"],
      ]),
    ).toMatchInlineSnapshot(`
      "catalogue.yaml:19
      - <tab>image: designs/honey-bee.jpg
      +   image: designs/honey-bee.jpg
      catalogue.yaml:17
      - -<tab>id: 14
      + - id: 14
      catalogue.yaml:14
      - <tab><tab>- Size Adjustable
      +     - Size Adjustable
      catalogue.yaml:15
      - <tab><tab>- Repeatable
      +     - Repeatable
      catalogue.yaml:14
      - <tab>- Size Adjustable
      +     - Size Adjustable
      catalogue.yaml:23
      -   <tab>dimension: W
      +     dimension: W
      "
    `);
    const tabbed = FILES.portfolio.replace(/^( {2})+/gm, (blank) => "\t".repeat(blank.length / 2));
    const root = makeSite({ portfolio: tabbed });
    expect(planChanges(root).map(({ after }) => after.toString())).toEqual([FILES.portfolio]);
  });

  test("quotes and bullets of word processors", () => {
    expect(
      diffEach([
        ["title: Honey Bee", "title: “Bee: a worker” # new"],
        ["title: Honey Bee", 'title: "Bee’s Knees”'],
        ["'4-5.5'", "‘4-5.5’"],
        ["- id: 14", "• id: 14"],
        ["- id: 14", "–\u00A0id: 14"],
        ["    - Size Adjustable\n    - Repeatable", "    •\tSize Adjustable\n    · Repeatable"],
        ["    - Repeatable", "    -Repeatable"],
      ]),
    ).toMatchInlineSnapshot(`
      "catalogue.yaml:18
      -   title: “Bee: a worker” # new
      +   title: 'Bee: a worker' # new
      catalogue.yaml:18
      -   title: "Bee’s Knees”
      +   title: 'Bee’s Knees'
      catalogue.yaml:10
      -   hours: ‘4-5.5’
      +   hours: '4-5.5'
      catalogue.yaml:17
      - • id: 14
      + - id: 14
      catalogue.yaml:17
      - –<U+00A0>id: 14
      + - id: 14
      catalogue.yaml:14
      -     •<tab>Size Adjustable
      +     - Size Adjustable
      catalogue.yaml:15
      -     · Repeatable
      +     - Repeatable
      catalogue.yaml:15
      -     -Repeatable
      +     - Repeatable
      "
    `);
    expect(
      diff({ studio: [["label: Pace, value: slower", "label: “Pace”, value: ‘slower’"]] }),
    ).toMatchInlineSnapshot(`
      "studio.yaml:61
      -       - { label: “Pace”, value: ‘slower’ }
      +       - { label: 'Pace', value: 'slower' }
      "
    `);
  });

  test("bullets in texts, which become a list", () => {
    expect(
      diff({
        studio: [["The shop minimum is $150.", "Bring:\n        •\ta photo ID\n        •\u00A0water • food"]],
      }),
    ).toMatchInlineSnapshot(`
      "studio.yaml:70
      -         •<tab>a photo ID
      +         - a photo ID
      studio.yaml:71
      -         •<U+00A0>water • food
      +         - water • food
      "
    `);
    expect(
      diff({ studio: [["Sleep, eat, drink water.", '"Bring:\\n\\n• \\"water\\"\\n• food" # both']] }),
    ).toMatchInlineSnapshot(`
      "studio.yaml:47
      -       answer: "Bring:\\n\\n• \\"water\\"\\n• food" # both
      +       answer: "Bring:\\n\\n- \\"water\\"\\n- food" # both
      "
    `);
  });

  test("a space that is missing after a colon", () => {
    expect(
      diffEach([
        ["title: Honey Bee", "title:Honey Bee"],
        ["status: soldOut", "status:soldOut"],
        ["- id: 14", "- id:14"],
      ]),
    ).toMatchInlineSnapshot(`
      "catalogue.yaml:18
      -   title:Honey Bee
      +   title: Honey Bee
      catalogue.yaml:34
      -   status:soldOut
      +   status: soldOut
      catalogue.yaml:17
      - - id:14
      + - id: 14
      "
    `);
  });

  test("quotes that are missing, or too many", () => {
    expect(
      diffEach([
        ["hours: '1'", "hours: 1"],
        ["id: 14", "id: '14'"],
        ["isColor: true", 'isColor: "true"'],
      ]),
    ).toMatchInlineSnapshot(`
      "catalogue.yaml:41
      -   hours: 1
      +   hours: '1'
      catalogue.yaml:17
      - - id: '14'
      + - id: 14
      catalogue.yaml:28
      -   isColor: "true"
      +   isColor: true
      "
    `);
  });

  test("a path with images/ in front or other capitals, in texts too", () => {
    expect(
      diffEach([
        ["image: designs/honey-bee.jpg", "image: 'images/designs/honey-bee.jpg' # ours"],
        ["image: designs/honey-bee.jpg", "image: /images/Designs/Honey-Bee.JPG"],
      ]),
    ).toMatchInlineSnapshot(`
      "catalogue.yaml:19
      -   image: 'images/designs/honey-bee.jpg' # ours
      +   image: 'designs/honey-bee.jpg' # ours
      catalogue.yaml:19
      -   image: /images/Designs/Honey-Bee.JPG
      +   image: designs/honey-bee.jpg
      "
    `);
    expect(
      diff({ studio: [["The shop minimum is $150.", "The ![shop](images/studio/1.jpg) minimum."]] }),
    ).toMatchInlineSnapshot(`
      "studio.yaml:69
      -         The ![shop](images/studio/1.jpg) minimum.
      +         The ![shop](studio/1.jpg) minimum.
      "
    `);
  });

  test("everything at once, and nothing else: comments, breaks and marks stay", () => {
    const catalogue = FILES.catalogue
      .replace("# The designs on offer.", "# The designs\u00A0on offer: “all”   ")
      .trimEnd()
      .replaceAll("\n", "\r\n");
    const spoilt = catalogue
      .replace("    - Size Adjustable\r\n    - Repeatable", "\t\t•\tSize Adjustable\r\n\t\t•\tRepeatable")
      .replace("price: $700", "price: 700 # for both")
      .replace("hours: '1'", "hours: ‘1’")
      .replace("- id: 14", "–\u00A0id: 14");
    const [change] = planChanges(makeSite({ catalogue: `\uFEFF${spoilt}` }));
    expect(change?.after.toString()).toBe(
      `\uFEFF${catalogue.replace("price: $700", "price: $700 # for both")}`,
    );
  });

  test("three dozen mistakes at once", () => {
    const entry = (id: number) =>
      `• id: ${id}\n  title: Koi\n  image: images/designs/019-koi.jpg\n  status: soldOut\n  price: ${id}\n`;
    const catalogue = Array.from({ length: 12 }, (_, index) => entry(index + 1)).join("");
    const root = makeSite({ catalogue });
    expect(diffOf(root).match(/^\+/gm)).toHaveLength(36);
  });
});

describe("leaves", () => {
  test.each<[what: string, edits: Edits]>([
    ["content that is right", {}],
    [
      "a price in another currency, or in words",
      {
        catalogue: [
          ["$700", "€700"],
          ["price: ''", "price: ask"],
        ],
      },
    ],
    ["a number where a text is missing its sign elsewhere", { catalogue: [["price: ''", "price: [200]"]] }],
    ["a misspelled path", { catalogue: [["019-koi.jpg", "019-koy.jpg"]] }],
    [
      "a text that begins with a long dash",
      { catalogue: [["A worker bee.", "A bee\n    – by night: asleep"]] },
    ],
    ["a text cut short", { catalogue: [["title: Koi", "title: Koi #3"]] }],
    [
      "curly quotes within texts",
      {
        studio: [
          ["Before needles", "“Before” – • needles\u00A0·"],
          ["$20", "yes: $20"],
        ],
      },
    ],
    [
      "conflicts",
      {
        catalogue: [
          ["- id: 14", "<<<<<<< HEAD\n- id: 14"],
          ["$700", "700"],
        ],
      },
    ],
    ["UTF-16", { catalogue: Buffer.from(FILES.catalogue.replace("$700", "700"), "utf16le") }],
    ["Latin-1", { catalogue: Buffer.from(FILES.catalogue.replace("$700", "700 é"), "latin1") }],
    ["tabs that fit several widths", { studio: [["    Before", "    - a\n\t- b\n    Before"]] }],
  ])("%s", (_, edits) => {
    expect(diff(edits)).toBe("");
  });

  test("what is not a file", () => {
    const root = makeSite();
    rmSync(join(root, "studio.yaml"));
    expect(diffOf(root)).toBe("");
  });
});

describe("the command", () => {
  const said: string[] = [];
  beforeEach(() => {
    said.length = 0;
    vi.spyOn(console, "log").mockImplementation((line = "") => void said.push(line));
  });
  afterEach(() => vi.restoreAllMocks());

  const edits: Edits = {
    catalogue: [["$700", "700"]],
    portfolio: [["portfolio/fern", "images/portfolio/fern"]],
  };
  const read = (root: string) => readFileSync(join(root, "catalogue.yaml"), "utf8");
  const yes = async () => true;

  test("shows, asks, writes, and then finds nothing more", async () => {
    const root = makeSite(edits);
    chmodSync(join(root, "catalogue.yaml"), 0o664);
    await fixContent(root, async (question) => {
      said.push(question);
      expect(reportOf(root)).toContain("2 problems.");
      return true;
    });
    await fixContent(root, yes);
    expect(said.join("\n")).toMatchInlineSnapshot(`
      "catalogue.yaml:11
      -   price: 700
      +   price: $700
      portfolio.yaml:3
      -     src: images/portfolio/fern.jpg
      +     src: portfolio/fern.jpg

      Write this to catalogue.yaml, portfolio.yaml? (y/n) 
      Wrote catalogue.yaml.
      Wrote portfolio.yaml.

      Nothing to fix.
      "
    `);
    expect(reportOf(root)).toBe(report({}));
    expect(read(root)).toBe(FILES.catalogue);
    expect(statSync(join(root, "catalogue.yaml")).mode & 0o777).toBe(0o664);
    expect(readdirSync(root)).toEqual(readdirSync(makeSite()));
  });

  test("writes nothing after any other answer than yes", async () => {
    const root = makeSite(edits);
    const before = read(root);
    await fixContent(root, async () => false);
    expect([read(root), said.at(-1)]).toEqual([before, "Nothing was written.\n"]);
  });

  test("writes nothing when one of the files has changed in the meantime", async () => {
    const root = makeSite(edits);
    const before = read(root);
    const change = async () => {
      writeFileSync(join(root, "portfolio.yaml"), "works: []\n");
      return true;
    };
    await expect(fixContent(root, change)).rejects.toThrowErrorMatchingInlineSnapshot(
      `[Error: portfolio.yaml has changed in the meantime. Run the command again. Nothing was written.]`,
    );
    expect(read(root)).toBe(before);
    expect(readFileSync(join(root, "portfolio.yaml"), "utf8")).toBe("works: []\n");
  });

  test("does not write to a read-only file", async () => {
    const root = makeSite(edits);
    const before = read(root);
    chmodSync(join(root, "portfolio.yaml"), 0o444);
    await expect(fixContent(root, yes)).rejects.toThrowErrorMatchingInlineSnapshot(
      `[Error: portfolio.yaml is read-only. Allow writing in its permissions. Nothing was written.]`,
    );
    expect(read(root)).toBe(before);
  });

  test("writes the file that a link leads to", async () => {
    const root = makeSite();
    write(root, "elsewhere/mine.yaml", FILES.catalogue.replace("$700", "700"));
    rmSync(join(root, "catalogue.yaml"));
    symlinkSync("elsewhere/mine.yaml", join(root, "catalogue.yaml"));
    await fixContent(root, yes);
    expect(readFileSync(join(root, "elsewhere/mine.yaml"), "utf8")).toBe(FILES.catalogue);
  });
});

test("a mistake that was made many times is fixed in one step, with anything in between", () => {
  const prices = Array.from({ length: 40 }, (_, index) => `price: ${index === 7 ? "soon" : 100 + index}`);
  const problemsOf = (text: string) =>
    text
      .split("\n")
      .flatMap((line, index) =>
        /\$/.test(line)
          ? []
          : [{ file: "a.yaml", line: index + 1, column: 8, subject: "1 › price", message: "" }],
      );
  let readings = 0;
  const examine = (text: string): Examined => {
    readings += 1;
    return { text, problems: problemsOf(text), faultLine: Number.POSITIVE_INFINITY, data: text };
  };
  const fixed = fixText(prices.join("\n"), examine).split("\n");
  expect(fixed.filter((line) => line.includes("$"))).toHaveLength(39);
  expect(readings).toBeLessThan(12);
});
