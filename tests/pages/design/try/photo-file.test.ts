/** What may be chosen as a photo, and at which sizes it is opened and saved. */
import { expect, test } from "vitest";
import { explainUndecodable, refuseSize, savedSize, workingSize } from "#pages/design/@id/try/photo-file.ts";

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each([
  ["\0\0\0\x20ftypheic", /cannot open HEIC.*screenshot/],
  ["\0\0\0\x20ftypmif1", /cannot open HEIC.*screenshot/],
  ["\xff\xd8\xff\xe0", /cannot be opened as a photo/],
])("a file of %j that the browser cannot decode", (head, words) => {
  expect(explainUndecodable(bytes(head))).toMatch(words);
});

test.each([
  [{ width: 1, height: 1 }, "This picture has only 1 × 1 pixels. Choose a larger one."],
  [{ width: 4000, height: 99 }, "This picture has only 4000 × 99 pixels. Choose a larger one."],
  [
    { width: 16000, height: 12000 },
    "This picture has 192 megapixels, more than can be opened here. Choose a smaller one.",
  ],
  [{ width: 8064, height: 6048 }, undefined],
  [{ width: 16384, height: 4000 }, undefined],
])("%o: %s", (size, problem) => {
  expect(refuseSize(size)).toBe(problem);
});

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
  expect(workingSize(photo, { width: 2560, height: 1440 })).toEqual(working);
  expect(savedSize(photo, 4096)).toEqual(saved);
});

test.each([
  ["a small phone", { width: 720, height: 1600 }, { width: 960, height: 720 }],
  ["a large phone", { width: 1290, height: 2796 }, { width: 1600, height: 1200 }],
  ["a laptop", { width: 1440, height: 900 }, { width: 1200, height: 900 }],
  ["a screen of long ago", { width: 320, height: 480 }, { width: 800, height: 600 }],
])("on %s a photo has as many pixels as can be seen", (_, screen, working) => {
  expect(workingSize({ width: 4032, height: 3024 }, screen)).toEqual(working);
  expect(workingSize({ width: 3024, height: 4032 }, screen)).toEqual({
    width: working.height,
    height: working.width,
  });
});
