/** The options of `npm run add`. */
import { expect, test } from "vitest";
import { KINDS } from "../../scripts/add/kinds.ts";
import { answersFor, findMissing, readOptions, USAGE } from "../../scripts/add/options.ts";
import { flagOf } from "../../scripts/add/question.ts";

test("options are answers: given once, for all photos; given as often as there are photos, for each", () => {
  const { photos, kind, typedFor } = readOptions([
    ...["a.jpg", "b.jpg", "--title", "Boat", "--title", "Fish", "--color", "--size=H 2"],
    ...["--tag", "Repeatable", "--tag", "Size Adjustable", "--id=7", "--id", "8"],
    ...["--scan=false", "--corners=12,8 90,10.5 93,95 8,92"],
  ]);
  expect([photos, kind]).toEqual([["a.jpg", "b.jpg"], undefined]);
  const corners = [
    [12, 8],
    [90, 10.5],
    [93, 95],
    [8, 92],
  ];
  const both = { isColor: true, tags: ["Repeatable", "Size Adjustable"], scan: false, corners };
  expect([0, 1].map((index) => answersFor(KINDS.design, typedFor(index)))).toEqual([
    { id: 7, title: "Boat", size: "H 2", ...both },
    { id: 8, title: "Fish", size: "H 2", ...both },
  ]);
});

test.each([
  [["a.jpg"], "--title, --description, --size, --hours, --price, --black or --color"],
  [["--kind=work", "--title=boat"], "the photo, --tattoo or --doodle, --alt"],
  [["a.jpg", "--kind=portrait"], "--alt"],
  [["a.jpg", "--kind=studio", "--alt=A shelf"], ""],
])("%j lacks %s", (args, missing) => {
  expect(findMissing(readOptions(args)).join(", ")).toBe(missing);
});

test.each([
  [["--black", "--color"], "Write --black or --color, not both."],
  [["--tattoo", "--doodle"], "Write --tattoo or --doodle, not both."],
  [["--kind", "drawing"], '--kind: Expected one of design, work, studio, portrait, found "drawing".'],
  [["a.jpg", "--description=a", "--description=b"], "--description: Write it once, or once for each photo."],
  [["--colour"], "Unknown option '--colour'"],
  [["--size=5 inches", "--hours=3x5"], /^--size: Expected a size.*\n--hours: Expected hours/],
  [["--id=abc"], '--id: Expected a whole number such as 12, found the text "abc"'],
  [["--scan=true"], "--scan: Expected false"],
  [["--corners=12,8 90,10 93,95"], "--corners: Expected the four corners of a sheet"],
  [["--corners=-1,8 90,10 93,95 8,92"], "--corners: Expected the four corners of a sheet"],
  [["--doodle"], "--tattoo or --doodle: This does not apply to a design."],
])("%j is refused", (args, sentence) => {
  expect(() => answersFor(KINDS.design, readOptions(args).typedFor(0))).toThrow(sentence);
});

test("the help names each of them", () => {
  const questions = Object.values(KINDS).flatMap((kind) => [...kind.questions]);
  const flags = questions.flatMap((question) => flagOf(question).split(" or "));
  expect([...flags, "--kind", "--help"].filter((flag) => !USAGE.includes(`\n  ${flag} `))).toEqual([]);
});
