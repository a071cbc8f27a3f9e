/** Colors that follow from five, and what is refused. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Palette, SAMPLE_COLORS, toColors } from "#domain/colors.ts";
import { contrast, mix } from "#domain/contrast.ts";
import { findPaletteFaults } from "#domain/readable-palette.ts";

const DUSK: { light: Palette; dark: Palette } = {
  light: { wall: "#efe6f2", paper: "#ffffff", ink: "#666666", accent: "#6b2fb3", sold: "#8a4b00" },
  dark: { wall: "#000000", paper: "#101418", ink: "#8e8e8e", accent: "#d0a0ff", sold: "#ffb000" },
};

test("the sample is readable, and so is the palette of these tests", () => {
  for (const { light, dark } of [SAMPLE_COLORS, DUSK])
    expect([findPaletteFaults(light, "light", []), findPaletteFaults(dark, "dark", [])]).toEqual([[], []]);
});

test("no other source contains the sample's colors", () => {
  const files = ["renderer", "pages", "scripts"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  );
  const sources = files.filter((name) => /\.(tsx?|css|svg)$/.test(name));
  const fives = Object.values(SAMPLE_COLORS).flatMap((palette) => Object.values(palette));
  const holding = sources.filter((name) => {
    const source = readFileSync(name, "utf8").toLowerCase();
    return fives.some((color) => source.includes(color));
  });
  expect(holding).toEqual([join("renderer", "domain", "colors.ts")]);
});

test("the sample's other colors are those of its design", () => {
  expect(toColors(SAMPLE_COLORS)).toEqual({
    light: {
      wall: "#d6d5cf",
      "wall-deep": "#c9c8c1",
      panel: "#fdfcfa",
      ink: "#15161a",
      soft: "#4a4b4a",
      line: "#72736f",
      accent: "#0f5560",
      sold: "#b3131d",
      "on-ink": "#fdfcfa",
      scrim: "rgb(21 22 26 / 0.46)",
      hole: "#6f706d",
    },
    dark: {
      wall: "#191a19",
      "wall-deep": "#232422",
      panel: "#252624",
      ink: "#ecebe5",
      soft: "#b3b2ab",
      line: "#7b7c77",
      accent: "#7fc3c8",
      sold: "#ff6a5e",
      "on-ink": "#15161a",
      scrim: "rgb(0 0 0 / 0.6)",
    },
    darkStamp: {
      ink: "#15161a",
      soft: "#3c3d3b",
      line: "#5c5d59",
      accent: "#0f5560",
      sold: "#a50f19",
      "on-ink": "#fdfcfa",
    },
    lightbox: { wall: "#0f1010", ink: "#ecebe5", "on-ink": "#15161a", accent: "#fdfcfa", sold: "#e0323b" },
  });
});

describe("an ink that just passes", () => {
  const { light, dark, darkStamp } = toColors(DUSK);

  test.each([
    ["light", light],
    ["dark", dark],
  ])("keeps secondary words and borders readable in the %s scheme", (_, colors) => {
    for (const ground of [colors.wall, colors.panel]) {
      expect(contrast(String(colors.soft), String(ground))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(String(colors.line), String(ground))).toBeGreaterThanOrEqual(3);
    }
  });

  test("keeps words on drawings readable under the veil of the dark scheme", () => {
    const veiled = (color: string) => mix(color, DUSK.dark.wall, 0.16);
    for (const name of ["ink", "soft", "accent", "sold"])
      expect(contrast(veiled(String(darkStamp[name])), veiled(DUSK.light.paper))).toBeGreaterThanOrEqual(4.5);
  });

  test("keeps the words of buttons readable", () => {
    for (const ground of [dark.ink, dark.accent])
      expect(contrast(String(dark["on-ink"]), String(ground))).toBeGreaterThanOrEqual(4.5);
  });
});

test.each([
  ["#000000", "#ffffff", 21],
  ["#767676", "#ffffff", 4.54],
  ["#ff0000", "#ff0000", 1],
])("%s on %s has a contrast of %d", (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 2);
});

describe("findPaletteFaults", () => {
  const tell = (scheme: "light" | "dark", chosen: Partial<Palette>) =>
    findPaletteFaults(
      { ...SAMPLE_COLORS[scheme], ...chosen },
      scheme,
      Object.keys(chosen) as (keyof Palette)[],
    )
      .map(({ name, message }) => `${name}: ${message}`)
      .join("\n");

  test("names a pair, its contrast and the nearest color that passes", () => {
    expect(tell("light", { accent: "#7fc3c8" })).toMatchInlineSnapshot(
      `"accent: accent #7fc3c8 on wall #d6d5cf has a contrast of 1.35:1; words need 4.5:1. The nearest color that passes is "#406264"."`,
    );
    expect(tell("dark", { sold: "#b3131d" })).toMatchInlineSnapshot(
      `"sold: sold #b3131d on paper #252624 has a contrast of 2.19:1; words need 4.5:1. The nearest color that passes is "#d16f75"."`,
    );
  });

  test("asks for the color that was chosen, where the other is the sample's", () => {
    expect(tell("light", { wall: "#777777" })).toMatchInlineSnapshot(
      `"wall: sold #b3131d on wall #777777 has a contrast of 1.54:1; words need 4.5:1. The nearest color that passes is "#d1d1d1"."`,
    );
  });

  test("says so when no color passes with the others", () => {
    expect(tell("light", { wall: "#111111", ink: "#eeeeee" })).toMatchInlineSnapshot(`
      "wall: accent #0f5560 on wall #111111 has a contrast of 2.23:1; words need 4.5:1. No wall passes with the other colors of this scheme: change them first.
      ink: ink #eeeeee on paper #fdfcfa has a contrast of 1.13:1; words need 4.5:1. No ink passes with the other colors of this scheme: change them first."
    `);
  });

  test("refuses a paper too dark for drawings, and a dark scheme that is light", () => {
    const dim = { paper: "#b0b0b0", ink: "#000000", accent: "#002233", sold: "#400000" };
    expect(tell("light", dim)).toMatchInlineSnapshot(
      `"paper: Black drawings on the paper #b0b0b0 have a contrast of 9.68:1; they need 13:1. The nearest color that passes is "#cccccc"."`,
    );
    expect(tell("dark", SAMPLE_COLORS.light)).toMatchInlineSnapshot(
      `"wall: In the dark scheme the wall must be darker than the ink. Swap the two."`,
    );
  });

  test("offers a color that passes", () => {
    const [, offered = ""] = /"(#\w{6})"/.exec(tell("light", { accent: "#7fc3c8" })) ?? [];
    expect(tell("light", { accent: offered })).toBe("");
  });
});
