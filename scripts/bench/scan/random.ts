/** Seeded randomness: the same seed makes the same photo. */

export type Random = {
  /** From `least` to just below `most`. */
  between: (least: number, most: number) => number;
  /** Normally distributed around zero. */
  normal: (deviation: number) => number;
  pick: <T>(choices: readonly T[]) => T;
};

/** Mulberry32. */
export function randomFrom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    between: (least, most) => least + (most - least) * next(),
    normal: (deviation) => deviation * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    pick: (choices) => choices[Math.floor(next() * choices.length)] as (typeof choices)[number],
  };
}

/** Noise over the plane, -1 to 1, that changes over a distance of 1. */
export function grain(x: number, y: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [across, down] = [ease(x - column), ease(y - row)];
  const above = mix(hash(column, row), hash(column + 1, row), across);
  const below = mix(hash(column, row + 1), hash(column + 1, row + 1), across);
  return mix(above, below, down);
}

/** From 0 to 1, smoothly, as the value goes from `least` to `most`. */
export function smoothstep(least: number, most: number, value: number): number {
  return ease(Math.min(1, Math.max(0, (value - least) / (most - least))));
}

/** How far a point lies along a direction, and aside from it. */
export function turned(x: number, y: number, angle: number): { along: number; aside: number } {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { along: x * cos + y * sin, aside: y * cos - x * sin };
}

export const mix = (from: number, to: number, share: number) => from + (to - from) * share;

const ease = (share: number) => share * share * (3 - 2 * share);

/** -1 to 1 for each whole point of the plane. */
function hash(column: number, row: number): number {
  let mixed = Math.imul(column, 374_761_393) + Math.imul(row, 668_265_263);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1_274_126_177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 31 - 1;
}
