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
  ["About 2.5 in. across. Wait… what?", ["About 2.5 in. across.", "Wait… what?"]],
  ["“Stay.” It sits.", ["“Stay.”", "It sits."]],
  ["", []],
])("%j has the lines %j", (text, sentences) => {
  expect(toSentences(text)).toEqual(sentences);
});
