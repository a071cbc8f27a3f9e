/** The studio's own fonts: subset to the letters of the site. */
import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";
import { expect, test } from "vitest";
import { cutFont, openFont } from "#brand/face.ts";

const FIGTREE = readFileSync("renderer/styles/fonts/figtree-var.woff2");
const GOWUN = readFileSync("renderer/styles/fonts/gowun-batang-400.woff2");
const ACCENTS = readFileSync("renderer/styles/fonts/gowun-batang-400-accents.woff2");

test.each([
  ["Figtree", FIGTREE, "H"],
  ["Gowun Batang", GOWUN, "H"],
  ["its accented letters", ACCENTS, "Å"],
])("letters stand on the baseline: %s", (_, bytes, letter) => {
  const [glyph] = (create(bytes) as Font).glyphsForString(letter);
  expect(glyph?.bbox.minY).toBe(0);
});

test("cutFont keeps the letters of the texts, as WOFF2", async () => {
  const cut = await cutFont(ACCENTS, "crème");
  const font = create(cut) as Font;
  expect(cut.subarray(0, 4).toString()).toBe("wOF2");
  expect(font.characterSet).toContain("è".codePointAt(0));
  expect(font.characterSet).not.toContain("é".codePointAt(0));
  expect(cut.length).toBeLessThan(ACCENTS.length);
});

test("cutFont keeps the weights of a variable font", async () => {
  const cut = create(await cutFont(FIGTREE, "")) as Font;
  expect(cut.variationAxes.wght).toMatchObject({ min: 400, max: 700 });
});

test.each([
  [Buffer.from("no font"), "is not a readable font. Use a woff2, ttf or otf file."],
  [ACCENTS, "lacks letters that every page needs: A B C D E F G H. Choose a font with the Latin alphabet."],
])("openFont refuses another file, case %#", (bytes, sentence) => {
  expect(() => openFont("brand/text.woff2", bytes)).toThrow(`images/brand/text.woff2 ${sentence}`);
});
