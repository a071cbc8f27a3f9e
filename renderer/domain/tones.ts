/** The skin tones that drawings are multiplied by. */
import type { Rgb } from "./pixels.ts";

/** From light to dark. */
export const TONES = ["light", "medium", "dark", "darker", "deep"] as const;

export type Tone = (typeof TONES)[number];

export const TONE_COLORS: Record<Tone, Rgb> = {
  light: [0xed, 0xd4, 0xbd],
  medium: [0xd8, 0xac, 0x87],
  dark: [0xb4, 0x7f, 0x57],
  darker: [0x87, 0x58, 0x3b],
  deep: [0x57, 0x35, 0x27],
};

/**
 * The factor of each channel that turns `white` into exactly the tone. On a leveled drawing, white is the paper: no
 * box shows on the skin.
 */
export function toneScale(tone: Tone, white: Rgb): Rgb {
  const [red, green, blue] = TONE_COLORS[tone];
  return [red / white[0], green / white[1], blue / white[2]];
}
