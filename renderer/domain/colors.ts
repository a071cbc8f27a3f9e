/** Colors: five for each scheme, which the artist chooses, and the skin tones. All others follow (scripts/brand/stylesheet.ts). */
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

/** The tones, from light to dark. */
export const TONE_KEYS = ["light", "medium", "dark", "darker", "deep"] as const;

export type Tone = (typeof TONE_KEYS)[number];

export const TONES: Record<Tone, { name: string; color: Rgb }> = {
  light: { name: "Light", color: [0xed, 0xd4, 0xbd] },
  medium: { name: "Medium", color: [0xd8, 0xac, 0x87] },
  dark: { name: "Dark", color: [0xb4, 0x7f, 0x57] },
  darker: { name: "Darker", color: [0x87, 0x58, 0x3b] },
  deep: { name: "Deep", color: [0x57, 0x35, 0x27] },
};

/**
 * Returns the factor of each channel that turns `white` into exactly the tone. On a leveled drawing, white is the paper: no
 * box shows on the skin.
 */
export function toneScale(tone: Tone, white: Rgb): Rgb {
  const [red, green, blue] = TONES[tone].color;
  return [red / white[0], green / white[1], blue / white[2]];
}
