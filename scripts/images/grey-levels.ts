/** Drawings in one ink, reduced to a few colours between ink and paper: smaller than lossy, and exact. */
import { luma, type Picture, type Plane, type Rgb } from "./pixels.ts";
import { PAPER } from "./tones.ts";

/** From the darkest ink to the paper, and for each luma (0 to 255) the number of its colour. */
export type Levels = { palette: Rgb[]; levelOf: Uint8Array };

const LEVELS = 16;
/** A pixel whose hue strays this far from its level's is coloured; a few such are compression. */
const STRAY_HUE = 24;
const STRAY_SHARE = 0.002;

/** The levels of a levelled drawing; undefined when it holds more than one ink. */
export function findLevels(drawing: Picture): Levels | undefined {
  const levelOf = spread(drawing);
  const palette = meanColours(drawing, levelOf);
  return isOneInk(drawing, { palette, levelOf }) ? { palette, levelOf } : undefined;
}

/** The picture in the given colours, one for each level. */
export function paint({ data, width, height }: Plane, levelOf: Uint8Array, colours: readonly Rgb[]): Picture {
  const painted = new Uint8Array(data.length * 3);
  const [reds, greens, blues] = [0, 1, 2].map((channel) =>
    Uint8Array.from(levelOf, (level) => colours[level]?.[channel] ?? 0),
  ) as [Uint8Array, Uint8Array, Uint8Array];
  for (let pixel = 0, at = 0; pixel < data.length; pixel++, at += 3) {
    const value = data[pixel] as number;
    painted[at] = reds[value] as number;
    painted[at + 1] = greens[value] as number;
    painted[at + 2] = blues[value] as number;
  }
  return { data: painted, width, height };
}

/** Each colour scaled channel by channel. */
export function scaleColours(colours: readonly Rgb[], scale: Rgb): Rgb[] {
  return colours.map(
    ([red, green, blue]): Rgb => [
      Math.round(red * scale[0]),
      Math.round(green * scale[1]),
      Math.round(blue * scale[2]),
    ],
  );
}

/** Even steps from the darkest pixel to the paper. */
function spread({ data }: Picture): Uint8Array {
  let darkest = 255;
  for (let at = 0; at < data.length; at += 3) {
    const value = luma(data[at] as number, data[at + 1] as number, data[at + 2] as number);
    if (value < darkest) darkest = value;
  }
  const paper = luma(...PAPER);
  const step = Math.max(1, paper - darkest) / (LEVELS - 1);
  return Uint8Array.from({ length: 256 }, (_, value) =>
    Math.round(Math.min(Math.max(value - darkest, 0), paper - darkest) / step),
  );
}

/** The last level is the paper itself; a level without pixels takes an even step between ink and paper. */
function meanColours({ data }: Picture, levelOf: Uint8Array): Rgb[] {
  const sums = Array.from({ length: LEVELS }, () => [0, 0, 0, 0] as [number, number, number, number]);
  for (let at = 0; at < data.length; at += 3) {
    const [red, green, blue] = [data[at] as number, data[at + 1] as number, data[at + 2] as number];
    const sum = sums[levelOf[luma(red, green, blue)] as number];
    if (sum === undefined) continue;
    sum[0] += red;
    sum[1] += green;
    sum[2] += blue;
    sum[3]++;
  }
  return sums.map(([red, green, blue, count], level): Rgb => {
    if (level === LEVELS - 1) return PAPER;
    if (count > 0) return [Math.round(red / count), Math.round(green / count), Math.round(blue / count)];
    return scaleColours(
      [PAPER],
      [level / (LEVELS - 1), level / (LEVELS - 1), level / (LEVELS - 1)],
    )[0] as Rgb;
  });
}

function isOneInk({ data }: Picture, { palette, levelOf }: Levels): boolean {
  let strays = 0;
  for (let at = 0; at < data.length; at += 3) {
    const [red, green, blue] = [data[at] as number, data[at + 1] as number, data[at + 2] as number];
    const level = palette[levelOf[luma(red, green, blue)] as number] as Rgb;
    if (Math.abs(red - green - level[0] + level[1]) > STRAY_HUE) strays++;
    else if (Math.abs(blue - green - level[2] + level[1]) > STRAY_HUE) strays++;
  }
  return strays <= (STRAY_SHARE * data.length) / 3;
}
