/** The sharpness of a photo. */
import { expect, test } from "vitest";
import { measureBlur } from "#pages/design/@id/try/sharpness.ts";

const SIZE = { width: 80, height: 60 };

/** An edge, blurred by a Gaussian. */
function edge(sigma: number): Float32Array {
  const at = (x: number) => 128 + 100 * Math.tanh((1.2533 * (x - 40)) / (sigma * 1.5958));
  return Float32Array.from({ length: SIZE.width * SIZE.height }, (_, index) => at(index % SIZE.width));
}

test.each([1, 1.5, 2, 3])("finds a blur of %d pixels", (sigma) => {
  expect(measureBlur(edge(sigma), SIZE)).toBeGreaterThan(0.75 * sigma);
  expect(measureBlur(edge(sigma), SIZE)).toBeLessThan(1.25 * sigma);
});

test("a hard edge counts as sharp, a plain as soft", () => {
  expect(measureBlur(edge(0.01), SIZE)).toBeLessThan(0.6);
  expect(measureBlur(new Float32Array(SIZE.width * SIZE.height).fill(90), SIZE)).toBe(4);
});
