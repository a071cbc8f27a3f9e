/** Messages about the section `brand` of studio.yaml. */
import { describe, expect, test } from "vitest";
import { inspectBrand, remarkOnMark } from "#brand/inspect-brand.ts";
import { loadContent } from "#content/load-content.ts";
import { formatProblems } from "#content/problem.ts";
import { FILES, makeSite, report, write } from "./site.ts";

const withBrand = (brand: string) => ({ studio: `${FILES.studio.trimEnd()}\nbrand:\n${brand}\n` });

/** The message of the only problem. */
const explain = (brand: string) =>
  report(withBrand(brand))
    .split("\n")
    .slice(0, -2)
    .join("\n")
    .replace(/^studio\.yaml:\d+:/, "studio.yaml:n:");

async function explainFile(brand: string, path: string, content: string): Promise<string> {
  const root = makeSite(withBrand(brand));
  write(root, `images/${path}`, content);
  const { problems, brandFiles } = loadContent(root);
  expect(problems).toEqual([]);
  return formatProblems(await inspectBrand(root, brandFiles)).replace(/^studio\.yaml:\d+:/, "studio.yaml:n:");
}

describe("colors", () => {
  test("a pair that cannot be read is named, with its contrast and the nearest color", () => {
    expect(explain('  colors: { light: { accent: "#7fc3c8" } }')).toMatchInlineSnapshot(`
      "studio.yaml:n:30  brand › colors › light › accent
        accent #7fc3c8 on wall #d6d5cf has a contrast of 1.35:1; words need 4.5:1. The nearest color that passes is "#406264"."
    `);
    expect(explain('  colors:\n    dark:\n      ink: "#555555"')).toMatchInlineSnapshot(`
      "studio.yaml:n:12  brand › colors › dark › ink
        ink #555555 on paper #252624 has a contrast of 2.03:1; words need 4.5:1. The nearest color that passes is "#8c8c8c"."
    `);
  });

  test("of a pair, the color that was chosen is to change", () => {
    expect(explain('  colors: { light: { wall: "#777777" } }')).toMatchInlineSnapshot(`
      "studio.yaml:n:28  brand › colors › light › wall
        sold #b3131d on wall #777777 has a contrast of 1.54:1; words need 4.5:1. The nearest color that passes is "#d1d1d1"."
    `);
  });

  test("the suggested color passes", () => {
    const root = makeSite(withBrand('  colors: { light: { accent: "#406264" } }'));
    expect(loadContent(root).problems).toEqual([]);
  });

  test("where no color passes with the others, this is said", () => {
    expect(
      report(withBrand('  colors: { light: { wall: "#111111", ink: "#eeeeee" } }')),
    ).toMatchInlineSnapshot(`
      "studio.yaml:76:28  brand › colors › light › wall
        accent #0f5560 on wall #111111 has a contrast of 2.23:1; words need 4.5:1. No wall passes with the other colors of this scheme: change them first.
      studio.yaml:76:44  brand › colors › light › ink
        ink #eeeeee on paper #fdfcfa has a contrast of 1.13:1; words need 4.5:1. No ink passes with the other colors of this scheme: change them first.

      2 problems."
    `);
  });

  test("a paper too dark for drawings is refused, and a dark scheme that is light", () => {
    expect(
      explain(
        '  colors: { light: { paper: "#b0b0b0", ink: "#000000", accent: "#002233", sold: "#400000" } }',
      ),
    ).toMatchInlineSnapshot(`
      "studio.yaml:n:29  brand › colors › light › paper
        Black drawings on the paper #b0b0b0 have a contrast of 9.68:1; they need 13:1. The nearest color that passes is "#cccccc"."
    `);
    expect(
      explain(
        '  colors: { dark: { wall: "#d6d5cf", paper: "#fdfcfa", ink: "#15161a", accent: "#0f5560", sold: "#b3131d" } }',
      ),
    ).toMatchInlineSnapshot(`
      "studio.yaml:n:27  brand › colors › dark › wall
        In the dark scheme the wall must be darker than the ink. Swap the two."
    `);
  });

  test("a color is six hexadecimal digits, between quotes", () => {
    expect(explain('  colors: { light: { ink: "black" } }')).toMatchInlineSnapshot(`
      "studio.yaml:n:27  brand › colors › light › ink
        Expected a color such as "#d6d5cf", found the text "black". Write # and six hexadecimal digits, between quotes."
    `);
    expect(explain("  colors:\n    light:\n      wall: #d6d5cf")).toMatchInlineSnapshot(`
      "studio.yaml:n:13  brand › colors › light › wall
        The text ends before the #, which begins a comment. Put quotes around the whole text. Write it like this: wall: '#d6d5cf'"
    `);
    expect(explain('  colors: { light: { paint: "#000000" } }')).toMatchInlineSnapshot(`
      "studio.yaml:n:22  brand › colors › light › paint
        Unknown key paint. Known here: wall, paper, ink, accent, sold."
    `);
  });

  test("omitted parts are the sample's", () => {
    const { content } = loadContent(makeSite(withBrand('  colors: { light: { accent: "#0A4A55" } }')));
    expect(content?.studio.brand).toMatchObject({
      word: "Tattoo",
      colors: { light: { wall: "#d6d5cf", accent: "#0a4a55" }, dark: { wall: "#191a19" } },
      dots: true,
    });
  });

  test("the word may be blank", () => {
    expect(loadContent(makeSite(withBrand("  word:"))).content?.studio.brand.word).toBe("");
  });
});

describe("files", () => {
  test("a missing mark suggests the nearest name", () => {
    expect(explain("  mark: brand/mark.svg")).toMatchInlineSnapshot(`
      "studio.yaml:n:9  brand › mark
        No file images/brand/mark.svg. Put the file there, or correct the path."
    `);
  });

  test("a mark that contains more than shapes is refused at its line", async () => {
    const mark = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text y="9">Moth</text></svg>';
    expect(await explainFile("  mark: brand/mark.svg", "brand/mark.svg", mark)).toMatchInlineSnapshot(`
      "studio.yaml:n:9  brand › mark
        images/brand/mark.svg contains more than shapes: <text>. Turn text into outlines, remove the rest, and export it as a plain SVG.

      1 problem."
    `);
  });

  test.each([
    ["a background", '<rect width="9" height="9" rx="1"/><circle r="4" fill="#fff"/>', 1],
    ["none", '<circle r="4.5" cx="4.5" cy="4.5"/>', 0],
  ])("a mark with %s", async (_, shapes, remarks) => {
    const root = makeSite(withBrand("  mark: brand/mark.svg"));
    const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${shapes}</svg>`;
    write(root, "images/brand/mark.svg", mark);
    expect(await remarkOnMark(root, loadContent(root).brandFiles)).toHaveLength(remarks);
  });

  test("a font that cannot be read is refused at its line", async () => {
    expect(
      await explainFile("  fonts: { text: brand/text.woff2 }", "brand/text.woff2", "no font"),
    ).toMatchInlineSnapshot(`
      "studio.yaml:n:18  brand › fonts › text
        images/brand/text.woff2 is not a readable font. Use a woff2, ttf or otf file.

      1 problem."
    `);
  });
});
