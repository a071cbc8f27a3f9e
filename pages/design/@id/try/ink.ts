/**
 * Ink in skin. Ink lies beneath the surface and takes a share of the light that the skin gives back, so it multiplies
 * the photo's own linear light: shadows stay, and paper takes nothing. Even solid ink gives some light back, scattered
 * by the skin above it; in healed skin more of it, and bluer.
 */
import type { Rgb } from "#domain/pixels.ts";
import { fromLight, toLight } from "./light.ts";

export const LOOKS = ["fresh", "healed"] as const;
export type Look = (typeof LOOKS)[number];

type Ink = {
  /** What solid black leaves of the light, by channel. */
  solid: Rgb;
  /** How much of the skin's shine and light hair lies above it. */
  shine: number;
  /** How far it spreads, as a fraction of the photo's long side. */
  spread: number;
};

export const INKS: Record<Look, Ink> = {
  fresh: { solid: [0.02, 0.022, 0.027], shine: 0.08, spread: 0.0001 },
  healed: { solid: [0.048, 0.066, 0.096], shine: 0.12, spread: 0.0004 },
};

/** Paper within this share of its own light is paper: compression leaves some noise. */
const CLEAN = 0.985;

/**
 * A drawing as ink: what each pixel leaves of the light, as sRGB, so that multiplying linear light is exact, and
 * multiplying as browsers do comes near. `pixels` are RGBA.
 */
export function toInk(pixels: Uint8ClampedArray, look: Look, paper: Rgb): Uint8ClampedArray<ArrayBuffer> {
  const tables = paper.map((ground, channel) => tabulate(INKS[look].solid[channel] ?? 0, toLight(ground)));
  const ink = new Uint8ClampedArray(pixels.length).fill(255);
  for (const [channel, table] of tables.entries())
    for (let index = channel; index < pixels.length; index += 4)
      ink[index] = table[pixels[index] ?? 0] ?? 255;
  return ink;
}

/** The ink of each value of one channel. */
function tabulate(solid: number, ground: number): number[] {
  return Array.from({ length: 256 }, (_, value) => {
    const left = Math.min(1, toLight(value) / ground / CLEAN);
    return Math.round(fromLight(solid + (1 - solid) * left));
  });
}
