/** What may be chosen as a photo, and at which sizes it is opened and saved. */
import { expect, test } from "vitest";
import { explainUndecodable, savedSize, workingSize } from "#pages/design/@id/try/photo-file.ts";

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each([
  ["\0\0\0\x20ftypheic", /cannot open HEIC.*screenshot/],
  ["\0\0\0\x20ftypmif1", /cannot open HEIC.*screenshot/],
  ["\xff\xd8\xff\xe0", /cannot be opened as a photo/],
])("a file of %j that the browser cannot decode", (head, words) => {
  expect(explainUndecodable(bytes(head))).toMatch(words);
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
  expect(workingSize(photo)).toEqual(working);
  expect(savedSize(photo)).toEqual(saved);
});
