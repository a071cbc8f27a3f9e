/** The skin tones that drawings are multiplied by. */
import type { Rgb } from "./pixels.ts";

/** Rulers and labels are light on a dark tone. */
type ToneRow = { name: string; color: Rgb; isDark: boolean };

/** The tones, from light to dark. */
export const TONE_KEYS = ["light", "medium", "dark", "darker", "deep"] as const;

export type Tone = (typeof TONE_KEYS)[number];

export const TONES: Record<Tone, ToneRow> = {
  light: { name: "Light", color: [0xed, 0xd4, 0xbd], isDark: false },
  medium: { name: "Medium", color: [0xd8, 0xac, 0x87], isDark: false },
  dark: { name: "Dark", color: [0xb4, 0x7f, 0x57], isDark: false },
  darker: { name: "Darker", color: [0x87, 0x58, 0x3b], isDark: true },
  deep: { name: "Deep", color: [0x57, 0x35, 0x27], isDark: true },
};

/**
 * The factor of each channel that turns `white` into exactly the tone. On a leveled drawing, white is the paper: no
 * box shows on the skin.
 */
export function toneScale(tone: Tone, white: Rgb): Rgb {
  const [red, green, blue] = TONES[tone].color;
  return [red / white[0], green / white[1], blue / white[2]];
}
