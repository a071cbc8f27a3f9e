import { expect, test } from "vitest";
import { chooseQuality } from "#images/pixels/photo-quality.ts";
import { noise, paintPicture } from "../pictures.ts";

const skin = (grain: number, lightness = 150) => {
  const stray = noise(grain);
  return paintPicture(320, 240, (x) => {
    const light = lightness + x / 8 + stray();
    return [light + 30, light, light - 25];
  });
};

test("a photo whose grain would be lost is coded more finely than a smooth one, a dark one most", async () => {
  expect(await chooseQuality(skin(0))).toEqual({ smallest: 77, onPage: 82, inLightbox: 89 });
  expect(await chooseQuality(skin(3))).toEqual({ smallest: 78, onPage: 83, inLightbox: 91 });
  expect(await chooseQuality(skin(3, 60))).toEqual({ smallest: 79, onPage: 84, inLightbox: 92 });
  expect(await chooseQuality(skin(0, 60))).toEqual({ smallest: 77, onPage: 82, inLightbox: 89 });
});
