import { expect, test } from "vitest";
import { chooseQuality } from "#images/pixels/photo-quality.ts";
import { noise, paintPicture } from "../pictures.ts";

const skin = (grain: number) => {
  const stray = noise(grain);
  return paintPicture(320, 240, (x) => {
    const light = 150 + x / 8 + stray();
    return [light + 30, light, light - 25];
  });
};

test("a photo whose grain would be lost is coded more finely than a smooth one", async () => {
  expect(await chooseQuality(skin(0))).toBe(89);
  expect(await chooseQuality(skin(3))).toBe(91);
});
