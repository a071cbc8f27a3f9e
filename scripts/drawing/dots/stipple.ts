/** Spreads dots over the ink of a drawing: one for each spot, and weighted Voronoi stippling (Secord 2002) elsewhere. */
import { Delaunay } from "d3-delaunay";
import type { Point, Size } from "#domain/pixels.ts";
import { type Component, findComponents } from "../components.ts";
import { byteAt, type Plane } from "../raster.ts";

/** A center, in pixels, and the ink that is nearer to it than to others, as indices into the picture. */
export type Cell = Point & { ink: Component; isSpot: boolean };

/** A spot of up to this area and length, in units (domain/dots.ts), is one dot. At most 55 % of all dots are spots. */
const SPOT = { area: 15, length: 6, share: 0.55 };
/** More dots would take more than 24 KB with Brotli. */
const MAX_DOTS = 17_500;

export function stippleInk(plane: Plane, isInk: Uint8Array, unit: number): Cell[] {
  const pieces = findComponents(plane, (pixel) => isInk[pixel] === 1).filter(({ length }) => length > 1);
  const isSpot = (piece: Component) =>
    piece.length <= SPOT.area * unit ** 2 && extentOf(piece, plane) <= SPOT.length * unit;
  const spots = new Set(
    pieces
      .filter(isSpot)
      .sort((a, b) => b.length - a.length)
      .slice(0, MAX_DOTS * SPOT.share),
  );
  const rest = pieces.filter((piece) => !spots.has(piece)).flat();
  // A dot covers at least 7 square units.
  const area = Math.max(7 * unit ** 2, rest.length / (MAX_DOTS - spots.size));
  const dots = Array.from(spots, (ink) => ({ ...centerOf(ink, plane), ink, isSpot: true }));
  return [...dots, ...stipple(rest, plane, area)];
}

/** Measures the longer side of the box around a piece, in pixels. */
function extentOf(piece: Component, { width }: Size): number {
  const [xs, ys] = [piece.map((pixel) => pixel % width), piece.map((pixel) => Math.floor(pixel / width))];
  return 1 + Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
}

/** Finds the center of gravity of the ink. */
function centerOf(ink: Component, { data, width }: Plane): Point {
  let [across, down, total] = [0, 0, 0];
  for (const pixel of ink) {
    const weight = 255 - byteAt(data, pixel);
    across += weight * (pixel % width);
    down += weight * Math.floor(pixel / width);
    total += weight;
  }
  return { x: across / total, y: down / total };
}

/** Spreads dots over the ink, one for each `area`. They start along bands, then move to the centers of their cells. */
function stipple(ink: Component, plane: Plane, area: number): Cell[] {
  const pixels = alongBands(ink, plane, Math.ceil(Math.sqrt(area)));
  let centers = pixels.filter((_, index) => index % area < 1).map((pixel) => centerOf([pixel], plane));
  let inks: number[][] = [];
  // More than three rounds hardly move the dots.
  for (let round = 0; round < 3 && centers.length > 0; round++) {
    inks = assignInk(centers, pixels, plane).filter(({ length }) => length > 0);
    centers = inks.map((cell) => centerOf(cell, plane));
  }
  return centers.map((center, index) => ({ ...center, ink: inks[index] ?? [], isSpot: false }));
}

/** Sorts the pixels by bands of the given height, and by columns within a band. */
function alongBands(ink: Component, { width, height }: Size, band: number): number[] {
  const keys = ink.map((pixel) => {
    const y = Math.floor(pixel / width);
    return (Math.floor(y / band) * width + (pixel % width)) * height + y;
  });
  return Array.from(
    new Float64Array(keys).sort(),
    (key) => (key % height) * width + (Math.floor(key / height) % width),
  );
}

/** Assigns each pixel of ink to the nearest dot. */
function assignInk(centers: readonly Point[], pixels: readonly number[], { width }: Size): number[][] {
  const triangles = new Delaunay(centers.flatMap(({ x, y }) => [x, y]));
  const cells: number[][] = centers.map(() => []);
  let cell = 0;
  for (const pixel of pixels) {
    cell = triangles.find(pixel % width, Math.floor(pixel / width), cell);
    cells[cell]?.push(pixel);
  }
  return cells;
}
