import { expect, test } from "vitest";
import { joinThumbs, toThumb } from "#images/thumbs.ts";
import { PAPER } from "#images/tones.ts";
import { colourAt, decodeRgb, paintPicture } from "./pictures.ts";

const half = paintPicture(80, 40, (x) => (x < 40 ? [20, 20, 20] : PAPER));

const decodeUri = (uri: string | undefined) =>
  decodeRgb(Buffer.from(String(uri).split(",")[1] ?? "", "base64"));

test("a thumb has eight rows of eight levels, from paper (0) to ink (3)", async () => {
  expect(await toThumb(half)).toBe("33330000".repeat(8));
});

test("all thumbs are one picture, in their order, each on exact paper", async () => {
  const joined = await decodeUri(await joinThumbs(["0".repeat(64), await toThumb(half)]));
  expect(joined).toMatchObject({ width: 16, height: 8 });
  expect(colourAt(joined, 3, 3)).toEqual(PAPER);
  expect(colourAt(joined, 8, 7)).toEqual([119, 118, 118]);
  expect(colourAt(joined, 15, 0)).toEqual(PAPER);
});

test.each([0, 2001])("of %i designs there is no such picture", async (count) => {
  expect(await joinThumbs(Array.from({ length: count }, () => "0".repeat(64)))).toBeUndefined();
});
