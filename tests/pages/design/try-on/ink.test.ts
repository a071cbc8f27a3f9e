/** The light that a drawing leaves. tests/engines measures the inks. */
import { describe, expect, test } from "vitest";
import { LOOKS, toInk } from "../../../../pages/design/@id/try-on/ink.ts";

const PAPER = [253, 252, 250] as const;

describe.each(LOOKS)("%s ink", (look) => {
  test.each([
    ["paper", PAPER],
    ["paper with the noise of compression", [252, 251, 249]],
    ["white", [255, 255, 255]],
  ])("%s absorbs no light", (_, color) => {
    const ink = toInk(Uint8ClampedArray.from([...color, 255]), look, PAPER);
    expect([...ink.slice(0, 3)]).toEqual([255, 255, 255]);
  });
});
