import { expect, test } from "vitest";
import { TONE_KEYS, TONES } from "#domain/colors.ts";
import type { Rgb } from "#domain/pixels.ts";
import type { Role } from "#domain/roles.ts";
import { previewDrawing } from "#drawing/preview.ts";
import type { Raster } from "#drawing/raster.ts";
import { planRecipes } from "#drawing/recipes.ts";
import { decide, isOnPaper } from "#drawing/scan/decide.ts";
import { onCleanPaper, type Rendered, render } from "#pictures/codec/render.ts";
import { colorAt, decodeRgb, meanColor, PAPER, paintPicture } from "../paint.ts";

/** A disc of the given ink on off-white paper. */
const disc = (ink: Rgb) =>
  paintPicture(300, 300, (x, y) => (Math.hypot(x - 150, y - 150) < 60 ? ink : [240, 238, 232]));

async function deriveRole(picture: Raster, role: Role): Promise<Rendered> {
  const { after } = previewDrawing(picture, PAPER);
  const isClean = isOnPaper(decide(picture, picture));
  const subject = isClean ? onCleanPaper(after, PAPER) : { picture, onPaper: false };
  const [derived] = await render(subject, picture, planRecipes([role], picture, PAPER));
  return derived as Rendered;
}

const nearly = (color: Rgb, tolerance: number) =>
  color.map((value) => expect.closeTo(value, -Math.log10(2 * tolerance)));

/** The largest difference from `color` along the border of a picture. */
function offAtBorder(picture: Raster, color: Rgb): number {
  const { width, height } = picture;
  const columns = Array.from({ length: width }, (_, x) => [x, 0, x, height - 1] as const);
  const rows = Array.from({ length: height }, (_, y) => [0, y, width - 1, y] as const);
  const pixels = [...columns, ...rows].flatMap(([x, y, otherX, otherY]) => [
    colorAt(picture, x, y),
    colorAt(picture, otherX, otherY),
  ]);
  return Math.max(...pixels.flatMap((pixel) => pixel.map((value, i) => Math.abs(value - (color[i] ?? 0)))));
}

const INKS: [string, (x: number, y: number) => Rgb][] = [
  ["black dots", (x, y) => (x % 7 < 3 && y % 7 < 3 ? [30, 30, 30] : [240, 238, 232])],
  ["red", () => [190, 40, 40]],
  ["soft shading", (x, y) => [x * 0.8, (x + y) * 0.4, y * 0.8]],
  ["a faint wash", () => [240, 232, 220]],
];

test.each(INKS)(
  "a drawing of %s meets its plate without an edge, at every width and on every tone",
  async (_, ink) => {
    const drawing = paintPicture(300, 300, (x, y) =>
      Math.hypot(x - 150, y - 150) < 100 ? ink(x, y) : [240, 238, 232],
    );
    const made = [await deriveRole(drawing, "tile"), await deriveRole(drawing, "plate")];
    for (const { tone, bytes } of made.flatMap(({ encoded }) => encoded))
      expect(offAtBorder(await decodeRgb(bytes), tone ? TONES[tone].color : PAPER)).toBeLessThanOrEqual(1);
  },
);

test("a drawing is located on its paper", async () => {
  const { drawing } = await deriveRole(disc([30, 30, 30]), "plate");
  const [start, length] = [expect.closeTo(0.3, 2), expect.closeTo(0.4, 2)];
  expect(drawing).toEqual({ left: start, top: start, width: length, height: length });
});

test("a drawing keeps the color of its ink, multiplied by every tone", async () => {
  const { encoded } = await deriveRole(disc([190, 40, 40]), "plate");
  const plain = encoded.find(({ tone }) => !tone) as Rendered["encoded"][number];
  const ink = colorAt(await decodeRgb(plain.bytes), plain.width >> 1, plain.width >> 1);
  for (const { tone, bytes, width } of encoded) {
    const ground = tone ? TONES[tone].color : PAPER;
    const expected = ink.map((value, i) => (value * (ground[i] as number)) / (PAPER[i] as number));
    expect(colorAt(await decodeRgb(bytes), width >> 1, width >> 1)).toEqual(
      nearly(expected as unknown as Rgb, 5),
    );
  }
});

test("pale colors beside much black keep their hue", async () => {
  const hues: Rgb[] = [
    [214, 176, 226],
    [176, 214, 186],
    [236, 206, 164],
    [178, 204, 232],
  ];
  /** Shaded gray, and in its middle a small square of each hue. */
  const drawing = paintPicture(400, 400, (x, y) => {
    if (Math.max(Math.abs(x - 200), Math.abs(y - 200)) >= 160) return PAPER;
    const hue = hues[Math.floor((x - 160) / 20)];
    if (hue && y >= 190 && y < 210) return hue;
    const gray = ((x * 7 + y * 13) % 97) * 2.4;
    return [gray, gray, gray];
  });
  const { encoded } = await deriveRole(drawing, "plate");
  const plain = await decodeRgb((encoded.find(({ tone }) => !tone) as Rendered["encoded"][number]).bytes);
  for (const [index, hue] of hues.entries())
    expect(colorAt(plain, 170 + 20 * index, 200)).toEqual(nearly(hue, 12));
});

test("a photo without paper is not leveled, has no box, and is multiplied by every tone as it is", async () => {
  const { encoded, drawing } = await deriveRole(
    paintPicture(200, 160, () => [120, 90, 60]),
    "plate",
  );
  expect(drawing).toBeUndefined();
  expect(new Set(encoded.map(({ tone }) => tone))).toEqual(new Set([undefined, ...TONE_KEYS]));
  for (const { tone, bytes } of encoded) {
    const factor = tone ? TONES[tone].color : [255, 255, 255];
    const expected = [120, 90, 60].map((value, i) => (value * (factor[i] as number)) / 255);
    expect(meanColor(await decodeRgb(bytes))).toEqual(nearly(expected as unknown as Rgb, 3));
  }
});

test("a studio photo is cropped to the square in its middle", async () => {
  const thirds = paintPicture(300, 100, (x) => (x >= 100 && x < 200 ? [200, 40, 40] : [40, 40, 200]));
  const { encoded } = await deriveRole(thirds, "photo");
  for (const { bytes } of encoded) {
    const picture = await decodeRgb(bytes);
    expect(picture.width).toBe(picture.height);
    expect(meanColor(picture)).toEqual(nearly([200, 40, 40], 5));
  }
});
