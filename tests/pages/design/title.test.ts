import { expect, test } from "vitest";
import { toTitle } from "#pages/design/@id/artwork.ts";

test.each([
  ["by its title", false, "Koi | Dot Tattoo"],
  ["where two designs share a title, by its number as well", true, "Koi, No. 12 | Dot Tattoo"],
])("a design is called %s", (_, hasNamesake, expected) => {
  expect(toTitle({ id: 12, title: "Koi", hasNamesake }, { name: "Dot Tattoo" })).toBe(expected);
});
