/** What a camera makes of the light: a little blurred and noisy, and compressed. */
import type { Size } from "#domain/pixels.ts";
import type { Picture } from "#images/pixels/picture.ts";
import { decode, encodeLossless, encodeLossy } from "#images/pixels/render.ts";
import { encodeCard } from "#images/pixels/shapes.ts";
import type { Random } from "./random.ts";

export const GAMMA = 2.2;

/** Rough: by a poor camera, and sent by a messenger. */
type Taken = { isRough: boolean; random: Random };

/** `light` is linear, three values a pixel. */
export function develop(light: Float32Array, size: Size, { isRough, random }: Taken): Promise<Picture> {
  const soft = blur(light, size, isRough ? random.between(1, 1.5) : random.between(0.3, 0.8));
  const photo = record(soft, size, random, isRough ? 4 : random.between(1, 2.5));
  return compress(photo, isRough);
}

/** Gaussian, across and then down. Across it runs on into the next row: nobody judges the outermost pixels. */
function blur(light: Float32Array, { width }: Size, deviation: number): Float32Array {
  const reach = Math.ceil(deviation * 2.5);
  const offsets = Array.from({ length: 2 * reach + 1 }, (_, at) => at - reach);
  const bell = offsets.map((offset) => Math.exp(-(offset ** 2) / (2 * deviation ** 2)));
  const total = bell.reduce((sum, weight) => sum + weight);
  const spread = (from: Float32Array, step: number) =>
    from.map((value, at) => {
      let sum = 0;
      for (const [index, weight] of bell.entries())
        sum += weight * (from[at + (offsets[index] as number) * step] ?? value);
      return sum / total;
    });
  return spread(spread(light, 3), width * 3);
}

/** Levels as a camera writes them, with its noise. */
function record(light: Float32Array, size: Size, random: Random, deviation: number): Picture {
  const data = Uint8Array.from(light, (value) => {
    const level = 255 * Math.max(0, value) ** (1 / GAMMA) + random.normal(deviation);
    return Math.min(255, Math.max(0, Math.round(level)));
  });
  return { data, ...size };
}

/** As JPEG; as messengers send photos, coded for small files. */
async function compress(photo: Picture, isRough: boolean): Promise<Picture> {
  const { width, height } = photo;
  const blank = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
  const bytes = isRough
    ? await encodeLossy(photo)
    : await encodeCard(blank, { bytes: await encodeLossless(photo), left: 0, top: 0, width, height });
  return decode(bytes, { width, height });
}
