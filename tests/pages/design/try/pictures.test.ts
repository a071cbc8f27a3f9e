/** At which sizes a photo is worked on and saved. */
import { expect, test } from "vitest";
import { savedSize, workingSize } from "#pages/design/@id/try/pictures.ts";

test.each([
  [
    "a phone’s photo",
    { width: 4032, height: 3024 },
    { width: 1600, height: 1200 },
    { width: 4032, height: 3024 },
  ],
  [
    "48 megapixels",
    { width: 8064, height: 6048 },
    { width: 1600, height: 1200 },
    { width: 4096, height: 3072 },
  ],
  ["a panorama", { width: 12000, height: 3000 }, { width: 1600, height: 400 }, { width: 4096, height: 1024 }],
  [
    "a picture of a screen",
    { width: 900, height: 1200 },
    { width: 900, height: 1200 },
    { width: 900, height: 1200 },
  ],
  ["a tiny picture", { width: 200, height: 150 }, { width: 800, height: 600 }, { width: 800, height: 600 }],
])("%s is worked on and saved at these sizes", (_, photo, working, saved) => {
  expect(workingSize(photo)).toEqual(working);
  expect(savedSize(photo)).toEqual(saved);
});
