import { describe, expect, test } from "vitest";
import type { Box } from "#domain/manifest-schema.ts";
import type { Corners, Point, Rgb } from "#domain/pixels.ts";
import { type Stroke, toPhoto, wipe } from "#drawing/wipe.ts";
import { colorAt, paintPicture } from "../pictures/paint.ts";

const SIDE = 200;
const INK: Rgb = [20, 20, 24];
const TAPE: Rgb = [214, 190, 140];
const PHOTO: Corners = toCorners([0, 0, 1, 0, 1, 1, 0, 1]);

function toCorners(values: number[]): Corners {
  const at = (index: number): Point => ({ x: values[index * 2] ?? 0, y: values[index * 2 + 1] ?? 0 });
  return [at(0), at(1), at(2), at(3)];
}

/** A line from the top to the bottom, and a strip of tape that runs over the right edge. */
const isInk = (x: number) => x >= 120 && x < 130;
const isTape = (x: number, y: number) => x >= 150 && y >= 80 && y < 100;

const draw = (paper: (x: number, y: number) => Rgb) =>
  paintPicture(SIDE, SIDE, (x, y) => (isTape(x, y) ? TAPE : isInk(x) ? INK : paper(x, y)));

/** The brush of the browser: covers a disc, or the box around several points, with a soft edge. */
function cover({ points, radius }: Stroke, { left, top, width, height }: Box): Uint8Array {
  if (width * height === 0) throw new Error("A canvas has pixels.");
  const [across, down] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return Uint8Array.from({ length: width * height }, (_, pixel) => {
    const [x, y] = [left + (pixel % width) + 0.5, top + Math.floor(pixel / width) + 0.5];
    const apart = Math.hypot(
      x - Math.min(Math.max(...across), Math.max(Math.min(...across), x)),
      y - Math.min(Math.max(...down), Math.max(Math.min(...down), y)),
    );
    return 255 * Math.min(1, Math.max(0, radius + 1 - apart));
  });
}

const AROUND_TAPE: Stroke = {
  points: [
    { x: 0.74, y: 0.4 },
    { x: 1, y: 0.5 },
  ],
  radius: 0.02,
};

describe("wipe", () => {
  test.each<[string, Rgb]>([
    ["a scan", [255, 253, 247]],
    ["a drawing app", [241, 230, 208]],
    ["a drawing on black", [12, 12, 14]],
  ])("turns tape into exactly the paper of %s, and leaves the drawing", (_, paper) => {
    const picture = draw(() => paper);
    const wiped = wipe(picture, [AROUND_TAPE], { frame: PHOTO, cover });
    const clean = paintPicture(SIDE, SIDE, (x) => (isInk(x) ? INK : paper));
    expect(Buffer.from(wiped.data).equals(clean.data)).toBe(true);
    expect(colorAt(picture, 170, 90)).toEqual(TAPE);
  });

  test("wipes a part of tape to paper, though tape is all around the stroke", () => {
    const paper: Rgb = [255, 253, 247];
    const wiped = wipe(
      draw(() => paper),
      [{ points: [{ x: 0.9, y: 0.45 }], radius: 0.02 }],
      { frame: PHOTO, cover },
    );
    expect(colorAt(wiped, 180, 90)).toEqual(paper);
  });

  test("leaves no seam on paper in uneven light", () => {
    const light = (x: number, y: number): Rgb => [230 - x / 8, 224 - x / 8 + y / 20, 215 - x / 8];
    const wiped = wipe(draw(light), [AROUND_TAPE], { frame: PHOTO, cover });
    for (let y = 70; y < 110; y++)
      for (let x = 135; x < SIDE; x++)
        for (const [channel, value] of light(x, y).entries())
          expect(Math.abs((colorAt(wiped, x, y)[channel] ?? 0) - value), `${x}, ${y}`).toBeLessThan(2);
  });

  test("wipes a picture that is nothing but tape to its own color", () => {
    const picture = paintPicture(20, 20, () => TAPE);
    const everywhere = { points: [{ x: 0.5, y: 0.5 }], radius: 2 };
    expect(wipe(picture, [everywhere], { frame: PHOTO, cover }).data).toEqual(picture.data);
  });

  test("wipes the same place after the corners were moved", () => {
    // The left picture shows the whole photo, the right one its lower right quarter at twice the size.
    const quarter = toCorners([0.5, 0.5, 1, 0.5, 1, 1, 0.5, 1]);
    const tap = toPhoto({ points: [{ x: 0.5, y: 0.5 }], radius: 0.1 }, quarter);
    expect(tap.points[0]).toMatchObject({ x: expect.closeTo(0.75), y: expect.closeTo(0.75) });
    const wide = wipe(paintPicture(SIDE, SIDE, speckled), [tap], { frame: PHOTO, cover });
    const near = wipe(paintPicture(SIDE, SIDE, speckled), [tap], { frame: quarter, cover });
    expect(wipedBox(wide)).toEqual([140, 159]);
    expect(wipedBox(near)).toEqual([80, 119]);
  });

  test("changes nothing where the picture does not reach", () => {
    const quarter = toCorners([0, 0, 0.5, 0, 0.5, 0.5, 0, 0.5]);
    const picture = paintPicture(SIDE, SIDE, speckled);
    expect(wipedBox(wipe(picture, [AROUND_TAPE], { frame: quarter, cover }))).toEqual([-1, -1]);
  });

  test("follows the perspective of a sheet", () => {
    const sheet = toCorners([0.2, 0.1, 0.8, 0.1, 1, 0.9, 0, 0.9]);
    const stroke = toPhoto({ points: [{ x: 0.3, y: 0.6 }], radius: 0.05 }, sheet);
    const wiped = wipe(paintPicture(SIDE, SIDE, speckled), [stroke], { frame: sheet, cover });
    expect(wipedBox(wiped)).toEqual([50, 69]);
  });
});

/** Ink in every other pixel, on a frame of paper. */
const PAPER: Rgb = [250, 250, 250];
const speckled = (x: number, y: number) =>
  Math.min(x, y) > 0 && Math.max(x, y) < SIDE - 1 && (x + y) % 2 === 0 ? INK : PAPER;

/** Returns the first and the last column in which several rows are paper alone. */
function wipedBox(picture: ReturnType<typeof wipe>): number[] {
  const columns = [...Array(SIDE).keys()].slice(1, -1);
  const rows = columns;
  const isBare = (x: number, y: number) =>
    colorAt(picture, x, y)[0] === 250 && colorAt(picture, x, y + 1)[0] === 250;
  const bare = columns.filter((x) => rows.slice(0, -1).some((y) => isBare(x, y)));
  return [bare.at(0) ?? -1, bare.at(-1) ?? -1];
}
