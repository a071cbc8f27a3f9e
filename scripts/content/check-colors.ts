/** Checks that the colors of each scheme are readable on one another (WCAG 2.2 AA), and suggests better ones. */
import { formatHex, interpolate, samples, wcagContrast, wcagLuminance } from "culori";
import type { Brand } from "#domain/brand-schema.ts";
import type { Palette } from "#domain/colors.ts";
import { locationOf, type Problem } from "./problem.ts";
import { valueAt, type YamlSource } from "./source.ts";

type Name = keyof Palette;

/** A color to change, and why. */
type BadColor = { name: Name; message: string };

const TEXT_CONTRAST = 4.5;
/** Black drawings need more contrast than words, because their light parts must show, too. */
const DRAWING_CONTRAST = 13;

const BLACK = "#000000";
const WHITE = "#ffffff";

/** Mixes as `color-mix(in srgb, …)` does. `share` is that of the first color, from 0 to 1. */
export const mix = (color: string, share: number, other: string): string =>
  formatHex(interpolate([other, color])(share));

/** Whether a color has at least this contrast on each ground. */
export const contrasts = (color: string, grounds: readonly string[], least = TEXT_CONTRAST): boolean =>
  grounds.every((ground) => wcagContrast(color, ground) >= least);

const PAIRS: readonly { word: Name; ground: Name }[] = (["ink", "accent", "sold"] as const).flatMap((word) =>
  (["wall", "paper"] as const).map((ground) => ({ word, ground })),
);

/** Checks `brand`, which was read from `source`. */
export function checkColors(source: YamlSource, { colors }: Brand): Problem[] {
  return (["light", "dark"] as const).flatMap((scheme) => {
    const path = ["brand", "colors", scheme];
    const palette = colors[scheme];
    const unreadable = findUnreadable(palette, Object.keys(Object(valueAt(source.data, path))));
    const dark = scheme === "light" ? findDarkGround(palette) : undefined;
    const bad = dark ?? (unreadable.length > 0 ? unreadable : findUnfit(palette, scheme));
    return bad.map(({ name, message }) => ({ ...locationOf(source, [...path, name]), message }));
  });
}

/** Reports each color to change once, with its worst pair. In a pair, the color that the artist chose must change. */
function findUnreadable(palette: Palette, chosen: readonly string[]): BadColor[] {
  const failing = PAIRS.filter((pair) => ratioOf(palette, pair) < TEXT_CONTRAST)
    .map((pair) => ({ ...pair, name: chosen.includes(pair.word) ? pair.word : pair.ground }))
    .sort((a, b) => ratioOf(palette, b) - ratioOf(palette, a));
  const worst = new Map(failing.map((pair) => [pair.name, pair]));
  return [...worst.values()].map(({ name, word, ground }) => ({
    name,
    message: `${word} ${palette[word]} on ${ground} ${palette[ground]} has a contrast of ${formatRatio(ratioOf(palette, { word, ground }))}; words need ${TEXT_CONTRAST}:1. ${advise(palette, name)}`,
  }));
}

/** Finds a dark wall or paper in the light scheme: the artist wants a dark site. */
function findDarkGround(palette: Palette): BadColor[] | undefined {
  const isDark = (color: string) => wcagContrast(color, WHITE) > wcagContrast(color, BLACK);
  const name = (["wall", "paper"] as const).find((ground) => isDark(palette[ground]));
  const message =
    "The light scheme needs a light wall and paper. For a site that is always dark, write scheme: dark below brand:, and its colors below dark:. Drawings keep their light paper, dimmed.";
  return name && [{ name, message }];
}

/** Finds what no pair shows: a paper too dark for drawings, or a dark scheme that is light. */
function findUnfit({ wall, paper, ink }: Palette, scheme: "light" | "dark"): BadColor[] {
  if (scheme === "dark") {
    if (wcagLuminance(wall) < wcagLuminance(ink)) return [];
    return [
      { name: "wall", message: "In the dark scheme the wall must be darker than the ink. Swap the two." },
    ];
  }
  const ratio = wcagContrast(BLACK, paper);
  if (ratio >= DRAWING_CONTRAST) return [];
  const nearest = nearestPassing(paper, (candidate) => contrasts(BLACK, [candidate], DRAWING_CONTRAST));
  const message = `Black drawings on the paper ${paper} have a contrast of ${formatRatio(ratio)}; they need ${DRAWING_CONTRAST}:1. The nearest color that passes is "${nearest}".`;
  return [{ name: "paper", message }];
}

function advise(palette: Palette, name: Name): string {
  const pairs = PAIRS.filter(({ word, ground }) => word === name || ground === name);
  const nearest = nearestPassing(palette[name], (candidate) =>
    pairs.every((pair) => ratioOf({ ...palette, [name]: candidate }, pair) >= TEXT_CONTRAST),
  );
  return nearest
    ? `The nearest color that passes is "${nearest}".`
    : `No ${name} passes with the other colors of this scheme: change them first.`;
}

/** Finds the nearest passing color between `color` and black or white. Returns undefined when none passes. */
function nearestPassing(color: string, passes: (candidate: string) => boolean): string | undefined {
  return samples(256)
    .flatMap((share) => [BLACK, WHITE].map((end) => mix(end, share, color)))
    .find(passes);
}

const ratioOf = (palette: Palette, { word, ground }: { word: Name; ground: Name }) =>
  wcagContrast(palette[word], palette[ground]);

/** Rounds down, so that a failing ratio never looks like a passing one. */
const formatRatio = (ratio: number) => `${Math.floor(ratio * 100) / 100}:1`;
