/** The filter's second group: what it offers and what it keeps. */
import { expect, test } from "vitest";
import {
  type Faceted,
  type Facets,
  hasFacets,
  toChoices,
  toPriceSteps,
} from "../../../pages/designs/filter.ts";

const DESIGNS: (Faceted & { name: string })[] = [
  { name: "moth", amount: 700, placement: ["forearm", "calf"], subjects: ["insect", "moon"] },
  { name: "hare", amount: 450, placement: ["calf"], subjects: ["moon"] },
  { name: "unpriced", placement: ["calf"] },
  { name: "sold", amount: 80, status: "soldOut", placement: ["calf"], subjects: ["moon"] },
  { name: "bare", amount: 500 },
];

test.each<[Facets, string]>([
  [{}, "moth, hare, unpriced, sold, bare"],
  [{ price: "500" }, "hare, bare"],
  [{ placement: "calf" }, "moth, hare, unpriced, sold"],
  [{ subject: "moon" }, "moth, hare, sold"],
  [{ price: "700", placement: "forearm", subject: "insect" }, "moth"],
  [{ placement: "elbow" }, ""],
])("%j keeps %j", (facets, kept) => {
  const names = DESIGNS.filter((design) => hasFacets(design, facets)).map(({ name }) => name);
  expect(names.join(", ")).toBe(kept);
});

test("the words that most designs have come first", () => {
  const { placement, subject } = toChoices(DESIGNS, []);
  expect(placement.map(({ value, count }) => [value, count])).toEqual([
    ["calf", 4],
    ["forearm", 1],
  ]);
  expect(subject.map(({ value }) => value)).toEqual(["moon", "insect"]);
});

test.each([
  ["quartiles, rounded down", [80, 180, 450, 550, 700, 1200, 1500, 2000], [100, 500, 1000]],
  ["each once", [80, 450, 450, 450, 480, 900], [400]],
  ["none that leaves out every design, or no design", [180, 180, 180], []],
  ["none without prices", [], []],
])("steps of price are %s", (_, amounts, steps) => {
  expect(toPriceSteps(amounts.map((amount) => ({ amount })))).toEqual(steps);
});
