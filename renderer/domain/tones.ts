/** The skin tones that drawings are multiplied by. */
import type { Rgb } from "./pixels.ts";

/** Rulers and labels are light on a dark tone. */
type ToneRow = { name: string; color: Rgb; isDark: boolean };

/** The tones, from light to dark. */
export const TONES = {
  light: { name: "Light", color: [0xed, 0xd4, 0xbd], isDark: false },
  medium: { name: "Medium", color: [0xd8, 0xac, 0x87], isDark: false },
  dark: { name: "Dark", color: [0xb4, 0x7f, 0x57], isDark: false },
  darker: { name: "Darker", color: [0x87, 0x58, 0x3b], isDark: true },
  deep: { name: "Deep", color: [0x57, 0x35, 0x27], isDark: true },
} as const satisfies Record<string, ToneRow>;

export type Tone = keyof typeof TONES;

export const TONE_KEYS = Object.keys(TONES) as Tone[];

/**
 * The factor of each channel that turns `white` into exactly the tone. On a leveled drawing, white is the paper: no
 * box shows on the skin.
 */
export function toneScale(tone: Tone, white: Rgb): Rgb {
  const [red, green, blue] = TONES[tone].color;
  return [red / white[0], green / white[1], blue / white[2]];
}
