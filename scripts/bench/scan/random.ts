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

/** How far a point lies along a direction, and aside from it. */
export function turned(x: number, y: number, angle: number): { along: number; aside: number } {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { along: x * cos + y * sin, aside: y * cos - x * sin };
}
