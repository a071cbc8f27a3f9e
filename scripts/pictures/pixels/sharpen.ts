/** Sharpens drawings without a library, as `vips_sharpen` does in the build: lines become darker, nothing becomes lighter. */
import { fromLight, toLight } from "#domain/pixels.ts";
import { byteAt, luma, type Raster } from "./raster.ts";

/** The strengths of `sharpen` in codec/render.ts: deviation of the blur, slope, and the most that a pixel darkens. */
export const STRENGTHS = {
  usual: { sigma: 1, m2: 1.5, y3: 60 },
  soft: { sigma: 2, m2: 7, y3: 255 },
};

/** Differences from the blurred lightness below this stay (0 to 100). */
export const FLAT = 2;

/** The lightness of CIELAB for each gray. */
const LIGHTNESS = Float32Array.from({ length: 256 }, (_, gray) => 116 * Math.cbrt(toLight(gray)) - 16);

export function sharpenDrawing({ data, width, height }: Raster, isSoft = false): Raster {
  const { sigma, m2, y3 } = isSoft ? STRENGTHS.soft : STRENGTHS.usual;
  const lightness = new Float32Array(width * height);
  for (let pixel = 0, at = 0; pixel < lightness.length; pixel++, at += 3)
    lightness[pixel] = LIGHTNESS[luma(byteAt(data, at), byteAt(data, at + 1), byteAt(data, at + 2))] ?? 0;
  const blurred = blur(blur(lightness, { width, sigma, step: 1 }), { width, sigma, step: width });
  const sharp = Uint8Array.from(data);
  for (const [pixel, light] of lightness.entries()) {
    const below = (blurred[pixel] ?? 0) - light - FLAT;
    if (below <= 0) continue;
    const dark = Math.max(0, light - Math.min(y3, below * m2));
    const scale = grayOf(dark) / Math.max(1, grayOf(light));
    for (let at = pixel * 3; at < pixel * 3 + 3; at++) sharp[at] = byteAt(data, at) * scale;
  }
  return { data: sharp, width, height };
}

const grayOf = (lightness: number) => fromLight(((lightness + 16) / 116) ** 3);

/** Blurs along rows (`step` 1) or columns (`step` is the width). */
function blur(
  values: Float32Array,
  { width, sigma, step }: { width: number; sigma: number; step: number },
): Float32Array {
  const reach = Math.round(2 * sigma);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, at) =>
    Math.exp(-((at - reach) ** 2) / (2 * sigma ** 2)),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return values.map((value, pixel) => {
    let blurred = 0;
    for (let at = -reach; at <= reach; at++) {
      const other = pixel + at * step;
      const isBeyond = step === 1 && Math.floor(other / width) !== Math.floor(pixel / width);
      blurred += (isBeyond ? value : (values[other] ?? value)) * (weights[at + reach] ?? 0);
    }
    return blurred / sum;
  });
}
