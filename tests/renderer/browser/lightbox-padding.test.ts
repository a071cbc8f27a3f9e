/** The room around a picture in the lightbox. */
import { describe, expect, test } from "vitest";
import { pad, padSoldOut } from "#renderer/browser/lightbox-padding.ts";

const SCREENS = [
  { x: 320, y: 568 },
  { x: 390, y: 844 },
  { x: 740, y: 360 },
  { x: 1440, y: 900 },
  { x: 2560, y: 1440 },
];

describe.each(SCREENS)("on a screen of $x by $y", (screen) => {
  test("a picture takes at most 85 % of the height", () => {
    const { top, bottom } = pad(screen);
    expect(screen.y - top - bottom).toBeLessThanOrEqual(0.85 * screen.y + 0.001);
  });

  test("the bars' buttons of 48 pixels are next to the picture, not over it", () => {
    const { top, bottom } = pad(screen);
    expect(Math.min(top, bottom)).toBeGreaterThanOrEqual(48);
  });

  test("a sold-out design keeps room for its paper and its badge", () => {
    const { top, bottom, left } = padSoldOut(screen);
    expect(top - pad(screen).top).toBeGreaterThanOrEqual(24);
    expect(bottom - pad(screen).bottom).toBeGreaterThanOrEqual(24 + 50);
    expect(left - pad(screen).left).toBeGreaterThanOrEqual(24);
  });
});

test("a high caption takes room from the picture, a low one none", () => {
  const screen = { x: 390, y: 844 };
  expect(pad(screen, { bar: 120, isLandscape: false }).bottom).toBe(120);
  expect(pad(screen, { bar: 40, isLandscape: false })).toEqual(pad(screen));
});

test("a landscape goes from edge to edge on a phone, and on no wider screen", () => {
  const sides = SCREENS.map((screen) => pad(screen, { bar: 0, isLandscape: true }).left);
  expect(sides).toEqual([0, 0, 0, 48, 48]);
});

test("at 1440 by 900 the picture is 764 pixels high, between bars of 68", () => {
  expect(pad({ x: 1440, y: 900 })).toEqual({ top: 68, bottom: 68, left: 48, right: 48 });
});
