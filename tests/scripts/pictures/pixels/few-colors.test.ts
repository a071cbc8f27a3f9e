import { expect, test } from "vitest";
import type { Rgb } from "#domain/pixels.ts";
import { chooseFewColors } from "../../../../scripts/pictures/pixels/drawing/few-colors.ts";
import { lumaPlane, type Raster } from "../../../../scripts/pictures/pixels/raster.ts";
import { colorAt, noise, PAPER, paintPicture } from "../pictures.ts";

const choose = (picture: Raster) => chooseFewColors(picture, lumaPlane(picture), PAPER);

/** Reduces the colors of a picture at its own size. */
async function reduce(picture: Raster): Promise<Raster> {
  const reduced = await (await choose(picture))?.plain(picture);
  if (!reduced) throw new Error("Lossy is better.");
  return reduced;
}

function colorsOf({ data }: Raster): Set<string> {
  const pixels = Array.from({ length: data.length / 3 }, (_, pixel) => data.slice(pixel * 3, pixel * 3 + 3));
  return new Set(pixels.map((pixel) => pixel.join()));
}

/** Dots of ink, denser towards the middle. */
function dotwork(ink: Rgb): Raster {
  const random = noise(1);
  const inked = new Set<number>();
  for (let dot = 0; dot < 900; dot++) {
    const [x, y] = [Math.round(150 + 40 * random()), Math.round(150 + 40 * random())];
    for (let dx = 0; dx < 3; dx++) for (let dy = 0; dy < 3; dy++) inked.add((y + dy) * 300 + x + dx);
  }
  return paintPicture(300, 300, (x, y) => (inked.has(y * 300 + x) ? ink : PAPER));
}

test.each<[string, Rgb]>([
  ["dark", [30, 32, 60]],
  ["bright", [200, 10, 60]],
])("dotwork in one %s ink takes a few levels, from its ink to exactly the paper", async (_, ink) => {
  const colors = colorsOf(await reduce(dotwork(ink)));
  expect(colors).toContain(ink.join());
  expect(colors).toContain(PAPER.join());
  expect(colors.size).toBeLessThanOrEqual(16);
});

test.each<[string, (x: number, y: number) => boolean]>([
  ["two inks of one lightness", (x, y) => y > 260 && x < 60],
  ["a small red heart", (x, y) => Math.hypot(x - 40, y - 40) < 4],
])("%s stays lossy", async (_, isRed) => {
  const black = dotwork([63, 63, 63]);
  const drawing = paintPicture(300, 300, (x, y) => (isRed(x, y) ? [190, 30, 30] : colorAt(black, x, y)));
  expect(await choose(drawing)).toBeUndefined();
});

test("soft shading stays lossy: levels would show as bands", async () => {
  const shaded = paintPicture(300, 300, (x, y) => {
    const gray = Math.min(252, 40 + Math.hypot(x - 150, y - 150) * 1.5);
    return [gray, gray, gray];
  });
  expect(await choose(shaded)).toBeUndefined();
});
