import { expect, test } from "vitest";
import { toSentences } from "../../../../pages/design/@id/facts/sentences.ts";

test.each([
  ["A moth. The tails can be shortened.", ["A moth.", "The tails can be shortened."]],
  ["One line only", ["One line only"]],
  ["Folded\n  over   lines. Twice.\n", ["Folded over lines.", "Twice."]],
  ["Really? Yes! Good.", ["Really?", "Yes!", "Good."]],
  [
    "It is approx. 3 in. wide at the wings. It can grow.",
    ["It is approx. 3 in. wide at the wings.", "It can grow."],
  ],
  ["Leave approx. 3 in. Black works as well.", ["Leave approx. 3 in.", "Black works as well."]],
  [
    "After Dr. Haeckel and St. Francis. Drawn by J. Doe.",
    ["After Dr. Haeckel and St. Francis.", "Drawn by J. Doe."],
  ],
  ["Goes with Portrait I. Both are sold alone.", ["Goes with Portrait I.", "Both are sold alone."]],
  ["About 2.5 in. across, e.g. Koi. Wait… what?", ["About 2.5 in. across, e.g. Koi.", "Wait… what?"]],
  ["“Stay.” It sits.", ["“Stay.”", "It sits."]],
  ["", []],
])("%j has the lines %j", (text, sentences) => {
  expect(toSentences(text)).toEqual(sentences);
});
