/** The skin tones that drawings are multiplied by. */
import type { Rgb } from "./pixels.ts";

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
 * The factor of each channel that turns `white` into exactly the tone. On a leveled drawing, white is the paper: no
 * box shows on the skin.
 */
export function toneScale(tone: Tone, white: Rgb): Rgb {
  const [red, green, blue] = TONES[tone].color;
  return [red / white[0], green / white[1], blue / white[2]];
}
