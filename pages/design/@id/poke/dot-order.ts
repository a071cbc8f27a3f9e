/** The order in which a hand pokes the dots of a drawing. */
import type { Dot } from "#domain/dots.ts";
import type { Point } from "#domain/pixels.ts";

/** A dot in the tree that starts at the first one. `size` counts the dots that branch off there. */
type Branch = { dot: Dot; from?: Branch; next: Branch[]; size: number };

/** Begins with the dot nearest to `place`, in units, and goes on along the strokes, short branches first. */
export function orderFrom(dots: readonly Dot[], place: Point): Dot[] {
  const awayFrom = ({ x, y }: Dot) => Math.hypot(x - place.x, y - place.y);
  const first = dots.reduce((nearest, dot) => (awayFrom(dot) < awayFrom(nearest) ? dot : nearest));
  const open = [growTree(first)];
  const order: Dot[] = [];
  for (let branch = open.pop(); branch; branch = open.pop()) {
    order.push(branch.dot);
    open.push(...branch.next.sort((a, b) => b.size - a.size));
  }
  return order;
}

function growTree(first: Dot): Branch {
  const root: Branch = { dot: first, next: [], size: 1 };
  const branches = [root];
  for (const from of branches) {
    const onward = from.dot.near.filter((dot) => dot !== from.from?.dot);
    from.next = onward.map((dot) => ({ dot, from, next: [], size: 1 }));
    branches.push(...from.next);
  }
  for (const { from, size } of branches.reverse()) if (from) from.size += size;
  return root;
}
