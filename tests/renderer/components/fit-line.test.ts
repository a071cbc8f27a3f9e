/** How wide a line is, beside the widths of the sample's face. */
import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";
import { expect, test } from "vitest";
import { widthInLetters } from "#renderer/components/fit-line.ts";

const GOWUN = create(readFileSync("renderer/styles/fonts/gowun-batang-400.woff2")) as Font;
const widthOf = (line: string) => GOWUN.layout(line).advanceWidth / GOWUN.unitsPerEm;

test.each([
  "ask+ink@lantern.example",
  "bookings@wildwoodtattoo.co",
  "anna_k@web.de",
  "mimi.tattoos@gmail.com",
  "wwm@mammoth.com",
  "Handpoke••Stick and poke••Machine-free",
])("%s is as wide as estimated, or a little narrower", (line) => {
  const ratio = (widthOf(line) - 0.04 * line.length) / (widthInLetters(line) * (0.441 - 0.03));
  expect(ratio).toBeGreaterThan(0.93);
  expect(ratio).toBeLessThanOrEqual(1.01);
});
