/** Linear light and sRGB (IEC 61966-2-1). */

/** From 0 to 255, to light from 0 to 1. */
export function toLight(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** From light, to 0 to 255, not rounded. */
export function fromLight(light: number): number {
  const share = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return 255 * share;
}
