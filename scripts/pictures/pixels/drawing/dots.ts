/**
 * Finds the dots that a hand would poke for a drawing. Each small spot of ink is one dot; weighted Voronoi stippling
 * (Secord 2002) fills lines and dark shapes.
 */
import { Delaunay } from "d3-delaunay";
import { type Dot, type Stroke, UNITS, writeDots } from "#domain/dots.ts";
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
  const dots = places.map(([x, y]): Dot => ({ x: x / unit, y: y / unit, radius: 2.5 }));
  const kinds: Stroke[] = [
    { kind: "line", dots: dots.slice(middles.length) },
    { kind: "shade", dots: dots.slice(0, middles.length) },
  ];
  return dots.length >= LEAST ? writeDots(kinds) : undefined;
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
