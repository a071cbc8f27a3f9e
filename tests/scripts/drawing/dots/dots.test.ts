/** Finding the dots of a drawing, the kind of ink around them, and their order. */
import { brotliCompressSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { type Dot, readDots, type Stroke } from "#domain/dots.ts";
import { findDots } from "#drawing/dots/dots.ts";
import { shareOfInk } from "../../../support/ink.ts";

const SIZE = { width: 720, height: 720 };

type IsInked = (x: number, y: number) => boolean;

/** A drawing with ink where `isInked` says. */
function draw(isInked: IsInked) {
  const data = new Uint8Array(SIZE.width * SIZE.height);
  data.forEach((_, pixel) => {
    data[pixel] = isInked(pixel % SIZE.width, Math.floor(pixel / SIZE.width)) ? 20 : 252;
  });
  return { ...SIZE, data };
}

const toStrokes = (isInked: IsInked) => readDots(findDots(draw(isInked)) ?? "");
const toDots = (isInked: IsInked) => toStrokes(isInked).flatMap(({ dots }) => dots);

const awayFromMiddle = (x: number, y: number) => Math.hypot(x - 360, y - 360);
/** Spots 3 pixels wide. */
const isSpot: IsInked = (x, y) => x % 20 < 3 && y % 20 < 3;
const isRing: IsInked = (x, y) => Math.abs(awayFromMiddle(x, y) - 300) < 1.5;
const isSquare: IsInked = (x, y) => Math.max(Math.abs(x - 360), Math.abs(y - 360)) < 40;
/** A ring around a black square; between them, spots that are closer together on the left. */
const isSeal: IsInked = (x, y) => {
  const away = awayFromMiddle(x, y);
  const isShaded = away > 80 && away < 280 && (x < 360 ? x % 8 < 3 && y % 8 < 3 : isSpot(x, y));
  return isShaded || isRing(x, y) || isSquare(x, y);
};
/** Finding its dots takes a second. */
let seal: Stroke[];
beforeAll(() => {
  seal = toStrokes(isSeal);
});
const isDisk: IsInked = (x, y) => awayFromMiddle(x, y) < 330;

test("each spot is a dot", () => {
  expect(toDots(isSpot)).toHaveLength(36 * 36);
});

test("lines, solid blacks and shading are told apart", () => {
  const inked = { line: isRing, solid: isSquare, shade: isSeal };
  for (const kind of ["line", "solid", "shade"] as const) {
    const dots = seal.flatMap((stroke) => (stroke.kind === kind ? stroke.dots : []));
    const isRight = ({ x, y }: Dot) => AROUND.some(([across, down]) => inked[kind](x + across, y + down));
    expect(dots.length).toBeGreaterThan(100);
    expect(dots.filter((dot) => !isRight(dot))).toEqual([]);
  }
});

const AROUND = [-1, 0, 1].flatMap((across) => [-1, 0, 1].map((down) => [across, down] as const));

test("a line goes on from each dot to one beside it", () => {
  const dots = seal.flatMap(({ kind, dots }) => (kind === "line" ? dots : []));
  const steps = dots
    .slice(1)
    .map(({ x, y }, index) => Math.hypot(x - (dots[index]?.x ?? 0), y - (dots[index]?.y ?? 0)));
  expect(steps.filter((step) => step > 12).length).toBeLessThan(3);
});

test("the shading of a region goes from dense to light", () => {
  const onTheLeft = (part: readonly Dot[]) => part.filter(({ x }) => x < 360).length / part.length;
  const shades = seal.flatMap(({ kind, dots }) => (kind === "shade" ? [dots] : []));
  const mixed = shades.filter((dots) => Math.abs(onTheLeft(dots) - 0.5) < 0.4);
  expect(mixed.length).toBeGreaterThan(0);
  for (const dots of mixed) {
    const third = dots.length / 3;
    expect(onTheLeft(dots.slice(0, third))).toBeGreaterThan(onTheLeft(dots.slice(-third)) + 0.3);
  }
});

test("a hand finishes one region before it goes to the next", () => {
  const spread = (dots: readonly Dot[]) => {
    const middle = { x: meanOf(dots.map(({ x }) => x)), y: meanOf(dots.map(({ y }) => y)) };
    return meanOf(dots.map(({ x, y }) => Math.hypot(x - middle.x, y - middle.y)));
  };
  const dots = seal.flatMap((stroke) => stroke.dots);
  const part = dots.length / 20;
  const spreads = Array.from({ length: 20 }, (_, index) =>
    spread(dots.slice(index * part, (index + 1) * part)),
  );
  expect(meanOf(spreads)).toBeLessThan(0.45 * spread(dots));
});

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

// drawn-dots.test.ts has drawings.
test("the dots of a black disk show all the ink, and their file is small", () => {
  const text = findDots(draw(isDisk)) ?? "";
  expect(shareOfInk(draw(isDisk), readDots(text))).toBeGreaterThan(0.97);
  expect(brotliCompressSync(text).length).toBeLessThan(24 * 1024);
});

test.each([
  ["a few dots", (x: number, y: number) => isSpot(x, y) && y < 100],
  ["paper alone", () => false],
])("a drawing of %s has no dots", (_, isInked) => {
  expect(findDots(draw(isInked))).toBeUndefined();
});
