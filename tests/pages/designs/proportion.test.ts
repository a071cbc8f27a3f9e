import { expect, test } from "vitest";
import { packPicture } from "#domain/pictures.ts";
import { toTileInches } from "../../../pages/designs/proportion.ts";

const derivatives = [{ path: "images/0f-tile-150.webp", width: 150, height: 150 }];
const draw = (inches: number | undefined, width: number, height: number) => ({
  inches,
  image: packPicture({ width, height, derivatives }),
});

test.each([
  ["a hand, where all drawings are smaller", [draw(2, 100, 100), draw(undefined, 900, 100)], 7.65 / 1.1],
  ["the widest drawing", [draw(2, 100, 100), draw(11, 100, 100)], 12.5],
  ["the highest drawing", [draw(11, 100, 300), draw(12, 100, 100)], 30],
])("the scale of true proportion leaves room for %s", (_, designs, inches) => {
  expect(toTileInches(designs)).toBeCloseTo(inches);
});
