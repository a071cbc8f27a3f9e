/** The questions to the artist, with answers that the test types. */
import { expect, test } from "vitest";
import { interview } from "../../scripts/add/interview.ts";
import { readOptions } from "../../scripts/add/options.ts";
import { type Answers, findFault, QUESTIONS } from "../../scripts/add/questions.ts";

/** Types one answer after another; gives what was understood, and everything that was printed. */
async function type(answers: string[], known = {}) {
  const printed: string[] = [];
  const ask = async (text: string) => {
    printed.push(text.split("\n").at(-1) as string);
    return answers.shift() as string;
  };
  const understood = await interview<Answers>(QUESTIONS, known, {
    ask,
    say: (line) => printed.push(line),
    findFault,
    offers: { title: "Paper Boat" },
  });
  return { understood, printed };
}

test("asks for everything, and offers the title", async () => {
  const { understood, printed } = await type(["", "A boat.", "H 2.5", "1-2", "", "b", "1, Repeatable"]);
  expect(understood).toEqual({
    title: "Paper Boat",
    imageDescription: "A boat.",
    size: "H 2.5",
    hours: "1-2",
    price: "",
    isColor: false,
    tags: ["Size Adjustable", "Repeatable"],
  });
  expect(printed.join("\n")).toMatchInlineSnapshot(`
    "Title (Enter for Paper Boat): 
    A credit or a note, shown beside the drawing: 
    Size in inches, such as 2 x 4 1/4 or H 2.5: 
    Hours, such as 4-5 or 6+: 
    Price, such as $650 or $80 each (Enter leaves it blank): 
    Ink: b for black only, c for color: 
    Tags, such as 1, 4 (Enter for none): "
  `);
});

test("asks again until an answer is right, and says what is wrong", async () => {
  const { understood, printed } = await type([
    "Boat",
    "x",
    "",
    "W 3",
    "",
    "1",
    "$5",
    "blue",
    "C",
    "9",
    "4, 4",
    "",
  ]);
  expect(understood).toMatchObject({ size: "W 3", isColor: true, tags: [] });
  expect(printed.filter((line) => line.startsWith("  ")).join("\n")).toMatchInlineSnapshot(`
    "  This cannot be blank. Write text such as 2 x 4 1/4 or H 2.5
      This cannot be blank. Write text such as 4-5 or 6+
      Write b or c.
      Expected one of Size Adjustable, Design edits available, Non-Repeatable, Repeatable, Repeatable x2, Color customizable, Customize Designs, found the text "9". Choose one of them.
      The tag Repeatable is in the list twice. Remove one."
  `);
});

test("what is wrong with an answer is said without the key, which is not to be typed", () => {
  const blanks = (["title", "imageDescription", "size", "hours"] as const).map((key) => findFault(key, " "));
  expect([...blanks, findFault("tags", [""])].join("\n")).toMatchInlineSnapshot(`
    "This cannot be blank. Write text such as Moon Moth
    This cannot be blank. Write text such as A folded boat on one dotted wave.
    This cannot be blank. Write text such as 2 x 4 1/4 or H 2.5
    This cannot be blank. Write text such as 4-5 or 6+
    This cannot be blank. Write one of Size Adjustable, Design edits available, Non-Repeatable, Repeatable, Repeatable x2, Color customizable, Customize Designs"
  `);
});

test("asks only for what is not known", async () => {
  const known = { title: "Boat", imageDescription: "x", size: "W 3", hours: "1", isColor: true, tags: [] };
  expect((await type(["$5"], known)).printed).toHaveLength(1);
});

test("flags are answers", () => {
  const args = [
    "a.jpg",
    "--title",
    "Boat",
    "--color",
    "--tag",
    "Repeatable",
    "--tag",
    "Size Adjustable",
    "--id",
    "7",
  ];
  expect(readOptions(args)).toEqual({
    help: false,
    photo: "a.jpg",
    id: 7,
    answers: { title: "Boat", isColor: true, tags: ["Repeatable", "Size Adjustable"] },
  });
});

test.each([
  [["a.jpg", "b.jpg"], "One photo at a time, please: a.jpg, b.jpg"],
  [["--black", "--color"], "Write --black or --color, not both."],
  [["--colour"], "Unknown option '--colour'"],
])("%j is refused", (args, sentence) => {
  expect(() => readOptions(args)).toThrow(sentence);
});
