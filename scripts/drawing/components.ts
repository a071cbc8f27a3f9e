/** Finds the connected components of a grid. */
import type { Point, Size } from "#domain/pixels.ts";

/** The cells of one component, as indices into the grid. */
export type Component = readonly number[];

/**
 * Groups the cells that `isIn` accepts. Cells with a common edge belong together; with `gap`, so do cells at most that
 * many columns and rows apart.
 */
export function findComponents(
  { width, height }: Size,
  isIn: (cell: number) => boolean,
  gap?: number,
): Component[] {
  const isPending = new Uint8Array(width * height).map((_, cell) => (isIn(cell) ? 1 : 0));
  const steps = gap === undefined ? BESIDE : stepsWithin(gap);
  const components: Component[] = [];
  for (let seed = 0; seed < isPending.length; seed++) {
    if (isPending[seed] === 0) continue;
    isPending[seed] = 0;
    const cells = [seed];
    for (const cell of cells) {
      const column = cell % width;
      for (const { x, y } of steps) {
        const near = cell + y * width + x;
        if (column + x < 0 || column + x >= width || isPending[near] !== 1) continue;
        isPending[near] = 0;
        cells.push(near);
      }
    }
    components.push(cells);
  }
  return components;
}

function stepsWithin(gap: number): Point[] {
  const side = 2 * gap + 1;
  return Array.from({ length: side ** 2 }, (_, at) => ({
    x: (at % side) - gap,
    y: Math.floor(at / side) - gap,
  }));
}

const BESIDE = stepsWithin(1).filter(({ x, y }) => x === 0 || y === 0);
