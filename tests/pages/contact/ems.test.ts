import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";
import { expect, test } from "vitest";
import { toEms } from "#pages/contact/ems.ts";

const font = create(readFileSync("renderer/fonts/gowun-batang-400.woff2")) as Font;
/** Of each letter, in ems (pages/contact/+Page.tsx). */
const SPACING = -0.04;

test.each([
  "me@dots.example",
  "mommy@wwwm.com",
  "ill.till@fil.it",
  "a_b+c@dots.io",
  "hannah.hughes@bou.nd",
  "inquiries@slowdot.example",
])("%s fills its line, and no more", (email) => {
  const width = font.layout(email).advanceWidth / font.unitsPerEm + SPACING * email.length;
  expect(width / toEms(email)).toBeGreaterThan(0.88);
  expect(width / toEms(email)).toBeLessThanOrEqual(1);
});
