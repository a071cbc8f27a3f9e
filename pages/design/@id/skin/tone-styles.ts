/** Each tone as CSS: the color of the plate, the hand, and the rulers and labels on them. */
import { toAddress } from "#domain/address.ts";
import type { PlateEntry } from "#domain/manifest-schema.ts";
import { TONE_KEYS, TONES, type Tone } from "#domain/tones.ts";

export const toColor = (tone: Tone) => `rgb(${TONES[tone].color.join(" ")})`;

/** Follows `data-tone`, which tones.ts sets. Without it, follows the radios, and the originals show the tone's picture. */
export function toToneStyles(tones: PlateEntry["tones"]): string {
  return TONE_KEYS.map((tone) => {
    const chosen = `#design:not([data-tone]):has([value=${tone}]:checked)`;
    const ink = TONES[tone].isDark ? ";--plate-ink:var(--paper)" : "";
    const src = toAddress(tones[tone]?.path ?? "");
    return `#design[data-tone=${tone}],${chosen}{--tone:${toColor(tone)}${ink}}${chosen} img:has(+.tinted){content:url(${src})}`;
  }).join("");
}
