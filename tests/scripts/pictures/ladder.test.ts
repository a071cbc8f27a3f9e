import { expect, test } from "vitest";
import { ROLE_NAMES } from "#domain/roles.ts";
import { ladder } from "#pictures/ladder.ts";

/** Width and height of the screen, and device pixels per CSS pixel. */
const PHONES = [
  [390, 844, 2],
  [390, 844, 3],
  [412, 823, 1.75],
  [412, 823, 2.625],
] as const;

test.each(ROLE_NAMES)("the widths of a %s ascend in every shape", (role) => {
  for (const aspectRatio of [0.3, 0.55, 0.8, 1, 1.3, 3]) {
    const widths = ladder(role, aspectRatio, 9000);
    expect(widths).toEqual([...new Set(widths)].sort((a, b) => a - b));
  }
});

test("no width is larger than the picture", () => {
  expect(ladder("photo", 1, 500)).toEqual([216, 386, 500]);
});

test.each([0.5, 0.72, 0.87, 1, 1.1, 1.5])("a plate of the shape %d fits the slots of phones", (shape) => {
  for (const [screenWidth, screenHeight, density] of PHONES) {
    const slot = density * Math.min(screenWidth - 90, 0.45 * screenHeight * shape);
    const misfits = ladder("plate", shape, 9000).map((width) => Math.abs(width / slot - 1));
    expect(Math.min(...misfits)).toBeLessThan(0.12);
  }
});
