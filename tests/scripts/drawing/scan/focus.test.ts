import { expect, test } from "vitest";
import type { Rgb } from "#domain/pixels.ts";
import type { Raster } from "#drawing/raster.ts";
import { findScan } from "#drawing/scan/decide.ts";
import { decodeRgb, noise, PAPER, paintPicture, toSharp } from "../../pictures/paint.ts";

const SIDE = 320;

/** How dark each place of a drawing is, 0 to 1. */
type Darkness = (x: number, y: number) => number;

/** Draws on white paper. */
const draw = (darkness: Darkness) =>
  paintPicture(SIDE, SIDE, (x, y): Rgb => {
    const isWithin = Math.max(Math.abs(x - SIDE / 2), Math.abs(y - SIDE / 2)) < SIDE / 2 - 30;
    const level = Math.round(252 * (1 - (isWithin ? darkness(x, y) : 0)));
    return [level, level, level];
  });

const grain = noise(0.12);
const ring = (x: number, y: number) => (Math.abs(Math.hypot(x - 160, y - 160) - 90) < 12 ? 0.9 : 0);
const dots = (x: number, y: number) => (Math.hypot((x % 6) - 3, (y % 6) - 3) < 1.5 ? 0.85 : 0);
const pencil = (x: number, y: number) =>
  Math.max(0, 0.55 * Math.exp(-((((x + y * 0.4) % 14) - 7) ** 2) / 3) + grain());
const wash = (x: number, y: number) => 0.45 * (0.5 + 0.5 * Math.sin(x / 25) * Math.cos(y / 31));

const blur = async (picture: Raster, sigma: number) =>
  decodeRgb(await toSharp(picture).blur(sigma).png().toBuffer());

const over = (one: Darkness, other: Darkness) => draw((x, y) => Math.max(one(x, y), other(x, y)));

test.each<[string, Raster]>([
  ["lines", draw(ring)],
  ["stippled dots", draw(dots)],
  ["soft pencil", draw(pencil)],
  ["a gray wash with lines", over(wash, ring)],
])("a drawing of %s is in focus", async (_, drawing) => {
  expect(findScan(drawing, PAPER).warning).toBeUndefined();
});

test("bold lines out of focus can be sharpened", async () => {
  expect(findScan(await blur(draw(ring), 1.6), PAPER).warning).toBeUndefined();
});

test("a blurred drawing gets a warning", async () => {
  expect(findScan(await blur(over(dots, ring), 1.6), PAPER).warning).toMatchInlineSnapshot(
    `"the drawing is out of focus. Photograph it again: tap on it to focus, hold the phone still, and send the photo as a file."`,
  );
});
