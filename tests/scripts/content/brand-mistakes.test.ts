/** Messages about the section `brand` of studio.yaml. */
import { expect, test } from "vitest";
import { inspectBrand } from "#brand/look.ts";
import { loadContent } from "#studio/load.ts";
import { check, makeSite, mistakes, write } from "./site.ts";

const withBrand = (brand: string): [string, string][] => [["care:\n", `brand:\n${brand}\ncare:\n`]];
const withColors = (scheme: string, ...problems: string[]) => [
  "care:\n",
  `brand:\n  colors: { ${scheme} }\ncare:\n`,
  ...problems,
];

const COLOR = 'Expected a color between quotes, # and six hexadecimal digits, such as "#d6d5cf", found';

mistakes("a color is six hexadecimal digits in quotes", {
  studio: [
    withColors('light: { ink: "black" }', `73:27 ${COLOR} the text "black".`),
    withColors("light: { accent: 722222 }", `73:30 ${COLOR} the number 722222.`),
    withColors(
      "light: { paint: '#000' }",
      "73:22 Unknown key paint. Allowed here: wall, paper, ink, accent, sold.",
    ),
    [
      "care:\n",
      "brand:\n  colors:\n    light:\n      wall: #d6d5cf\ncare:\n",
      "75:13 The text ends before the #, which begins a comment. Put quotes around the whole text.",
    ],
  ],
});

// biome-ignore format: a row a line
mistakes("an unreadable pair is named, with its contrast and the nearest color that passes", {
  studio: [
    withColors('light: { accent: "#7fc3c8" }',
      '73:30 accent #7fc3c8 on wall #d6d5cf has a contrast of 1.35:1; words need 4.5:1. The nearest color that passes is "#406264".'),
    withColors('light: { accent: "#406264" }'),
    withColors('dark: { accent: "#552222", sold: "#331111" }',
      '73:29 accent #552222 on paper #252624 has a contrast of 1.18:1; words need 4.5:1. The nearest color that passes is "#a28686".',
      '73:46 sold #331111 on wall #191a19 has a contrast of 1.02:1; words need 4.5:1. The nearest color that passes is "#998888".'),
    // No ink passes.
    withColors('dark: { wall: "#eeeeee", ink: "#dddddd" }',
      '73:27 accent #7fc3c8 on wall #eeeeee has a contrast of 1.71:1; words need 4.5:1. The nearest color that passes is "#323232".',
      "73:43 ink #dddddd on wall #eeeeee has a contrast of 1.17:1; words need 4.5:1. No ink passes with the other colors of this scheme: change them first."),
    // The artist wants a dark site.
    withColors('light: { wall: "#111111", ink: "#eeeeee" }',
      "73:28 The light scheme needs a light wall and paper. For a site that is always dark, write scheme: dark below brand:, and its colors below dark:. Drawings keep their light paper, dimmed."),
    // The paper is too dark for drawings.
    withColors('light: { paper: "#b0b0b0", ink: "#000000", accent: "#002233", sold: "#400000" }',
      '73:29 Black drawings on the paper #b0b0b0 have a contrast of 9.68:1; they need 13:1. The nearest color that passes is "#cccccc".'),
    // The dark scheme is light.
    withColors('dark: { wall: "#d6d5cf", paper: "#fdfcfa", ink: "#15161a", accent: "#0f5560", sold: "#b3131d" }',
      "73:27 In the dark scheme the wall must be darker than the ink. Swap the two."),
  ],
});

test("missing parts of the brand come from the sample, and the wordmark may be blank", () => {
  const studio = withBrand('  word:\n  colors: { light: { accent: "#0A4A55" } }');
  expect(check({ studio }).content?.studio.brand).toMatchObject({
    word: "",
    colors: { light: { wall: "#d6d5cf", accent: "#0a4a55" }, dark: { wall: "#191a19" } },
  });
  expect(check().content?.studio.brand.word).toBe("Tattoo");
});

test.each([
  ["mark", "brand/mark.svg", "<svg", "draws nothing. Export it with its shapes."],
  ["fonts", "brand/a.woff2", "no font", "is not a readable font. Use a woff2, ttf or otf file."],
])("an unusable file of the brand is reported at its line: %s", async (key, path, content, sentence) => {
  const root = makeSite({
    studio: withBrand(key === "mark" ? `  mark: ${path}` : `  fonts: { text: ${path} }`),
  });
  write(root, `images/${path}`, content);
  const { problems, references } = loadContent(root);
  expect(problems).toEqual([]);
  expect(await inspectBrand(root, references)).toMatchObject([
    { line: 73, message: `images/${path} ${sentence}` },
  ]);
});
