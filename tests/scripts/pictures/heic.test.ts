/** What is added to libheif: sizes, profiles, bits, and one turn. */
import { expect, test } from "vitest";
import { colorAt, meanColor, nameColors, openPhoto, readHeic } from "./paint.ts";

const ORANGE = [200, 100, 50];
/** The same numbers in Display P3, as sRGB. */
const P3_ORANGE = [215, 93, 31];

test.each([
  ["in sRGB", "orange.heic", ORANGE, [64, 64]],
  ["in Display P3, by a profile", "p3.heic", P3_ORANGE, [64, 64]],
  ["in Display P3, by a number", "p3-by-number.heic", P3_ORANGE, [64, 64]],
  ["that is an AVIF in Display P3, by a number", "p3-by-number.avif", P3_ORANGE, [64, 64]],
  ["of a burst whose other photo is HDR", "burst.heic", P3_ORANGE, [64, 64]],
  ["with transparency", "clear.heic", [227, 176, 150], [33, 21]],
])("a HEIC photo %s comes out in its size and colors", async (_, name, color, [width, height]) => {
  const picture = await openPhoto(readHeic(name));
  expect(picture).toMatchObject({ width, height });
  for (const [i, value] of meanColor(picture).entries())
    expect(Math.abs(value - (color[i] as number))).toBeLessThan(2);
});

test("a photo of two tiles that is turned, and whose EXIF says so too, is turned once", async () => {
  const picture = await openPhoto(readHeic("phone.heic"));
  expect(picture).toMatchObject({ width: 64, height: 256 });
  const isBright = (x: number, y: number) => colorAt(picture, x, y).map((value) => value > 128);
  expect(isBright(3, 3)).toEqual([false, false, true]);
  expect(isBright(60, 3)).toEqual([true, false, false]);
});

test("a photo that is turned and mirrored, and has a thumbnail, is shown as phones show it", async () => {
  const picture = await openPhoto(readHeic("mirrored.heic"));
  expect(picture).toMatchObject({ width: 64, height: 128 });
  const isBright = (x: number, y: number) => colorAt(picture, x, y).map((value) => value > 128);
  expect(isBright(3, 3)).toEqual([true, true, true]);
  expect(isBright(60, 3)).toEqual([false, true, false]);
});

test.each([
  ["sRGB", 1, 13, ORANGE],
  ["the colors of Android", 5, 6, ORANGE],
  ["Display P3 with the curve of video", 12, 1, P3_ORANGE],
])("a photo that names %s by numbers comes out in them", async (_, primaries, transfer, color) => {
  const picture = await openPhoto(nameColors("p3-by-number.heic", primaries, transfer));
  for (const [i, value] of meanColor(picture).entries())
    expect(Math.abs(value - (color[i] as number))).toBeLessThan(2);
});

test("a photo of ten bits comes out in steps no larger than those of eight bits", async () => {
  const picture = await openPhoto(readHeic("ramp.heic"));
  const row = Array.from({ length: picture.width }, (_, x) => colorAt(picture, x, 8)[0]);
  const steps = row.slice(1).map((value, x) => value - (row[x] as number));
  expect(new Set(steps)).toEqual(new Set([0, 1]));
  expect([row[0], row.at(-1)]).toEqual([100, 163]);
});
