import { expect, test } from "vitest";
import { chooseLevels } from "#images/pixels/choose-levels.ts";
import { lumaPlane, type Picture } from "#images/pixels/picture.ts";
import { colourAt, noise, PAPER, paintPicture } from "../pictures.ts";

const choose = (picture: Picture) => chooseLevels(picture, lumaPlane(picture), PAPER);

/** Dots of ink, denser towards the middle. */
function dotwork(ink: readonly [number, number, number]): Picture {
  const stray = noise(1);
  const inked = new Set<number>();
  for (let dot = 0; dot < 900; dot++) {
    const [x, y] = [Math.round(150 + 40 * stray()), Math.round(150 + 40 * stray())];
    for (let dx = 0; dx < 3; dx++) for (let dy = 0; dy < 3; dy++) inked.add((y + dy) * 300 + x + dx);
  }
  return paintPicture(300, 300, (x, y) => (inked.has(y * 300 + x) ? ink : PAPER));
}

test("dotwork in one ink takes a few levels, from its ink to exactly the paper", async () => {
  const levels = await choose(dotwork([30, 32, 60]));
  expect(levels?.palette.at(0)).toEqual([30, 32, 60]);
  expect(levels?.palette.at(-1)).toEqual(PAPER);
  expect(levels?.palette.length).toBeLessThanOrEqual(16);
});

test("two inks of one lightness are reason enough for lossy", async () => {
  const grey = dotwork([63, 63, 63]);
  const withRed = paintPicture(300, 300, (x, y) =>
    y > 260 && x < 60 ? [190, 30, 30] : colourAt(grey, x, y),
  );
  expect(await choose(withRed)).toBeUndefined();
});

test("two inks of other lightnesses are too", async () => {
  const twoInks = paintPicture(300, 300, (x, y) => {
    if (Math.hypot(x - 220, y - 220) < 20) return [32, 80, 192];
    return x > 60 && x < 160 && y > 60 && y < 240 ? [192, 48, 64] : PAPER;
  });
  expect(await choose(twoInks)).toBeUndefined();
});

test("and so is one small heart in another", async () => {
  const black = dotwork([21, 22, 26]);
  const withHeart = paintPicture(300, 300, (x, y) =>
    Math.hypot(x - 40, y - 40) < 4 ? [190, 30, 30] : colourAt(black, x, y),
  );
  expect(await choose(withHeart)).toBeUndefined();
  expect(await choose(black)).toBeDefined();
});

test("a bright ink is one ink", async () => {
  expect((await choose(dotwork([200, 10, 60])))?.palette.at(0)).toEqual([200, 10, 60]);
});

test("soft shading stays lossy: levels would show as bands", async () => {
  const shaded = paintPicture(300, 300, (x, y) => {
    const grey = Math.min(252, 40 + Math.hypot(x - 150, y - 150) * 1.5);
    return [grey, grey, grey];
  });
  expect(await choose(shaded)).toBeUndefined();
});
