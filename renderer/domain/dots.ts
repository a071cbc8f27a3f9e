/** Writes and reads the dots of a drawing, in the order in which a hand pokes them, as text that compresses well. */
import type { Point } from "./pixels.ts";

/** A dot's center and radius, in units. */
export type Dot = Point & { radius: number };

/** Dots poked one after another: a line along its contour, a solid black, or a patch of shading. */
export type Stroke = { kind: Kind; dots: readonly Dot[] };

type Kind = "line" | "solid" | "shade";

/** The longer side of every picture, in units. */
export const UNITS = 720;

/** Radii are written in halves of a unit. */
const PARTS = 2;

/** The character for zero. It and all that follow are printable. */
const ZERO = 35;

/**
 * Writes dots as text. The first line names each stroke and its number of dots: `line 120,solid 33`. Then each dot has
 * three characters, in three columns: its steps across and down from the dot before, and its radius.
 */
export function writeDots(strokes: readonly Stroke[]): string {
  const dots = strokes.flatMap((stroke) => stroke.dots);
  const head = strokes.map(({ kind, dots }) => `${kind} ${dots.length}`).join();
  const across = toSteps(dots.map(({ x }) => Math.round(x)));
  const down = toSteps(dots.map(({ y }) => Math.round(y)));
  const radii = dots.map(({ radius }) => Math.round(PARTS * radius));
  return `${head}\n${[...across, ...down, ...radii].map(toCharacter).join("")}`;
}

export function readDots(text: string): Stroke[] {
  const [head = "", columns = ""] = text.split("\n");
  const count = columns.length / 3;
  const readNumber = (at: number) => toNumber(columns.charCodeAt(at));
  let [x, y] = [0, 0];
  const dots = Array.from({ length: count }, (_, index): Dot => {
    x += readNumber(index);
    y += readNumber(count + index);
    return { x, y, radius: readNumber(2 * count + index) / PARTS };
  });
  let from = 0;
  return Array.from(head.matchAll(/(line|solid|shade) (\d+)/g), ([, kind, length]) => {
    const stroke = { kind: kind as Kind, dots: dots.slice(from, from + Number(length)) };
    from += Number(length);
    return stroke;
  });
}

const toSteps = (places: readonly number[]) => places.map((place, index) => place - (places[index - 1] ?? 0));

/** Converts a small number of either sign to a character of one byte. */
const toCharacter = (value: number) => String.fromCharCode(ZERO + (value < 0 ? -2 * value - 1 : 2 * value));

const toNumber = (code: number) => ((code - ZERO) % 2 ? (ZERO - code - 1) / 2 : (code - ZERO) / 2);
