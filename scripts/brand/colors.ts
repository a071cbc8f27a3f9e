/** Derives all colors of the studio from five in each scheme. Each lies between two others where the sample's does. */
import { formatHex, interpolate, samples, wcagContrast } from "culori";
import { type Palette, SAMPLE_COLORS, type Schemes, toRgb } from "#domain/colors.ts";

/** The least contrast of text, and of the borders of controls (WCAG 2.2 AA). */
const TEXT_CONTRAST = 4.5;
const LINE_CONTRAST = 3;

const BLACK = "#000000";

/** How much of the dark wall covers a drawing and its paper in the dark scheme (roles.css). */
const VEIL = 0.16;

/** The values of custom properties, by where they apply. */
type Colors = Record<"light" | "dark" | "darkStamp" | "lightbox", Record<string, string>>;

export function toColors({ light, dark }: Schemes): Colors {
  const onInk = contrasts(light.ink, [dark.ink, dark.accent]) ? light.ink : dark.wall;
  const sample = SAMPLE_COLORS;
  return {
    light: {
      ...toPage(light, sample.light, { wallDeep: "#c9c8c1", soft: "#4a4b4a", line: "#72736f" }),
      "on-ink": light.paper,
      scrim: `rgb(${toRgb(light.ink).join(" ")} / 0.46)`,
      hole: between([light.wall, light.ink], "#6f706d", [sample.light.wall, sample.light.ink]),
    },
    dark: {
      ...toPage(dark, sample.dark, { wallDeep: "#232422", soft: "#b3b2ab", line: "#7b7c77" }),
      "on-ink": onInk,
      scrim: "rgb(0 0 0 / 0.6)",
    },
    darkStamp: toDarkStamp(light, dark),
    lightbox: {
      wall: between([BLACK, dark.wall], "#0f1010", [BLACK, sample.dark.wall]),
      ink: dark.ink,
      "on-ink": onInk,
      accent: light.paper,
      sold: between([light.sold, dark.sold], "#e0323b", [sample.light.sold, sample.dark.sold]),
    },
  };
}

/** `shades` are those of the sample. */
function toPage(
  { wall, paper, ink, accent, sold }: Palette,
  sample: Palette,
  shades: { wallDeep: string; soft: string; line: string },
): Record<string, string> {
  const onWall = (shade: string) => between([ink, wall], shade, [sample.ink, sample.wall]);
  return {
    wall,
    "wall-deep": onWall(shades.wallDeep),
    panel: paper,
    ink,
    soft: strengthen(onWall(shades.soft), ink, (color) => contrasts(color, [wall, paper])),
    line: strengthen(onWall(shades.line), ink, (color) => contrasts(color, [wall, paper], LINE_CONTRAST)),
    accent,
    sold,
  };
}

/** Darkens the light scheme's colors until they can be read under the veil. */
function toDarkStamp({ paper, ink, accent, sold }: Palette, dark: Palette): Record<string, string> {
  const sample = SAMPLE_COLORS.light;
  const onPaper = (shade: string) => between([ink, paper], shade, [sample.ink, sample.paper]);
  const veiled = (color: string) => formatHex(interpolate([color, dark.wall])(VEIL));
  const readable = (color: string, least = TEXT_CONTRAST) =>
    strengthen(color, BLACK, (candidate) => contrasts(veiled(candidate), [veiled(paper)], least));
  return {
    ink: readable(ink),
    soft: readable(onPaper("#3c3d3b")),
    line: readable(onPaper("#5c5d59"), LINE_CONTRAST),
    accent: readable(accent),
    sold: readable(between([sold, BLACK], "#a50f19", [sample.sold, BLACK])),
    "on-ink": paper,
  };
}

/** Finds the color that lies between two others, channel by channel, as `shade` lies between two of the sample. */
function between([from, to]: [string, string], shade: string, [start, end]: [string, string]): string {
  const channel = (index: 0 | 1 | 2) => {
    const share = (color: string) => toRgb(color)[index] / 255;
    const position = (share(shade) - share(start)) / (share(end) - share(start));
    return share(from) + position * (share(to) - share(from));
  };
  return formatHex({ mode: "rgb", r: channel(0), g: channel(1), b: channel(2) });
}

/** Mixes in just enough of another color to pass. */
function strengthen(color: string, towards: string, passes: (candidate: string) => boolean): string {
  const mix = interpolate([color, towards]);
  return (
    samples(33)
      .map((share) => formatHex(mix(share)))
      .find(passes) ?? towards
  );
}

function contrasts(color: string, grounds: readonly string[], least = TEXT_CONTRAST): boolean {
  return grounds.every((ground) => wcagContrast(color, ground) >= least);
}
