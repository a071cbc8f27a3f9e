import { expect, test } from "vitest";
import type { Rgb } from "#domain/pixels.ts";
import { encodeLossless, encodeLossy } from "#pictures/render";
import { repaint } from "../../../../../scripts/pictures/pixels/tint/repaint.ts";
import { decodeRgb, noise, paintPicture } from "../../pictures.ts";

const invert = ([red, green, blue]: Rgb): Rgb => [255 - red, 255 - green, 255 - blue];

/** `count` colors, evenly spaced or strewn. */
const EVEN = (count: number): Rgb[] => Array.from({ length: count }, (_, i) => [i * 13, i * 13, i * 12]);
const STREWN = (count: number): Rgb[] =>
  Array.from({ length: count }, (_, i) => [(i * i * 89) % 256, (i * i * 151) % 256, (i * i * 211) % 256]);

test.each([
  ...[1, 2, 3, 4, 5].map((count) => ({ count, kind: "evenly spaced", colors: EVEN(count) })),
  ...[1, 2, 3, 4, 5, 8, 15, 16, 17, 19].map((count) => ({ count, kind: "strewn", colors: STREWN(count) })),
])("replaces $count $kind colors and keeps every pixel's place", async ({ colors }) => {
  const random = noise(colors.length);
  const picture = paintPicture(61, 43, () => colors[Math.abs(Math.round(random())) % colors.length] as Rgb);
  const repainted = repaint(await encodeLossless(picture), invert);
  const decoded = await decodeRgb(repainted as Uint8Array);
  expect(Buffer.from(decoded.data).equals(Buffer.from(picture.data.map((value) => 255 - value)))).toBe(true);
});

test("returns nothing for a palette with back-references to repeated steps", async () => {
  const picture = paintPicture(61, 43, (x, y) => EVEN(16)[(x * y) % 16] as Rgb);
  expect(repaint(await encodeLossless(picture), invert)).toBeUndefined();
});

test("returns nothing for a picture without a palette", async () => {
  const picture = paintPicture(64, 64, (x, y) => [x * 4, y * 4, (x * y) % 256]);
  expect(repaint(await encodeLossless(picture), invert)).toBeUndefined();
  expect(repaint(await encodeLossy(picture), invert)).toBeUndefined();
});
