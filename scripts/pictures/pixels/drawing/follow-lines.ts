/** Follows the lines of a drawing from dot to dot, straight on where they cross. */
import type { Dot } from "#domain/dots.ts";
import { distance, type Placed } from "./groups.ts";

/** A step longer than this, in units, leaves the line. */
const STEP = 12;
/** Fewer dots in a row are part of the line beside them. */
const SHORT = 3;

/** Splits connected dots into lines, each of which starts at an end where there is one. */
export function followLines(dots: readonly Placed[]): Dot[][] {
  const pending = new Set(dots);
  const beside = ({ dot, near }: Placed) =>
    near.filter((other) => pending.has(other) && distance(dot, other.dot) <= STEP);
  const ends = dots.toSorted((a, b) => beside(a).length - beside(b).length);
  const lines: Placed[][] = [];
  for (const end of ends) {
    if (!pending.delete(end)) continue;
    const line = [end];
    for (const last of line) {
      const next = straightOn(line, beside(last));
      if (next && pending.delete(next)) line.push(next);
    }
    if (line.length >= SHORT) lines.push(line);
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
    const at = line.findIndex((other) => dot.near.includes(other) && distance(other.dot, dot.dot) <= STEP);
    if (at < 0) continue;
    line.splice(at + 1, 0, dot);
    return true;
  }
  return false;
}
