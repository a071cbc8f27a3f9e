/** The colors that the artist chooses, five for each scheme. All others follow (scripts/brand/colors.ts). */
import type { Rgb } from "./pixels.ts";

/** Colors as `#rrggbb`. In the dark scheme `paper` is only the ground of panels: drawings keep their light paper. */
export type Palette = { wall: string; paper: string; ink: string; accent: string; sold: string };

export type Schemes = { light: Palette; dark: Palette };

export const SAMPLE_COLORS: Schemes = {
  light: { wall: "#d6d5cf", paper: "#fdfcfa", ink: "#15161a", accent: "#0f5560", sold: "#b3131d" },
  dark: { wall: "#191a19", paper: "#252624", ink: "#ecebe5", accent: "#7fc3c8", sold: "#ff6a5e" },
};

export const SAMPLE_PAPER: Rgb = toRgb(SAMPLE_COLORS.light.paper);

export function toRgb(color: string): Rgb {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
