/** Checks that the colors of a scheme are readable on one another (WCAG 2.2 AA), and suggests better ones. */
import type { Palette } from "./colors.ts";
import { BLACK, contrast, luminance, nearestPassing, TEXT_CONTRAST } from "./contrast.ts";

type Name = keyof Palette;

/** `name` is the color to change. */
type PaletteFault = { name: Name; message: string };

/** For black on paper. Higher than for words, because drawings keep their ink, and their light parts must show. */
const DRAWING_CONTRAST = 13;

const PAIRS: readonly { word: Name; ground: Name }[] = (["ink", "accent", "sold"] as const).flatMap((word) =>
  (["wall", "paper"] as const).map((ground) => ({ word, ground })),
);

/** One fault for each color to change, about its worst pair. In a pair, the artist's choice in `chosen` changes. */
export function findPaletteFaults(
  palette: Palette,
  scheme: "light" | "dark",
  chosen: readonly Name[],
): PaletteFault[] {
  const failing = PAIRS.filter((pair) => ratioOf(palette, pair) < TEXT_CONTRAST)
    .map((pair) => ({ ...pair, name: chosen.includes(pair.word) ? pair.word : pair.ground }))
    .sort((a, b) => ratioOf(palette, a) - ratioOf(palette, b));
  const worst = new Map([...failing].reverse().map((pair) => [pair.name, pair]));
  const unreadable = [...worst.values()].map(({ name, word, ground }) => ({
    name,
    message: `${word} ${palette[word]} on ${ground} ${palette[ground]} has a contrast of ${written(ratioOf(palette, { word, ground }))}; words need ${TEXT_CONTRAST}:1. ${advise(palette, name)}`,
  }));
  return unreadable.length > 0 ? unreadable : findTurned(palette, scheme);
}

/** Finds what no pair shows: a paper too dark for drawings, or a dark scheme that is light. */
function findTurned(palette: Palette, scheme: "light" | "dark"): PaletteFault[] {
  if (scheme === "dark") {
    if (luminance(palette.wall) < luminance(palette.ink)) return [];
    return [
      { name: "wall", message: "In the dark scheme the wall must be darker than the ink. Swap the two." },
    ];
  }
  const ratio = contrast(BLACK, palette.paper);
  if (ratio >= DRAWING_CONTRAST) return [];
  const nearest = nearestPassing(palette.paper, (paper) => contrast(BLACK, paper) >= DRAWING_CONTRAST);
  const message = `Black drawings on the paper ${palette.paper} have a contrast of ${written(ratio)}; they need ${DRAWING_CONTRAST}:1. The nearest color that passes is "${nearest}".`;
  return [{ name: "paper", message }];
}

function advise(palette: Palette, name: Name): string {
  const passes = (candidate: string) =>
    PAIRS.filter(({ word, ground }) => word === name || ground === name).every(
      (pair) => ratioOf({ ...palette, [name]: candidate }, pair) >= TEXT_CONTRAST,
    );
  const nearest = nearestPassing(palette[name], passes);
  return nearest
    ? `The nearest color that passes is "${nearest}".`
    : `No ${name} passes with the other colors of this scheme: change them first.`;
}

const ratioOf = (palette: Palette, { word, ground }: { word: Name; ground: Name }) =>
  contrast(palette[word], palette[ground]);

/** Rounded down, so that a failing ratio never looks like a passing one. */
const written = (ratio: number) => `${Math.floor(ratio * 100) / 100}:1`;
