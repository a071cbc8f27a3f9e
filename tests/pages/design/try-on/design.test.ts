import { expect, test } from "vitest";
import { DEFAULT_CONVENTIONS } from "#domain/conventions-schema.ts";
import type { PlateEntry } from "#domain/manifest-schema.ts";
import type { Studio } from "#domain/studio-schema.ts";
import { toTryOn } from "../../../../pages/design/@id/try-on/design.ts";
import { makeDesign } from "../../../fixtures/design.ts";

const brand = { colors: { light: { paper: "#fdfcfa" } } };
const studio = { ...DEFAULT_CONVENTIONS, brand, tryOn: { tooSmall: "Too small." } } as Studio;

/** A drawing in the left half of a picture, so it is as wide as it is high. */
const plate = {
  width: 400,
  height: 200,
  drawing: { left: 0, top: 0, width: 0.5, height: 1 },
  derivatives: [200, 400].map((width) => ({
    path: `images/0f-plate-${width}.webp`,
    width,
    height: width / 2,
  })),
} as unknown as PlateEntry;

const range = (ends: object) => ({ type: "range", dimension: "W", ...ends });

test.each([
  ["H 5", { from: 5, to: 5, side: "high" }],
  ["4 x 2", { from: 4, to: 4, side: "wide" }],
  [range({ from: 2, to: 3.5 }), { from: 2, to: 3.5, side: "high" }],
  [range({ from: 2 }), { from: 2, to: undefined, side: "high" }],
])("a size of %j is a long side of %o", (size, inches) => {
  expect(toTryOn(makeDesign({ size }), plate, studio)).toEqual({
    id: 1,
    title: "Koi",
    path: "images/0f-plate-400.webp",
    drawing: plate.drawing,
    paper: [253, 252, 250],
    conventions: { units: "in", locale: "en-US" },
    inches,
    tooSmall: "Too small.",
  });
});

test("a range of the short side grows the long side by as much", () => {
  const wide = { ...plate, drawing: { left: 0, top: 0, width: 1, height: 1 } };
  const size = { type: "range", dimension: "H", from: 2, to: 3 };
  expect(toTryOn(makeDesign({ size }), wide, studio)?.inches).toEqual({ from: 4, to: 6, side: "wide" });
});

test("a design can be tried on if it is available and its paper can be removed", () => {
  expect(toTryOn(makeDesign({ status: "soldOut" }), plate, studio)).toBeUndefined();
  expect(toTryOn(makeDesign({}), { ...plate, drawing: undefined }, studio)).toBeUndefined();
});
