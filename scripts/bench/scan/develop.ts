/** What a camera makes of the light: a little blurred and noisy, and compressed. */
import type { Size } from "#domain/pixels.ts";
import type { Picture } from "#images/pixels/picture.ts";
import { decode, encodeLossy } from "#images/pixels/render.ts";
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

/** Gaussian, across and then down. */
function blur(light: Float32Array, { width, height }: Size, deviation: number): Float32Array {
  const reach = Math.ceil(deviation * 2.5);
  const bell = Array.from({ length: 2 * reach + 1 }, (_, at) =>
    Math.exp(-((at - reach) ** 2) / (2 * deviation * deviation)),
  );
  const total = bell.reduce((sum, weight) => sum + weight);
  const weights = Float64Array.from(bell, (weight) => weight / total);
  const across = spread(light, weights, {
    step: 3,
    last: width - 1,
    place: (at) => Math.floor(at / 3) % width,
  });
  const line = width * 3;
  return spread(across, weights, { step: line, last: height - 1, place: (at) => Math.floor(at / line) });
}

/** `step` leads to the next value along the way, `last` is the last place on it. */
function spread(
  from: Float32Array,
  weights: Float64Array,
  { step, last, place }: { step: number; last: number; place: (at: number) => number },
): Float32Array {
  const reach = weights.length >> 1;
  const to = new Float32Array(from.length);
  for (let at = 0; at < from.length; at++) {
    const here = place(at);
    let sum = 0;
    for (let offset = -reach; offset <= reach; offset++) {
      const there = Math.min(last - here, Math.max(-here, offset));
      sum += (weights[offset + reach] as number) * (from[at + there * step] as number);
    }
    to[at] = sum;
  }
  return to;
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
    : await encodeCard(blank, { picture: photo, left: 0, top: 0 });
  return decode(bytes, { width, height });
}
