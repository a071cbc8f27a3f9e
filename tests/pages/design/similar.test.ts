import { expect, test } from "vitest";
import { sortByLikeness } from "../../../pages/design/@id/similar.ts";

const OTHERS = [
  { id: 9 },
  { id: 7, subjects: ["moon"] },
  { id: 4, subjects: ["hare", "moon"] },
  { id: 3 },
  { id: 8, subjects: ["koi"] },
  { id: 2, subjects: ["moth", "moon"] },
];

test.each([
  [
    ["moon", "hare"],
    [4, 2, 7, 3, 8, 9],
  ],
  [undefined, [2, 3, 4, 7, 8, 9]],
])("designs that share more of the subjects %j come first, ties by number", (subjects, ids) => {
  expect(sortByLikeness({ id: 1, subjects }, OTHERS).map(({ id }) => id)).toEqual(ids);
});
