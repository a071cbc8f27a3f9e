/** Deriving all colors from five. */
import { formatHex, interpolate, wcagContrast } from "culori";
import { expect, test } from "vitest";
import { toColors } from "#brand/stylesheet.ts";
import { SAMPLE_COLORS } from "#domain/colors.ts";

/** Its words have just enough contrast. Its accent is not readable under the veil of the dark wall. */
const dusk = {
  light: { wall: "#efe6f2", paper: "#ffffff", ink: "#666666", accent: "#6b2fb3", sold: "#8a4b00" },
  dark: { wall: "#000000", paper: "#101418", ink: "#8e8e8e", accent: "#d0a0ff", sold: "#ffb000" },
};
/** The worst case that a search among millions of palettes found. */
const fog = {
  light: { wall: "#99dac3", paper: "#99dac3", ink: "#000000", accent: "#a31d60", sold: "#a31d60" },
  dark: { wall: "#990133", paper: "#990133", ink: "#ffffff", accent: "#ffffff", sold: "#ffffff" },
};

const mix = (color: string, percent: number, other: string) =>
  formatHex(interpolate([other, color])(percent / 100));

/** Computes a value as a browser does. */
function compute(value: string, colors: Record<string, string>): string {
  const resolved = value.replace(/var\(--([\w-]+)\)/g, (_, name) => compute(colors[name] ?? "", colors));
  const [, color = "", percent, other = ""] =
    /^color-mix\(in srgb, (.+) (\d+)%, (.+)\)$/.exec(resolved) ?? [];
  return color ? mix(color, Number(percent), other) : resolved;
}

test.each([
  ["the sample", SAMPLE_COLORS],
  ["an ink with just enough contrast", dusk],
  ["a dark wall that is nearly as light as allowed", fog],
])("the colors derived from %s are readable", (_, schemes) => {
  const { light, dark, darkStamp } = toColors(schemes);
  const { paper } = schemes.light;
  const veiled = (color: string) => mix(schemes.dark.wall, 16, color);
  const onPage = (colors: Record<string, string>, name: string) =>
    ["wall", "panel"].map((ground) =>
      wcagContrast(compute(colors[name] ?? "", colors), colors[ground] ?? ""),
    );
  const onStamp = (name: string) =>
    wcagContrast(veiled(compute(darkStamp[name] ?? "", { ...darkStamp, paper })), veiled(paper));
  const words = [
    ...[light, dark].flatMap((colors) => onPage(colors, "soft")),
    ...["ink", "soft", "accent", "sold"].map(onStamp),
    ...["ink", "accent"].map((ground) => wcagContrast(dark["on-ink"] ?? "", dark[ground] ?? "")),
  ];
  const lines = [...[light, dark].flatMap((colors) => onPage(colors, "line")), onStamp("line")];
  expect(Math.min(...words)).toBeGreaterThanOrEqual(4.5);
  expect(Math.min(...lines)).toBeGreaterThanOrEqual(3);
});
