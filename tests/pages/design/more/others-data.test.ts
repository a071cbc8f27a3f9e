import { expect, test } from "vitest";
import type { Design } from "#domain/catalogue-schema.ts";
import { sortByLikeness } from "../../../../pages/design/@id/more/others-data.ts";
import { makeDesign } from "../../../fixtures/design.ts";

const TAGS = ["Repeatable"];
const OTHER_SUBJECT = {
  ...{ subjects: ["hare", "moon"], isColor: true, size: "H 50" },
  ...{ price: "$4000", tags: [] },
};

const toDesign = (id: number, fields: object) => makeDesign({ id, tags: TAGS, ...fields });

const idsBy = (to: object, ...designs: Design[]) =>
  sortByLikeness(toDesign(99, to), designs).map(({ id }) => id);

test.each([
  ["ink", {}, {}, { isColor: true }],
  ["near in size", {}, { size: "H 6" }, { size: "H 10" }],
  ["near in size, by the longest side", { size: "2 x 8" }, { size: "8 x 1" }, { size: "2 x 4" }],
  ["near in price", {}, { price: "$450" }, { price: "$800" }],
  ["a known price", {}, { price: "$1600" }, { price: "on request" }],
  ["shared tags", {}, {}, { tags: ["Non-Repeatable"] }],
  ["a shared subject before all else", { subjects: ["moon"] }, OTHER_SUBJECT, {}],
  ["ink before size", {}, { size: "H 10" }, { isColor: true }],
])("the most similar designs come first: %s", (_, to, nearer, farther) => {
  expect(idsBy(to, toDesign(1, farther), toDesign(2, nearer))).toEqual([2, 1]);
});

test("ties are sorted by number", () => {
  expect(idsBy({}, toDesign(9, {}), toDesign(3, {}), toDesign(7, {}))).toEqual([3, 7, 9]);
});
