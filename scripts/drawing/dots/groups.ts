/** Groups the dots of a drawing into lines, solid blacks and areas of shading, by their Delaunay triangulation. */
import { Delaunay } from "d3-delaunay";
import type { Dot } from "#domain/dots.ts";
import type { Point } from "#domain/pixels.ts";
import type { Grain } from "./dots.ts";

/** Dots farther apart than this, in units, belong to different groups and lines. */
export const MAX_GAP = 12;
/** The most that a line turns from dot to dot, in radians. */
const MAX_TURN = Math.PI / 6;

export type GrainedDot = Grain & { dot: Dot };

/** A dot with its neighbors, and how far apart they are, in units. */
export type Placed = GrainedDot & { near: Placed[]; spacing: number };

/** Finds the neighbors of each dot. */
export function connect(dots: readonly GrainedDot[]): Placed[] {
  const triangles = new Delaunay(dots.flatMap(({ dot }) => [dot.x, dot.y]));
  const placed = dots.map((each): Placed => ({ ...each, near: [], spacing: 0 }));
  for (const [index, each] of placed.entries()) {
    for (const neighbor of triangles.neighbors(index)) {
      const other = placed[neighbor];
      if (other) each.near.push(other);
    }
    each.spacing = mean(each.near.map(({ dot }) => distance(dot, each.dot)));
  }
  return placed;
}

/** Groups neighbors of one kind, so that lines separate the shading on their sides. */
export function toGroups(dots: readonly Placed[]): Placed[][] {
  const pending = new Set(dots);
  const groups: Placed[][] = [];
  for (const seed of dots) {
    if (!pending.delete(seed)) continue;
    const group = [seed];
    for (const each of group)
      for (const other of each.near)
        if (pending.has(other) && isOneWith(each, other) && pending.delete(other)) group.push(other);
    groups.push(group);
  }
  return groups;
}

export const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Returns zero when there are no values. */
export const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function isOneWith(one: Placed, other: Placed): boolean {
  if (distance(one.dot, other.dot) > MAX_GAP) return false;
  const angle = Math.atan2(other.dot.y - one.dot.y, other.dot.x - one.dot.x);
  return one.kind !== "line" || Math.max(turn(angle, one.angle), turn(angle, other.angle)) <= MAX_TURN;
}

/** Returns the angle between two lines. */
const turn = (a: number, b: number) => Math.acos(Math.min(1, Math.abs(Math.cos(a - b))));
