import { describe, expect, test } from "vitest";
import { designSchema } from "#domain/catalogue-schema.ts";
import { sortByLikeness, takeMostAlike, toTraits } from "#domain/likeness.ts";

const moth = { isColor: false, side: 5, amount: 400, tags: ["Repeatable"] };

describe("the most alike come first", () => {
  test.each([
    ["ink", { ...moth }, { ...moth, isColor: true }],
    ["a known ink", { ...moth }, { ...moth, isColor: undefined }],
    ["near in size", { ...moth, side: 6 }, { ...moth, side: 10 }],
    ["near in size, whichever is larger", { ...moth, side: 4 }, { ...moth, side: 10 }],
    ["near in price", { ...moth, amount: 450 }, { ...moth, amount: 800 }],
    ["a known price", { ...moth, amount: 1600 }, { ...moth, amount: undefined }],
    ["shared tags", { ...moth }, { ...moth, tags: ["Non-Repeatable"] }],
    ["no other tags", { ...moth }, { ...moth, tags: ["Repeatable", "Customize Designs"] }],
    ["ink before size", { ...moth, side: 10 }, { ...moth, isColor: true }],
  ])("%s", (_, nearer, farther) => {
    const designs = [
      { id: 1, traits: farther },
      { id: 2, traits: nearer },
    ];
    expect(sortByLikeness(moth, designs).map(({ id }) => id)).toEqual([2, 1]);
  });

  test("equals are in order of number", () => {
    const designs = [9, 3, 7].map((id) => ({ id, traits: moth }));
    expect(sortByLikeness(moth, designs).map(({ id }) => id)).toEqual([3, 7, 9]);
  });
});

test("taking the most alike gives the start of the sorted list", () => {
  const designs = Array.from({ length: 40 }, (_, index) => ({
    id: index + 1,
    traits: { ...moth, side: 1 + (index % 7), amount: 100 * (index % 5) },
  }));
  expect(takeMostAlike(moth, designs, 12)).toEqual(sortByLikeness(moth, designs).slice(0, 12));
  expect(takeMostAlike(moth, designs.slice(0, 3), 12)).toHaveLength(3);
});

test("a design is compared by the traits that its entry has", () => {
  const image = "designs/koi.jpg";
  const entry = { id: 1, title: "Koi", image, imageDescription: "Up.", hours: "3", isColor: true };
  const design = designSchema.parse({ ...entry, size: "2 x 4 1/4", price: "$80 each" });
  expect(toTraits(design)).toEqual({ isColor: true, side: 4.25, amount: 80, tags: [] });
  const soldOut = designSchema.parse({ id: 2, title: "Poppy", image, status: "soldOut" });
  expect(toTraits(soldOut)).toEqual({ isColor: undefined, side: undefined, amount: undefined, tags: [] });
});
