/** The options of `npm run add`. */
import { expect, test } from "vitest";
import { DEFAULT_CONVENTIONS } from "#domain/conventions-schema.ts";
import { type KindName, makeKinds } from "../../../scripts/add/kinds.ts";
import { type Question, readAnswers, readCommand } from "../../../scripts/add/question.ts";

const KINDS = makeKinds(DEFAULT_CONVENTIONS);

function read(args: string[], kind: KindName = "design", index = 0) {
  const all = Object.values(KINDS).flatMap(({ questions }): readonly Question[] => questions);
  return readAnswers(KINDS[kind].questions, readCommand(args, all, "kind"), index);
}

test("options are answers: given once, for all photos; given as often as there are photos, for each", () => {
  const args = [
    ...["a.jpg", "b.jpg", "--title", "Boat", "--title", "Fish", "--color", "--size=H 2"],
    ...["--tag", "Repeatable", "--tag", "Size Adjustable", "--id=7", "--id", "8"],
    ...["--scan=false", "--corners=12,8 90,10.5 93,95 8,92"],
  ];
  const corners = [
    [12, 8],
    [90, 10.5],
    [93, 95],
    [8, 92],
  ];
  const both = { isColor: true, tags: ["Repeatable", "Size Adjustable"], scan: false, corners };
  expect(read(args)).toEqual({ id: 7, title: "Boat", size: "H 2", ...both });
  expect(read(args, "design", 1)).toEqual({ id: 8, title: "Fish", size: "H 2", ...both });
});

test.each([
  [["--black", "--color"], "--black or --color: Use one of them."],
  [["a.jpg", "--description=a", "--description=b"], "--description: Give it once, or once for each photo."],
  [["--colour"], "Unknown option '--colour'"],
  [["--size=small", "--hours=3x5"], /^--size: Expected a size.*\n--hours: Expected hours/],
  [["--id=abc"], '--id: Expected a whole number such as 12, found the text "abc"'],
  [["--scan=true"], "--scan: Expected false"],
  [["--corners=12,8 90,10 93,95"], "--corners: Expected the four corners of a sheet"],
  [["--corners=-1,8 90,10 93,95 8,92"], "--corners: Expected the four corners of a sheet"],
  [["--doodle"], "--doodle: This does not apply here."],
])("%j is refused", (args, sentence) => {
  expect(() => read(args)).toThrow(sentence);
});
