/**
 * The studio's colors. The artist chooses five per scheme, and all others are derived here. The stylesheet, the social
 * cards, the icons and the web manifest get their colors only from this file.
 */
import {
  BLACK,
  contrast,
  contrastAll,
  LINE_CONTRAST,
  mix,
  strengthen,
  TEXT_CONTRAST,
  toRgb,
} from "./contrast.ts";
import type { Rgb } from "./pixels.ts";

/** As `#rrggbb`. In the dark scheme `paper` is the ground of panels only: drawings keep their light paper. */
export type Palette = { wall: string; paper: string; ink: string; accent: string; sold: string };

export type Schemes = { light: Palette; dark: Palette };

export const SAMPLE_COLORS: Schemes = {
  light: { wall: "#d6d5cf", paper: "#fdfcfa", ink: "#15161a", accent: "#0f5560", sold: "#b3131d" },
  dark: { wall: "#191a19", paper: "#252624", ink: "#ecebe5", accent: "#7fc3c8", sold: "#ff6a5e" },
};

export const SAMPLE_PAPER: Rgb = toRgb(SAMPLE_COLORS.light.paper);

/** How much of the dark wall covers a drawing and its paper in the dark scheme (roles.css). */
const VEIL = 0.16;

/** Values of the custom properties, by where they apply. */
export type Colors = Record<"light" | "dark" | "darkStamp" | "lightbox", Record<string, string>>;

export function toColors({ light, dark }: Schemes): Colors {
  const onInk = contrastAll(light.ink, [dark.ink, dark.accent]) ? light.ink : dark.wall;
  return {
    light: {
      ...toPage(light, "light", { wallDeep: "#c9c8c1", soft: "#4a4b4a", line: "#72736f" }),
      "on-ink": light.paper,
      scrim: `rgb(${toRgb(light.ink).join(" ")} / 0.46)`,
      hole: mix(light.wall, light.ink, shareOf("#6f706d", "light", "wall", "ink")),
    },
    dark: {
      ...toPage(dark, "dark", { wallDeep: "#232422", soft: "#b3b2ab", line: "#7b7c77" }),
      "on-ink": onInk,
      scrim: "rgb(0 0 0 / 0.6)",
    },
    darkStamp: toDarkStamp(light, dark),
    lightbox: {
      wall: mix(BLACK, dark.wall, between("#0f1010", BLACK, SAMPLE_COLORS.dark.wall)),
      ink: dark.ink,
      "on-ink": onInk,
      accent: light.paper,
      sold: mix(light.sold, dark.sold, between("#e0323b", SAMPLE_COLORS.light.sold, SAMPLE_COLORS.dark.sold)),
    },
  };
}

/** `sample` names the shades that this scheme of the sample has. */
function toPage(
  palette: Palette,
  scheme: keyof Schemes,
  sample: { wallDeep: string; soft: string; line: string },
): Record<string, string> {
  const { wall, paper, ink, accent, sold } = palette;
  const soft = mix(ink, wall, shareOf(sample.soft, scheme, "ink", "wall"));
  const line = mix(ink, wall, shareOf(sample.line, scheme, "ink", "wall"));
  return {
    wall,
    "wall-deep": mix(wall, ink, shareOf(sample.wallDeep, scheme, "wall", "ink")),
    panel: paper,
    ink,
    soft: strengthen(soft, ink, (color) => contrastAll(color, [wall, paper])),
    line: strengthen(line, ink, (color) => contrastAll(color, [wall, paper], LINE_CONTRAST)),
    accent,
    sold,
  };
}

/** The light scheme's colors, dark enough to be read under the veil. */
function toDarkStamp({ paper, ink, accent, sold }: Palette, dark: Palette): Record<string, string> {
  const veiled = (color: string) => mix(color, dark.wall, VEIL);
  const readable = (color: string, least = TEXT_CONTRAST) =>
    strengthen(color, BLACK, (candidate) => contrast(veiled(candidate), veiled(paper)) >= least);
  const soft = mix(ink, paper, shareOf("#3c3d3b", "light", "ink", "paper"));
  const line = mix(ink, paper, shareOf("#5c5d59", "light", "ink", "paper"));
  const deepSold = mix(sold, BLACK, between("#a50f19", SAMPLE_COLORS.light.sold, BLACK));
  return {
    ink: readable(ink),
    soft: readable(soft),
    line: readable(line, LINE_CONTRAST),
    accent: readable(accent),
    sold: readable(deepSold),
    "on-ink": paper,
  };
}

/** Where a shade of the sample lies between two colors of its scheme: other palettes have theirs in the same place. */
function shareOf(shade: string, scheme: keyof Schemes, from: keyof Palette, to: keyof Palette): Rgb {
  return between(shade, SAMPLE_COLORS[scheme][from], SAMPLE_COLORS[scheme][to]);
}

function between(shade: string, from: string, to: string): Rgb {
  const [at, start, end] = [toRgb(shade), toRgb(from), toRgb(to)];
  const channel = (index: 0 | 1 | 2) => (at[index] - start[index]) / (end[index] - start[index]);
  return [channel(0), channel(1), channel(2)];
}
