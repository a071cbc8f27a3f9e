/** Deriving all colors from five. */
import { formatHex, interpolate, wcagContrast } from "culori";
import { expect, test } from "vitest";
import { toColors } from "../../../scripts/brand/colors.ts";

test("colors derived from an ink with just enough contrast are readable", () => {
  const dusk = {
    light: { wall: "#efe6f2", paper: "#ffffff", ink: "#666666", accent: "#6b2fb3", sold: "#8a4b00" },
    dark: { wall: "#000000", paper: "#101418", ink: "#8e8e8e", accent: "#d0a0ff", sold: "#ffb000" },
  };
  const { light, dark, darkStamp } = toColors(dusk);
  const veiled = (color = "") => formatHex(interpolate([color, dusk.dark.wall])(0.16));
  const words = [
    ...[light, dark].flatMap(({ soft, wall, panel }) => [
      [soft, wall],
      [soft, panel],
    ]),
    ...["ink", "soft", "accent", "sold"].map((name) => [veiled(darkStamp[name]), veiled("#ffffff")]),
    [dark["on-ink"], dark.ink],
    [dark["on-ink"], dark.accent],
  ];
  const lines = [light, dark].flatMap(({ line, wall, panel }) => [
    [line, wall],
    [line, panel],
  ]);
  const failing = (pairs: (string | undefined)[][], least: number) =>
    pairs.filter(([one = "", other = ""]) => !(wcagContrast(one, other) >= least));
  expect([failing(words, 4.5), failing(lines, 3)]).toEqual([[], []]);
});
