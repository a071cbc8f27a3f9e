/** The connected components of a grid. */
import type { Point, Size } from "#domain/pixels.ts";

/** `componentOf` is the number of a cell's component, or -1; `sizes` are in cells. */
export type Components = { componentOf: Int32Array; sizes: number[] };

const UNKNOWN = -2;

/**
 * Of the cells for which `isIn` holds. In the same component are those above, below and beside each other; with `gap`, all
 * that are at most so far apart each way.
 */
export function findComponents(
  { width, height }: Size,
  isIn: (cell: number) => boolean,
  gap?: number,
): Components {
  const componentOf = new Int32Array(width * height).map((_, cell) => (isIn(cell) ? UNKNOWN : -1));
  const steps = gap === undefined ? BESIDE : stepsWithin(gap);
  const sizes: number[] = [];
  const queue: number[] = [];
  const enter = (cell: number) => {
    componentOf[cell] = sizes.length;
    queue.push(cell);
  };
  for (let seed = 0; seed < componentOf.length; seed++) {
    if (componentOf[seed] !== UNKNOWN) continue;
    let size = 0;
    enter(seed);
    for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
      size++;
      const column = cell % width;
      for (const { x, y } of steps) {
        const near = cell + y * width + x;
        if (column + x >= 0 && column + x < width && componentOf[near] === UNKNOWN) enter(near);
      }
    }
    sizes.push(size);
  }
  return { componentOf, sizes };
}

const BESIDE: Point[] = [
  { x: -1, y: 0 },
  { x: 1, y: 0 },
  { x: 0, y: -1 },
  { x: 0, y: 1 },
];

function stepsWithin(gap: number): Point[] {
  const side = 2 * gap + 1;
  return Array.from({ length: side ** 2 }, (_, at) => ({
    x: (at % side) - gap,
    y: Math.floor(at / side) - gap,
  }));
}
