/** Puts dots in the order of a hand: the lines of the whole drawing, then its solid blacks, then its shading. */
import type { Dot, Stroke } from "#domain/dots.ts";
import { followLines } from "./follow-lines.ts";
import { connect, type GrainedDot, mean, type Placed, toGroups } from "./groups.ts";
import { outsideIn } from "./outside-in.ts";

/** A line or a solid of fewer dots is shading. */
const SHORT = 8;
/** The height of a row of dots, in units. */
const ROW = 6;
/** A group is shaded in this many passes, from dense to light. */
const PASSES = 5;
/** A dot's spacing becomes the mean of its neighbors' this many times, so that a pass covers whole areas. */
const SMOOTHING = 3;

export function toStrokes(dots: readonly GrainedDot[]): Stroke[] {
  const placed = connect(dots);
  const groupsOf = (kind: Stroke["kind"]) => toGroups(placed.filter((each) => each.kind === kind));
  const isShort = ({ length }: Placed[]) => length < SHORT;
  for (const each of [...groupsOf("line"), ...groupsOf("solid")].filter(isShort).flat()) each.kind = "shade";
  const strokes = {
    line: groupsOf("line").flatMap(followLines),
    solid: groupsOf("solid").map(inRows),
    shade: groupsOf("shade").map(denseToLight),
  };
  const all = dots.map(({ dot }) => dot);
  const inOrder = (kind: Stroke["kind"]) =>
    outsideIn(strokes[kind], all).map((stroke): Stroke => ({ kind, dots: stroke }));
  return [...inOrder("line"), ...inOrder("solid"), ...inOrder("shade")];
}

/** Orders a group row by row, back and forth. */
function inRows(group: readonly Placed[]): Dot[] {
  const rowOf = ({ y }: Dot) => Math.floor(y / ROW);
  return group
    .map(({ dot }) => dot)
    .sort((a, b) => rowOf(a) - rowOf(b) || (rowOf(a) % 2 ? b.x - a.x : a.x - b.x));
}

/** Orders a group in a few passes, each of them row by row. */
function denseToLight(group: readonly Placed[]): Dot[] {
  for (let round = 0; round < SMOOTHING; round++) {
    const smooth = group.map(({ near }) => mean(near.map(({ spacing }) => spacing)));
    for (const [index, each] of group.entries()) each.spacing = smooth[index] ?? 0;
  }
  const sorted = group.toSorted((a, b) => a.spacing - b.spacing);
  const length = Math.ceil(group.length / PASSES);
  const passes = Array.from({ length: PASSES }, (_, pass) =>
    sorted.slice(pass * length, (pass + 1) * length),
  );
  return passes.flatMap(inRows);
}
