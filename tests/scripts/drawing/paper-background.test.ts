import { describe, expect, test } from "vitest";
import type { Rgb } from "#domain/pixels.ts";
import { findDrawing } from "#drawing/drawing-box.ts";
import { findPaperBackground, levelPaper } from "#drawing/paper-background.ts";
import { lumaPlane, type Raster } from "#drawing/raster.ts";
import { colorAt, exactShare, noise, PAPER, paintPicture } from "../pictures/paint.ts";

const INK: Rgb = [20, 20, 24];
const SIDE = 240;

/** A black square in the middle of paper under the given light (0 to 1, by place), with sensor noise. */
function photograph(paper: Rgb, light: (x: number, y: number) => number = () => 1, deviation = 0): Raster {
  const random = noise(deviation);
  return paintPicture(SIDE, SIDE, (x, y) => {
    const color = isInk(x, y) ? INK : paper;
    const bright = light(x / SIDE - 0.5, y / SIDE - 0.5);
    return color.map((value) => Math.min(255, Math.max(0, value * bright + random()))) as unknown as Rgb;
  });
}

const isInk = (x: number, y: number) => Math.max(Math.abs(x - SIDE / 2), Math.abs(y - SIDE / 2)) < 40;

function level(picture: Raster): Raster {
  const background = findPaperBackground(picture);
  if (background === undefined) throw new Error("No paper was found.");
  return levelPaper(picture, background, PAPER);
}

const vignette = (x: number, y: number) => 1 - 0.4 * (x * x + y * y);
const tilt = (x: number) => 1 - 0.2 * (x + 0.5);

describe("levelPaper", () => {
  test.each<[string, Raster]>([
    ["paper that is right already", photograph(PAPER)],
    ["an off-white phone photo with noise", photograph([236, 233, 226], undefined, 4)],
    ["paper under a lamp", photograph([238, 222, 200], vignette, 4)],
    ["paper lit from the side", photograph([236, 233, 226], tilt, 4)],
  ])("turns %s into exactly the paper color", (_, picture) => {
    const leveled = level(picture);
    expect(exactShare(leveled, (x, y) => !isInk(x, y))).toBeGreaterThan(0.998);
    expect(Math.max(...colorAt(leveled, SIDE / 2, SIDE / 2))).toBeLessThan(60);
  });

  test("finds the paper although the drawing runs off an edge", () => {
    const picture = paintPicture(SIDE, SIDE, (x, y) =>
      x > 90 && x < 150 && y < 120 ? INK : [240, 238, 233],
    );
    expect(colorAt(level(picture), 5, 5)).toEqual(PAPER);
  });
});

describe("findPaperBackground", () => {
  test.each<[string, (x: number, y: number) => Rgb]>([
    ["dark", () => [60, 58, 55]],
    ["pink, in fading light", (x) => [255 - x / 12, 224 - x / 12, 224 - x / 12]],
    ["skin", (x) => [232 - x / 12, 196 - x / 12, 170 - x / 12]],
    ["sky blue, in fading light", (x) => [207 - x / 12, 227 - x / 12, 255 - x / 12]],
    ["busy", (x, y) => (((x >> 2) + (y >> 2)) % 2 === 0 ? [250, 250, 250] : [200, 200, 200])],
    ["half paper, half table", (x) => (x < SIDE / 2 ? [250, 250, 248] : [90, 60, 40])],
  ])("leaves a picture with a border of this kind as it is: %s", (_, color) => {
    expect(findPaperBackground(paintPicture(SIDE, SIDE, color))).toBeUndefined();
  });
});

test("a speck of dust far from the drawing is not in its box", () => {
  const isInked = (x: number, y: number) => (x >= 80 && x < 120 && y >= 40 && y < 80) || (x === 5 && y === 5);
  const picture = paintPicture(200, 100, (x, y) => (isInked(x, y) ? INK : PAPER));
  expect(findDrawing(lumaPlane(picture))).toEqual({ left: 0.4, top: 0.4, width: 0.2, height: 0.4 });
});
