/** The questions to the artist, with answers that the test types. */
import { expect, test, vi } from "vitest";
import { askForKind, complete } from "../../scripts/add/ask.ts";
import { KINDS, type KindName } from "../../scripts/add/kinds.ts";
import { makeSite } from "../content/site.ts";

/** Types one answer after another. Returns the answers, and everything that was printed. */
async function type(kind: KindName, typed: string[], { known = {}, source = "paper-boat.jpg" } = {}) {
  const printed: string[] = [];
  vi.spyOn(console, "log").mockImplementation((line) => printed.push(line));
  const ask = async (text: string) => {
    const answer = typed.shift() as string;
    printed.push(`${text}${answer}`);
    return answer;
  };
  const answers = { ...known, ...(kind === "design" && { added: "2026-01-02" }) };
  const entry = { kind: KINDS[kind], photo: { source }, answers };
  return { understood: await complete(ask, makeSite(), entry), printed: printed.join("\n") };
}

const BOAT = { title: "Boat", imageDescription: "x", size: "W 3", hours: "1", price: "$5", isColor: true };

test("asks for everything, offers the title, and shows the entry before it is added", async () => {
  const typed = ["", "A boat.", "H 2.5", "1-2", "", "b", "1, Repeatable", ""];
  const { understood, printed } = await type("design", typed);
  expect(understood).toMatchObject({ title: "Paper Boat", price: "", isColor: false });
  expect(printed).toMatchInlineSnapshot(`
    "Title (Enter for Paper Boat): 
    A credit or a note, shown next to the drawing (< goes back): A boat.
    Size in inches, such as 2 x 4 1/4 or H 2.5 (< goes back): H 2.5
    Hours, such as 4-5 or 6+ (< goes back): 1-2
    Price, such as $650 or $80 each (Enter leaves it blank; < goes back): 
    Ink: b for black only, c for color (< goes back): b
      1  Size Adjustable
      2  Design edits available
      3  Non-Repeatable
      4  Repeatable
      5  Repeatable x2
      6  Color customizable
      7  Customize Designs
    Tags, such as 1, 4 (Enter for none; < goes back): 1, Repeatable

    catalogue.yaml, from line 45 on:

    - id: 21
      title: Paper Boat
      image: designs/paper-boat.jpg
      imageDescription: A boat.
      size: H 2.5
      hours: '1-2'
      price: ''
      isColor: false
      tags:
        - Size Adjustable
        - Repeatable
      added: 2026-01-02

    Add this? y or n (Enter for yes; < goes back): "
  `);
});

test("asks again until an answer is right, and says what can be read", async () => {
  const typed = ["Boat", "x", "", "5 inches", "W 3", "3x5", "1", "about 4 hours", "$5", "blue", "C"];
  const { printed } = await type("design", [...typed, "9", "4, 4", "", "maybe", "y"]);
  expect(printed.match(/^ {2}(?!\d|\w+:).*$/gm)?.join("\n")).toMatchInlineSnapshot(`
    "  This cannot be blank. Write text such as 2 x 4 1/4 or H 2.5
      Expected a size in inches such as 2 x 4 1/4, H 2.5 or W 3, or in centimeters such as 5 x 10 cm, found the text "5 inches".
      Expected hours such as 4-5 (the smaller number first), 6+ or 2.5, found the text "3x5".
      Expected a price such as $650 or $80 each, found the text "about 4 hours". Write the amount in dollars, such as $79.50 or $1,200. Without an amount leave it blank, or write: on request
      Write b or c.
      Expected one of Size Adjustable, Design edits available, Non-Repeatable, Repeatable, Repeatable x2, Color customizable, Customize Designs, found the text "9". Choose one of them.
      The tag Repeatable is in the list twice. Remove one.
      Write y or n."
  `);
});

test("goes back to earlier answers, which Enter keeps, as far as the first question", async () => {
  const { title: _, hours: __, ...known } = { ...BOAT, tags: null };
  const typed = ["<", "Ship", "1", "<", "<", "", "2-3", "<", "", "y"];
  const { understood, printed } = await type("design", typed, { known });
  expect(understood).toMatchObject({ title: "Ship", hours: "2-3" });
  expect(printed.match(/^(Title|Hours).*$/gm)?.join("\n")).toMatchInlineSnapshot(`
    "Title (Enter for Paper Boat): <
    Title (Enter for Paper Boat): Ship
    Hours, such as 4-5 or 6+ (< goes back): 1
    Hours, such as 4-5 or 6+ (Enter for 1; < goes back): <
    Title (Enter for Ship): 
    Hours, such as 4-5 or 6+ (Enter for 1; < goes back): 2-3
    Hours, such as 4-5 or 6+ (Enter for 2-3; < goes back): "
  `);
});

test("adds nothing when the artist declines", async () => {
  expect((await type("design", ["n"], { known: { ...BOAT, tags: null } })).understood).toBeUndefined();
});

test("asks different questions about a work and a studio photo", async () => {
  const work = await type("work", ["Paper Boat", "", "d", "A boat on an arm", "y"]);
  const photo = await type("studio", ["", "A shelf", "y"]);
  expect(work.printed + photo.printed).toMatchInlineSnapshot(`
    "A short label without blanks, such as moonMoth (Enter for paperBoat): Paper Boat
      Expected a short camelCase label such as moonMoth, found the text "Paper Boat".
    A short label without blanks, such as moonMoth (Enter for paperBoat): 
    Carousel: t for the tattoos, d for the doodles (< goes back): d
    What the photo shows, for people who cannot see it (< goes back): A boat on an arm

    portfolio.yaml, from line 13 on:

      - id: 6
        src: portfolio/paper-boat.jpg
        title: paperBoat
        isDoodle: true
        alt: A boat on an arm

    Add this? y or n (Enter for yes; < goes back): yWhat the photo shows, for people who cannot see it: 
      This cannot be blank. Write text such as Treatment bed by the window
    What the photo shows, for people who cannot see it: A shelf

    portfolio.yaml, from line 26 on:

      - src: studio/a-shelf.jpg
        alt: A shelf

    Add this? y or n (Enter for yes; < goes back): y"
  `);
});

test("a camera's file name is not a title", async () => {
  const { title: _, ...known } = { ...BOAT, tags: null };
  for (const source of ["IMG_4401.HEIC", "DSCF0012.jpg", "PXL_20260101_1200.jpg", "12.png"]) {
    const { understood } = await type("design", ["", "Boat", "y"], { known, source });
    expect(understood).toMatchObject({ title: "Boat" });
  }
});

test.each([
  ["", "desk/a.jpg", "design"],
  ["", "images/portfolio/a.jpg", "work"],
  ["s", "images/portfolio/a.jpg", "studio"],
  ["portrait", "a.jpg", "portrait"],
])("%j adds %s as a %s", async (typed, name, kind) => {
  expect(await askForKind(async () => typed, [name])).toBe(kind);
});
