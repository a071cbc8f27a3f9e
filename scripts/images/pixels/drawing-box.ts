/** Locates a drawing on its paper: the box around its ink, ignoring specks of dust. */
import type { Box } from "#domain/manifest-schema.ts";
import type { Plane } from "./picture.ts";

/** Cells along the longer side, and the widest gap within one drawing, in cells. */
const CELLS = 80;
const GAP = 3;
/** Ink is darker than this. The luma of levelled paper is 252. */
const INK = 215;
/** A group of cells with a smaller share of the ink is dust. */
const DUST_SHARE = 0.002;

type Cell = {
  column: number;
  row: number;
  ink: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
};

/** Expects levelled paper. Undefined when there is no ink on it. */
export function findDrawing({ data, width, height }: Plane): Box | undefined {
  const cells = inkedCells({ data, width, height });
  const total = sum(cells);
  const kept = groups(cells)
    .filter((group) => sum(group) >= DUST_SHARE * total)
    .flat();
  if (kept.length === 0) return undefined;
  const left = Math.min(...kept.map((cell) => cell.left));
  const top = Math.min(...kept.map((cell) => cell.top));
  const right = Math.max(...kept.map((cell) => cell.right)) + 1;
  const bottom = Math.max(...kept.map((cell) => cell.bottom)) + 1;
  return {
    left: fraction(left / width),
    top: fraction(top / height),
    width: fraction((right - left) / width),
    height: fraction((bottom - top) / height),
  };
}

/** The cells with ink, its amount, and the box around it in pixels. */
function inkedCells({ data, width, height }: Plane): Cell[] {
  const side = Math.max(1, Math.ceil(Math.max(width, height) / CELLS));
  const cells = new Map<number, Cell>();
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const value = data[at] ?? 0;
      if (value >= INK) continue;
      const column = Math.floor(x / side);
      const row = Math.floor(y / side);
      const key = row * CELLS + column;
      const cell = cells.get(key) ?? { column, row, ink: 0, left: x, right: x, top: y, bottom: y };
      cells.set(key, cell);
      cell.ink += 255 - value;
      cell.left = Math.min(cell.left, x);
      cell.right = Math.max(cell.right, x);
      cell.bottom = y;
    }
  }
  return [...cells.values()];
}

/** Joins cells that are at most a gap apart. */
function groups(cells: readonly Cell[]): Cell[][] {
  const left = new Map(cells.map((cell) => [cell.row * CELLS + cell.column, cell]));
  const found: Cell[][] = [];
  for (const [key, cell] of left) {
    left.delete(key);
    const group = [cell];
    for (const member of group) {
      for (let row = member.row - GAP; row <= member.row + GAP; row++) {
        for (let column = member.column - GAP; column <= member.column + GAP; column++) {
          const near = left.get(row * CELLS + column);
          if (near?.column !== column) continue;
          left.delete(row * CELLS + column);
          group.push(near);
        }
      }
    }
    found.push(group);
  }
  return found;
}

const sum = (cells: readonly Cell[]) => cells.reduce((total, cell) => total + cell.ink, 0);

const fraction = (value: number) => Math.round(value * 10_000) / 10_000;
