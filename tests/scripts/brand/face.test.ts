/** The studio's own fonts: subset to the letters of the site. */
import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";
import subsetFont from "subset-font";
import { expect, test } from "vitest";
import { cutFont, makeFace } from "#brand/face.ts";
import { inspectBrand } from "#brand/look.ts";
import { makeTemporaryFolder } from "../../support/temporary-folder.ts";
import { write } from "../content/site.ts";

const FIGTREE = readFileSync("renderer/styles/fonts/figtree-var.woff2");
const ACCENTS = readFileSync("renderer/styles/fonts/gowun-batang-400-accents.woff2");

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

test("the mean width of a letter is declared, for lines that are as large as fits", async () => {
  const { rules } = await makeFace("display", { path: "brand/display.woff2", bytes: FIGTREE }, "");
  expect(rules).toMatch(/:root\{--display-letter:0\.44\d\}/);
  const text = await makeFace("text", { path: "brand/text.woff2", bytes: FIGTREE }, "");
  expect(text.rules).not.toContain("-letter");
});

test.each([
  [Buffer.from("no font"), "is not a readable font. Use a woff2, ttf or otf file."],
  [ACCENTS, "lacks letters that every page needs: A B C D E F G H. Choose a font with the Latin alphabet."],
])("another file is refused, case %#", async (bytes, sentence) => {
  await expect(makeFace("text", { path: "brand/text.ttf", bytes }, "")).rejects.toThrow(
    `images/brand/text.ttf ${sentence}`,
  );
});

/** Opens a table of a font in place. */
function tableOf(font: Buffer, tag: string): Buffer {
  const entry = font.indexOf(tag, 12);
  return font.subarray(font.readUInt32BE(entry + 8)).subarray(0, font.readUInt32BE(entry + 12));
}

test.each<[string, (font: Buffer) => Buffer]>([
  ["which is cut short", (font) => font.subarray(0, font.length * 0.8)],
  ["whose letters cannot be cut out", (font) => tableOf(font, "head").fill(0) && font],
  ["whose widths are missing", (font) => font.fill("zzzz", font.indexOf("hhea"), font.indexOf("hhea") + 4)],
])("a font that opens, but %s, is refused by check and build alike", async (_, damage) => {
  const letters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
  const whole = await subsetFont(FIGTREE, letters, { targetFormat: "truetype" });
  const root = makeTemporaryFolder();
  write(root, "images/brand/text.ttf", damage(Buffer.from(whole)));
  const place = { file: "studio.yaml", line: 1, column: 1, subject: "brand › fonts › text" };
  expect(await inspectBrand(root, [{ ...place, path: "brand/text.ttf", kind: "font" }])).toEqual([
    { ...place, message: "images/brand/text.ttf is a damaged font. Copy it again, or download it again." },
  ]);
});
