/**
 * Finds the dots that a hand would poke for a drawing. Each small spot of ink is one dot; weighted Voronoi stippling
 * (Secord 2002) fills lines and dark shapes. The minimum spanning tree of the dots follows the strokes.
 */
import { Delaunay } from "d3-delaunay";
import { type Dot, UNITS, writeDots } from "#domain/dots.ts";
import { type Component, findComponents } from "../components.ts";
import { byteAt, type Plane } from "../raster.ts";

/** Ink is darker than this (0 to 255). */
const INK_LUMA = 150;
/** A spot of up to this area, in square units (domain/dots.ts), is one dot. */
const SPOT = 15;
/** The area of a dot in a line, in square units. */
const PITCH = 7;
/** More dots would take too many bytes; fewer are not worth the wait. */
const MOST = 10_300;
const LEAST = 400;
/** More rounds hardly move the dots. */
const ROUNDS = 5;

type Place = [x: number, y: number];

/** Writes the dots as text (domain/dots.ts). Undefined for a drawing with too little ink. */
export function findDots(plane: Plane): string | undefined {
  const unit = Math.max(plane.width, plane.height) / UNITS;
  const ink = findComponents(plane, (pixel) => byteAt(plane.data, pixel) < INK_LUMA);
  const pieces = ink.filter(({ length }) => length > 1);
  const isSpot = (piece: Component) => piece.length <= SPOT * unit ** 2;
  const spots = pieces.filter(isSpot).sort((a, b) => b.length - a.length);
  const middles = spots.slice(0, MOST / 2).map((spot) => middleOf(spot, plane));
  const strokes = pieces.filter((piece) => !isSpot(piece)).flat();
  const area = Math.max(PITCH * unit ** 2, strokes.length / (MOST - middles.length));
  const places = [...middles, ...stipple(strokes, plane, area)];
  const dots = places.map(([x, y]): Dot => ({ x: x / unit, y: y / unit, near: [] }));
  connect(dots);
  return dots[0] && dots.length >= LEAST ? writeDots(dots[0]) : undefined;
}

/** The center of gravity of the ink. */
function middleOf(pixels: readonly number[], { data, width }: Plane): Place {
  let [across, down, ink] = [0, 0, 0];
  for (const pixel of pixels) {
    const weight = 255 - byteAt(data, pixel);
    across += weight * (pixel % width);
    down += weight * Math.floor(pixel / width);
    ink += weight;
  }
  return [across / ink, down / ink];
}

/** Spreads places over the ink, one for each `area`. They start along bands, then move to the middles of their cells. */
function stipple(ink: readonly number[], plane: Plane, area: number): Place[] {
  const { width } = plane;
  const bandOf = (pixel: number) => Math.floor(pixel / width / Math.sqrt(area));
  const pixels = ink.toSorted((a, b) => bandOf(a) - bandOf(b) || (a % width) - (b % width) || a - b);
  let places = pixels.filter((_, index) => index % area < 1).map((pixel) => middleOf([pixel], plane));
  for (let round = 0; round < ROUNDS && places.length > 0; round++) {
    const cells = Delaunay.from(places);
    const inks: number[][] = places.map(() => []);
    let place = 0;
    for (const pixel of pixels) {
      place = cells.find(pixel % width, Math.floor(pixel / width), place);
      inks[place]?.push(pixel);
    }
    places = inks.filter((cell) => cell.length > 0).map((cell) => middleOf(cell, plane));
  }
  return places;
}

/** Connects the dots by their minimum spanning tree (Kruskal 1956), a part of their Delaunay triangulation. */
function connect(dots: readonly Dot[]): void {
  const triangles = Delaunay.from(dots.map(({ x, y }): Place => [x, y]));
  const pairs = dots.flatMap((a, index) =>
    Array.from(triangles.neighbors(index), (other) => ({ a, b: dots[other] ?? a })),
  );
  const squared = ({ a, b }: (typeof pairs)[number]) => (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
  const above = new Map<Dot, Dot>();
  const rootOf = (dot: Dot): Dot => {
    const next = above.get(dot);
    if (!next) return dot;
    above.set(dot, above.get(next) ?? next);
    return rootOf(next);
  };
  for (const { a, b } of pairs.sort((one, other) => squared(one) - squared(other))) {
    if (rootOf(a) === rootOf(b)) continue;
    above.set(rootOf(a), rootOf(b));
    a.near.push(b);
    b.near.push(a);
  }
}
