import { expect, test } from "vitest";
import type { Raster } from "#drawing/raster.ts";
import { joinThumbs, toPlaceholder, toThumb } from "#pictures/codec/thumbs.ts";
import { colorAt, decodeRgb, PAPER, paintPicture } from "../paint.ts";

const blank = paintPicture(80, 40, () => PAPER);
const half = paintPicture(80, 40, (x) => (x < 40 ? [20, 20, 20] : PAPER));
const red = paintPicture(80, 40, () => [190, 40, 40]);

const decodeUri = (uri = "") => decodeRgb(Buffer.from(uri.split(",")[1] ?? "", "base64"));
const thumbsOf = (...pictures: Raster[]) => Promise.all(pictures.map((picture) => toThumb(picture, picture)));

test("the thumbs of drawings are one picture, in their order, in a few levels on exact paper", async () => {
  const joined = await decodeUri(await joinThumbs(await thumbsOf(blank, half), PAPER));
  expect(joined).toMatchObject({ width: 16, height: 8 });
  expect(colorAt(joined, 3, 3)).toEqual(PAPER);
  expect(colorAt(joined, 8, 7)[0]).toBeLessThan(200);
  expect(colorAt(joined, 15, 0)).toEqual(PAPER);
});

test("the thumbs of photos keep their colors", async () => {
  const joined = await decodeUri(await joinThumbs(await thumbsOf(red, blank)));
  const [redness, greenness] = colorAt(joined, 2, 4);
  expect(redness).toBeGreaterThan(greenness * 3);
});

test("a placeholder is a data URI of about a hundred bytes, in the shape of its picture", async () => {
  const uri = await toPlaceholder(half, half);
  expect(uri).toMatch(/^data:image\/webp;base64,/);
  expect(uri.length).toBeLessThan(160);
  expect(await decodeUri(uri)).toMatchObject({ width: 12, height: 6 });
});
