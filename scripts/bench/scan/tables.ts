/** What sheets lie on: the share of each channel's light that comes back, by place on the table. */
import type { Rgb } from "#domain/pixels.ts";
import { grain, mix, type Random, turned } from "./random.ts";

export const TABLES = ["wood", "white", "stone", "cloth"] as const;

export type TableName = (typeof TABLES)[number];

/** In units of the sheet's longer side. */
type Table = (x: number, y: number) => Rgb;

const CLOTHS: readonly Rgb[] = [
  [0.06, 0.12, 0.35],
  [0.38, 0.05, 0.06],
  [0.07, 0.22, 0.12],
  [0.5, 0.33, 0.06],
];

const MAKERS: Record<TableName, (random: Random) => Table> = {
  wood: makeWood,
  white: makeWhite,
  stone: makeStone,
  cloth: makeCloth,
};

export const makeTable = (name: TableName, random: Random) => MAKERS[name](random);

/** Planks of different tones with dark gaps, turned against the sheet. */
function makeWood(random: Random): Table {
  const angle = random.between(-0.6, 0.6);
  const plank = random.between(0.12, 0.35);
  const base = random.pick<Rgb>([
    [0.14, 0.075, 0.04],
    [0.3, 0.17, 0.085],
    [0.08, 0.05, 0.035],
  ]);
  return (x, y) => {
    const { along, aside } = turned(x, y, angle);
    const v = aside / plank + 9;
    const number = Math.floor(v);
    const gap = Math.min(v - number, number + 1 - v) * plank < 0.004 ? 0.35 : 1;
    const tone = 1 + 0.45 * grain(number * 7.3, 0.5) + 0.3 * grain((along + 9) * 3, v * plank * 160);
    return scale(base, gap * tone);
  };
}

function makeWhite(random: Random): Table {
  const light = random.between(0.72, 0.84);
  const tint = random.between(-0.02, 0.02);
  return (x, y) => scale([light * (1 + tint), light, light * (1 - tint)], 1 + 0.006 * grain(x * 60, y * 60));
}

function makeStone(random: Random): Table {
  const light = random.between(0.22, 0.42);
  return (x, y) => {
    const speckle = 0.18 * grain(x * 140, y * 140) + 0.14 * grain(x * 37, y * 37) + 0.1 * grain(x * 6, y * 6);
    return scale([light, light * 1.01, light * 1.03], 1 + speckle);
  };
}

/** Woven, with soft folds. */
function makeCloth(random: Random): Table {
  const base = random.pick(CLOTHS);
  return (x, y) => {
    const weave = 0.16 * Math.sin(x * 420) * Math.sin(y * 420) + 0.12 * grain(x * 210, y * 210);
    const fold = 0.25 * grain(x * 2.3 + y, y * 2.9 - x);
    return scale(base, mix(1, 1 + weave, 0.8) + fold);
  };
}

const scale = ([red, green, blue]: Rgb, factor: number): Rgb => [red * factor, green * factor, blue * factor];
