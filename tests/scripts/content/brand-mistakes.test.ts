/** Messages about the section `brand` of studio.yaml. */
import { describe, expect, test } from "vitest";
import { inspectBrand } from "#brand/look";
import { loadContent } from "#content/load";
import { FILES, makeSite, testAnswers, testValues, write } from "./site.ts";

const withBrand = (brand: string) => ({ studio: `${FILES.studio.trimEnd()}\nbrand:\n${brand}\n` });

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">…</svg>';

const COLORS = "care:\n → brand:\n  colors: { … }\ncare:\n";

const COLOR = 'Expected a color between quotes, # and six hexadecimal digits, such as "#d6d5cf", found';

testValues("a color is six hexadecimal digits in quotes", "studio", COLORS, {
  'light: { ink: "black" }': `73:27 ${COLOR} the text "black".`,
  "light: { accent: 722222 }": `73:30 ${COLOR} the number 722222.`,
  'light: { accent: "7A2A6B" }': `73:30 ${COLOR} the text "7A2A6B".`,
  "light: { paint: '#000000' }": "73:22 Unknown key paint. Allowed here: wall, paper, ink, accent, sold.",
});
testAnswers("a color is six hexadecimal digits in quotes", "studio", {
  "care:\n → brand:\n  colors:\n    light:\n      wall: #d6d5cf\ncare:\n":
    "75:13 The text ends before the #, which begins a comment. Put quotes around the whole text.",
});

const NIGHT =
  "The light scheme needs a light wall and paper. For a site that is always dark, write scheme: dark below brand:, and its colors below dark:. Drawings keep their light paper, dimmed.";

testValues(
  "an unreadable pair is named, with its contrast and the nearest color that passes",
  "studio",
  COLORS,
  {
    'light: { accent: "#7fc3c8" }':
      '73:30 accent #7fc3c8 on wall #d6d5cf has a contrast of 1.35:1; words need 4.5:1. The nearest color that passes is "#406264".',
    'light: { accent: "#406264" }': [],
    'dark: { ink: "#555555" }':
      '73:26 ink #555555 on paper #252624 has a contrast of 2.03:1; words need 4.5:1. The nearest color that passes is "#8c8c8c".',
    'dark: { accent: "#552222", sold: "#331111" }': [
      '73:29 accent #552222 on paper #252624 has a contrast of 1.18:1; words need 4.5:1. The nearest color that passes is "#a28686".',
      '73:46 sold #331111 on wall #191a19 has a contrast of 1.02:1; words need 4.5:1. The nearest color that passes is "#998888".',
    ],
    // No color passes with the other ones.
    'dark: { wall: "#eeeeee", ink: "#dddddd" }': [
      '73:27 accent #7fc3c8 on wall #eeeeee has a contrast of 1.71:1; words need 4.5:1. The nearest color that passes is "#323232".',
      "73:43 ink #dddddd on wall #eeeeee has a contrast of 1.17:1; words need 4.5:1. No ink passes with the other colors of this scheme: change them first.",
    ],
    // The artist wants a dark site.
    'light: { wall: "#111111", ink: "#eeeeee" }': `73:28 ${NIGHT}`,
    // The paper is too dark for drawings.
    'light: { paper: "#b0b0b0", ink: "#000000", accent: "#002233", sold: "#400000" }':
      '73:29 Black drawings on the paper #b0b0b0 have a contrast of 9.68:1; they need 13:1. The nearest color that passes is "#cccccc".',
    // The dark scheme is light.
    'dark: { wall: "#d6d5cf", paper: "#fdfcfa", ink: "#15161a", accent: "#0f5560", sold: "#b3131d" }':
      "73:27 In the dark scheme the wall must be darker than the ink. Swap the two.",
  },
);

describe("brand", () => {
  test("missing parts come from the sample", () => {
    const { content } = loadContent(makeSite(withBrand('  colors: { light: { accent: "#0A4A55" } }')));
    expect(content?.studio.brand).toMatchObject({
      word: "Tattoo",
      colors: { light: { wall: "#d6d5cf", accent: "#0a4a55" }, dark: { wall: "#191a19" } },
    });
  });

  test("the wordmark may be blank", () => {
    expect(loadContent(makeSite(withBrand("  word:"))).content?.studio.brand.word).toBe("");
  });
});

describe("files", () => {
  test.for([
    [
      "mark: brand/mark.svg",
      SVG.replace("…", '<text y="9">Moth</text>'),
      "images/brand/mark.svg contains more than shapes, such as text, a picture, motion or another file. Turn text into outlines, remove the rest, and export it as a plain SVG.",
    ],
    [
      "fonts: { text: brand/text.woff2 }",
      "no font",
      "images/brand/text.woff2 is not a readable font. Use a woff2, ttf or otf file.",
    ],
  ] as const)("reports an unusable %s at its line", async ([line, content, message]) => {
    const [path = ""] = /brand\/[\w.]+/.exec(line) ?? [];
    const root = makeSite(withBrand(`  ${line}`));
    write(root, `images/${path}`, content);
    const { problems, brandFiles } = loadContent(root);
    expect(problems).toEqual([]);
    expect(await inspectBrand(root, brandFiles)).toMatchObject([{ line: 76, message }]);
  });
});
