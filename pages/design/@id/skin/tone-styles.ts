/** Each tone as CSS: the color of plate and hand, and of the rulers and labels on them. */
import type { CSSProperties } from "react";
import { toAddress } from "#domain/address.ts";
import type { PlateEntry } from "#domain/manifest-schema.ts";
import { TONE_KEYS, TONES, type Tone } from "#domain/tones.ts";

export const toColor = (tone: Tone) => `rgb(${TONES[tone].color.join(" ")})`;

/**
 * Follows `data-tone`, which chosen-tone.ts sets. Without it, follows the radios, and the originals show the picture of the
 * tone, whose address is a custom property.
 */
export const TONE_STYLES = TONE_KEYS.map((tone) => {
  const chosen = `#design:not([data-tone]):has([value=${tone}]:checked)`;
  const ink = TONES[tone].isDark
    ? ";--plate-ink:var(--paper);--stencil:color-mix(in srgb,var(--accent),white 70%)"
    : "";
  return `#design[data-tone=${tone}],${chosen}{--tone:${toColor(tone)}${ink}}${chosen} img:has(+[data-tinted]){content:var(--on-${tone})}`;
}).join("");

/** The tinted pictures of a design, for `TONE_STYLES`. */
export function toTonePictures(tones: PlateEntry["tones"]): CSSProperties {
  const properties = TONE_KEYS.flatMap((tone) => {
    const picture = tones[tone];
    return picture ? [[`--on-${tone}`, `url(${toAddress(picture.path)})`]] : [];
  });
  return Object.fromEntries(properties);
}
