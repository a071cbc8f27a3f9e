/** Each tone as CSS: the color of plate and hand, and of what lies on them. */
import { toAddress } from "#domain/address.ts";
import type { PlateEntry } from "#domain/manifest-schema.ts";
import { TONE_KEYS, TONES, type Tone } from "#domain/tones.ts";

export const toColor = (tone: Tone) => `rgb(${TONES[tone].color.join(" ")})`;

/** tones.ts sets `data-tone`. Where it does not run, the radio chooses, and the drawings show its picture themselves. */
export function toToneStyles(tones: PlateEntry["tones"]): string {
  return TONE_KEYS.map((tone) => {
    const chosen = `#design:not([data-tone]):has([value=${tone}]:checked)`;
    const ink = TONES[tone].isDark ? ";--plate-ink:var(--paper)" : "";
    const src = toAddress(tones[tone]?.path ?? "");
    return `#design[data-tone=${tone}],${chosen}{--tone:${toColor(tone)}${ink}}${chosen} img:has(+.tinted){content:url(${src})}`;
  }).join("");
}
