import { expect, test } from "vitest";
import type { Rgb } from "#domain/pixels.ts";
import type { Role } from "#domain/roles.ts";
import { TONE_KEYS, TONES } from "#domain/tones.ts";
import { type Derived, derive, onCleanPaper } from "#pictures/derive";
import { planRecipes } from "#pictures/plan";
import type { Raster } from "../../../../scripts/pictures/pixels/raster.ts";
import { findScan } from "../../../../scripts/pictures/pixels/scan/scan-sheet.ts";
import { colorAt, decodeRgb, meanColor, PAPER, paintPicture } from "../pictures.ts";

/** A disc of the given ink on off-white paper. */
const disc = (ink: Rgb) =>
  paintPicture(300, 300, (x, y) => (Math.hypot(x - 150, y - 150) < 60 ? ink : [240, 238, 232]));

async function deriveRole(picture: Raster, role: Role): Promise<Derived> {
  const { leveled } = findScan(picture, PAPER);
  const subject = leveled ? await onCleanPaper(leveled, PAPER) : { picture, onPaper: false };
  const [derived] = await derive(subject, picture, planRecipes([role], picture, PAPER));
  return derived as Derived;
}

const nearly = (color: Rgb, tolerance: number) =>
  color.map((value) => expect.closeTo(value, -Math.log10(2 * tolerance)));

test("a drawing in one ink keeps its paper exact on every tone, and is located on it", async () => {
  const { encoded, drawing } = await deriveRole(disc([30, 30, 30]), "plate");
  for (const { tone, bytes } of encoded) {
    expect(colorAt(await decodeRgb(bytes), 3, 3)).toEqual(tone ? TONES[tone].color : PAPER);
  }
  const [start, length] = [expect.closeTo(0.3, 2), expect.closeTo(0.4, 2)];
  expect(drawing).toEqual({ left: start, top: start, width: length, height: length });
});

test("a drawing in color keeps its color, and its paper to a level or two", async () => {
  const { encoded } = await deriveRole(disc([190, 40, 40]), "plate");
  for (const { tone, bytes, width } of encoded) {
    const picture = await decodeRgb(bytes);
    expect(colorAt(picture, 3, 3)).toEqual(nearly(tone ? TONES[tone].color : PAPER, 3));
    const [red, green] = colorAt(picture, width >> 1, width >> 1);
    expect(red).toBeGreaterThan(green * 1.3);
  }
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
