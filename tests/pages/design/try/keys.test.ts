/** The keys that move the drawing. */
import { expect, test } from "vitest";
import { nudge } from "#pages/design/@id/try/keys.ts";

const AT = { x: 0.5, y: 0.5, size: 0.2, turn: 0, curve: 0 };

test.each([
  ["ArrowLeft", false, { x: 0.49 }],
  ["ArrowDown", true, { y: 0.55 }],
  ["+", false, { size: 0.208 }],
  ["=", false, { size: 0.208 }],
  ["-", false, { size: 0.2 / 1.04 }],
  ["_", true, { size: 0.2 / 1.04 ** 5 }],
  ["[", false, { turn: -3 }],
  ["}", true, { turn: 15 }],
])("%s, with Shift: %s", (key, isLarge, expected) => {
  const placement = nudge(AT, key, isLarge);
  for (const [name, value] of Object.entries({ ...AT, ...expected }))
    expect(placement?.[name as keyof typeof AT], name).toBeCloseTo(value);
});

test.each(["Tab", "a", "Enter", " "])("%s is left to the browser", (key) => {
  expect(nudge(AT, key, false)).toBeUndefined();
});
