import type { PageContextServer } from "vike/types";
import { expect, test } from "vitest";
import { title } from "#pages/design/@id/+title.ts";

const titleOf = (hasNamesake: boolean) => {
  const design = { id: 12, title: "Koi", hasNamesake };
  return title({ data: { design }, site: { name: "Dot Tattoo" } } as unknown as PageContextServer<never>);
};

test("a design is called by its title", () => {
  expect(titleOf(false)).toBe("Koi | Dot Tattoo");
});

test("where two designs share a title, by its number as well", () => {
  expect(titleOf(true)).toBe("Koi, No. 12 | Dot Tattoo");
});
