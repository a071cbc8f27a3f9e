/** Puts dots in the order of a hand: the lines of the whole drawing, then its solid blacks, then its shading. */
import type { Dot, Stroke } from "#domain/dots.ts";
import { followLines } from "./follow-lines.ts";
import type { Grain } from "./grain.ts";
import { outsideIn } from "./outside-in.ts";
import { connect, mean, type Placed, toPatches } from "./patches.ts";

/** A line or a solid of fewer dots is shading. */
const SHORT = 8;
/** The height of a row of dots in a patch, in units. */
const ROW = { solid: 4, shade: 9 };
/** A patch is shaded in so many passes, from dense to light. */
const PASSES = 5;
/** So many times, a dot's spacing becomes the mean of its neighbors', so that a pass covers whole areas. */
const SMOOTHING = 3;

export function toStrokes(dots: readonly Dot[], grains: readonly Grain[]): Stroke[] {
  const placed = connect(dots, grains);
  const patchesOf = (kind: Stroke["kind"]) => toPatches(placed.filter((each) => each.kind === kind));
  const isShort = ({ length }: Placed[]) => length < SHORT;
  for (const each of [...patchesOf("line"), ...patchesOf("solid")].filter(isShort).flat())
    each.kind = "shade";
  const strokes = {
    line: patchesOf("line").flatMap(followLines),
    solid: patchesOf("solid").map((patch) => inRows(patch, ROW.solid)),
    shade: patchesOf("shade").map(denseToLight),
  };
  const inOrder = (kind: Stroke["kind"]) =>
    outsideIn(strokes[kind], dots).map((stroke): Stroke => ({ kind, dots: stroke }));
  return [...inOrder("line"), ...inOrder("solid"), ...inOrder("shade")];
}

/** Row by row, to and fro. */
function inRows(patch: readonly Placed[], height: number): Dot[] {
  const rowOf = ({ y }: Dot) => Math.floor(y / height);
  return patch
    .map(({ dot }) => dot)
    .sort((a, b) => rowOf(a) - rowOf(b) || (rowOf(a) % 2 ? b.x - a.x : a.x - b.x));
}

/** In a few passes over the patch, each row by row. */
function denseToLight(patch: readonly Placed[]): Dot[] {
  for (let round = 0; round < SMOOTHING; round++) {
    const smooth = patch.map(({ near }) => mean(near.map(({ spacing }) => spacing)));
    for (const [index, each] of patch.entries()) each.spacing = smooth[index] ?? 0;
  }
  const sorted = patch.toSorted((a, b) => a.spacing - b.spacing);
  const length = Math.ceil(patch.length / PASSES);
  const passes = Array.from({ length: PASSES }, (_, pass) =>
    sorted.slice(pass * length, (pass + 1) * length),
  );
  return passes.flatMap((pass) => inRows(pass, ROW.shade));
}
