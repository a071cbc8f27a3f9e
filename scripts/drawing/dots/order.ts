/** Puts dots in the order of a hand: one region after another, of each its lines, then its solid blacks, then its shading. */
import type { Dot, Stroke } from "#domain/dots.ts";
import { nearestNext, toRegions } from "./front.ts";
import { connect, distance, type GrainedDot, MAX_GAP, mean, type Placed, toGroups } from "./groups.ts";

/** A line or a solid of fewer dots is shading. */
const MIN_STROKE = 8;
/** The height of a row of dots, in units. */
const ROW = 6;
/** A region is shaded in this many passes, from dense to light. */
const PASSES = 3;

export function toStrokes(dots: readonly GrainedDot[]): Stroke[] {
  const placed = connect(dots);
  const groupsOf = (kind: Stroke["kind"]) => toGroups(placed.filter((each) => each.kind === kind));
  const isShort = ({ length }: Placed[]) => length < MIN_STROKE;
  for (const each of [...groupsOf("line"), ...groupsOf("solid")].filter(isShort).flat()) each.kind = "shade";
  const lines = groupsOf("line").flatMap(followLines);
  const solids = groupsOf("solid").map(inRows);
  return toRegions(placed).flatMap(({ has, shade }) => {
    const inOrder = (kind: Stroke["kind"], strokes: readonly Dot[][]) =>
      nearestNext(strokes.filter(has)).map((dots): Stroke => ({ kind, dots }));
    return [
      ...inOrder("line", lines),
      ...inOrder("solid", solids),
      ...(shade.length > 0 ? [{ kind: "shade" as const, dots: denseToLight(shade) }] : []),
    ];
  });
}

/** Splits connected dots into lines, each of which starts at an end where there is one. */
function followLines(dots: readonly Placed[]): Dot[][] {
  const pending = new Set(dots);
  const beside = ({ dot, near }: Placed) =>
    near.filter((other) => pending.has(other) && distance(dot, other.dot) <= MAX_GAP);
  const ends = dots.toSorted((a, b) => beside(a).length - beside(b).length);
  const lines: Placed[][] = [];
  for (const end of ends) {
    if (!pending.delete(end)) continue;
    const line = [end];
    for (const last of line) {
      const next = straightOn(line, beside(last));
      if (next && pending.delete(next)) line.push(next);
    }
    // One or two dots in a row are part of the line beside them.
    if (line.length >= 3) lines.push(line);
    else for (const each of line) if (!addTo(lines, each)) lines.push([each]);
  }
  return lines.map((line) => line.map(({ dot }) => dot));
}

/** Prefers a short step in the direction of the last few. */
function straightOn(line: readonly Placed[], choices: readonly Placed[]): Placed | undefined {
  const [last, before] = [line.at(-1), line.at(-4) ?? line[0]];
  if (!last || !before) return undefined;
  const [x, y] = [last.dot.x - before.dot.x, last.dot.y - before.dot.y];
  const cost = ({ dot }: Placed) => {
    const [across, down] = [dot.x - last.dot.x, dot.y - last.dot.y];
    const length = Math.hypot(across, down);
    const cosine = (across * x + down * y) / (length * Math.hypot(x, y) || 1);
    return length * (2 - cosine);
  };
  return choices.toSorted((a, b) => cost(a) - cost(b))[0];
}

/** Adds a dot to the line that it is beside. Returns whether there is one. */
function addTo(lines: readonly Placed[][], dot: Placed): boolean {
  for (const line of lines) {
    const at = line.findIndex((other) => dot.near.includes(other) && distance(other.dot, dot.dot) <= MAX_GAP);
    if (at < 0) continue;
    line.splice(at + 1, 0, dot);
    return true;
  }
  return false;
}

/** Orders a group row by row, back and forth. */
function inRows(group: readonly Placed[]): Dot[] {
  const rowOf = ({ y }: Dot) => Math.floor(y / ROW);
  return group
    .map(({ dot }) => dot)
    .sort((a, b) => rowOf(a) - rowOf(b) || (rowOf(a) % 2 ? b.x - a.x : a.x - b.x));
}

/** Orders shading in a few passes, each of them row by row. */
function denseToLight(group: readonly Placed[]): Dot[] {
  // Smooth the spacing three times, so that a pass covers whole areas.
  for (let round = 0; round < 3; round++) {
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
