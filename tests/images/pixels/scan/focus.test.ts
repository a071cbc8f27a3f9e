import { describe, expect, test } from "vitest";
import type { Rgb } from "#domain/pixels.ts";
import type { Picture } from "#images/pixels/picture.ts";
import { findFocus } from "#images/pixels/scan/focus.ts";
import { findScan } from "#images/pixels/scan/scan-sheet.ts";
import { decodeRgb, noise, PAPER, paintPicture, toSharp } from "../../pictures.ts";

const SIDE = 320;

/** A drawing on white paper, by how dark each place of it is, 0 to 1. */
const draw = (darkness: (x: number, y: number) => number) =>
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

const blur = async (picture: Picture, sigma: number) =>
  decodeRgb(await toSharp(picture).blur(sigma).png().toBuffer());

test.each<[string, (x: number, y: number) => number]>([
  ["lines", ring],
  ["stippled dots", dots],
  ["soft pencil", pencil],
  ["a gray wash", wash],
  ["a gray wash with lines", (x, y) => Math.max(wash(x, y), ring(x, y))],
])("a drawing of %s is in focus", (_, darkness) => {
  expect(findFocus(draw(darkness))).toEqual({ isSoft: false, isBlurred: false });
});

describe("out of focus", () => {
  test("the densest dots run together before lines look soft", async () => {
    const dense = (x: number, y: number) => (Math.hypot((x % 4) - 2, (y % 4) - 2) < 1.5 ? 0.85 : 0);
    const photo = await blur(
      draw((x, y) => Math.max(dense(x, y), ring(x, y))),
      0.8,
    );
    expect(findFocus(photo)).toEqual({ isSoft: false, isBlurred: true });
  });

  test("bold lines are soft, and can be sharpened", async () => {
    expect(findFocus(await blur(draw(ring), 1.6))).toEqual({ isSoft: true, isBlurred: false });
  });

  test("dots run into an even gray, which findScan warns of", async () => {
    const photo = await blur(
      draw((x, y) => Math.max(dots(x, y), ring(x, y))),
      1.6,
    );
    expect(findFocus(photo)).toEqual({ isSoft: true, isBlurred: true });
    expect(findScan(photo, PAPER).warning).toMatchInlineSnapshot(
      `"the drawing is out of focus. Photograph it again: tap on it to focus, hold the phone still, and send the photo as a file."`,
    );
  });
});
