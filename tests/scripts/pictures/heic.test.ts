import sharp from "sharp";
import { expect, test } from "vitest";
import {
  codedPicture,
  colored,
  grid,
  type Item,
  mirrored,
  pictureIn,
  profiled,
  readFixture,
  toHeic,
  turned,
} from "./heic.ts";
import { colorAt, meanColor, openPhoto } from "./pictures.ts";

const open = (photo: Uint8Array) => openPhoto(photo, "photo.heic");
const orange = codedPicture("orange");
const corners = codedPicture("corners");
const p3 = async () => {
  const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background: "#fff" } });
  const { icc } = await sharp(await pixel.withIccProfile("p3").png().toBuffer()).metadata();
  return icc as Buffer;
};

/** Adds properties to an item. */
const and = (item: Item, ...properties: Buffer[]): Item => ({
  ...item,
  properties: [...(item.properties ?? []), ...properties],
});

async function avif(...properties: Buffer[]): Promise<Buffer> {
  const flat = sharp({ create: { width: 64, height: 64, channels: 3, background: "#c86432" } });
  const photo = await flat.avif({ quality: 95, chromaSubsampling: "4:4:4" }).toBuffer();
  return toHeic([and(pictureIn(photo, "av01"), ...properties)]);
}

const ORANGE = [200, 100, 50];
/** The same numbers in Display P3, as sRGB. */
const P3_ORANGE = [215, 93, 31];

test.each<[string, make: () => Buffer | Promise<Buffer>, color: number[], size?: [number, number]]>([
  ["of one picture", () => toHeic([orange]), ORANGE],
  ["in a grid", () => toHeic([grid(2, 2, [120, 100]), ...Array(4).fill(orange)]), ORANGE, [120, 100]],
  [
    "in 272 tiles",
    () => toHeic([grid(17, 16, [1088, 1024]), ...Array(272).fill(orange)]),
    ORANGE,
    [1088, 1024],
  ],
  ["with a thumbnail", () => toHeic([orange, { ...corners, refers: { how: "thmb", to: 1 } }]), ORANGE],
  ["of a burst", () => toHeic([corners, orange], 2), ORANGE],
  ["in Display P3, by a profile", async () => toHeic([and(orange, profiled(await p3()))]), P3_ORANGE],
  ["in Display P3, by numbers", () => toHeic([and(orange, colored(12, 13))]), P3_ORANGE],
  ["with transparency", () => readFixture("clear"), [227, 176, 150], [33, 21]],
  ["that is an AVIF", () => avif(), ORANGE],
  ["that is an AVIF in Display P3, by numbers", () => avif(colored(12, 13)), P3_ORANGE],
])("a HEIC photo %s comes out in its size and colors", async (_, make, color, [width, height] = [64, 64]) => {
  const picture = await open(await make());
  expect(picture).toMatchObject({ width, height });
  for (const [i, value] of meanColor(picture).entries())
    expect(Math.abs(value - (color[i] as number))).toBeLessThan(2);
});

test.each<[string, turns: Buffer[], left: string, right: string, orientation?: number]>([
  ["upright", [], "red", "green"],
  ["upright, whatever its EXIF says", [], "red", "green", 6],
  ["turned once", [turned(1)], "green", "white"],
  ["turned, and so says its EXIF", [turned(3)], "blue", "red", 6],
  ["mirrored", [mirrored()], "green", "red"],
  ["turned, then mirrored", [turned(1), mirrored()], "white", "green"],
])("a HEIC photo that is %s comes out as phones show it", async (_, turns, left, right, orientation) => {
  const picture = await open(toHeic([and(corners, ...turns), ...(orientation ? [exif(orientation)] : [])]));
  const isOnItsSide = turns.some((turn) => turn.equals(turned(1)) || turn.equals(turned(3)));
  expect(picture).toMatchObject(isOnItsSide ? { width: 64, height: 128 } : { width: 128, height: 64 });
  expect(nameOf(colorAt(picture, 3, 3))).toBe(left);
  expect(nameOf(colorAt(picture, picture.width - 4, 3))).toBe(right);
});

test("a photo of ten bits comes out in steps no larger than those of eight bits", async () => {
  const picture = await open(readFixture("ramp"));
  const row = Array.from({ length: picture.width }, (_, x) => colorAt(picture, x, 8)[0]);
  const steps = row.slice(1).map((value, x) => value - (row[x] as number));
  expect(new Set(steps)).toEqual(new Set([0, 1]));
  expect([row[0], row.at(-1)]).toEqual([100, 163]);
});

/** The shortest EXIF with an orientation. */
function exif(orientation: number): Item {
  const tiff = Buffer.from("49492a0008000000010012010300010000000000000000000000", "hex");
  tiff.writeUInt16LE(orientation, 18);
  return { type: "Exif", data: Buffer.concat([Buffer.alloc(4), tiff]), refers: { how: "cdsc", to: 1 } };
}

function nameOf(color: readonly number[]): string {
  const bright = color.map((value) => value > 128).join();
  return (
    { "true,false,false": "red", "false,true,false": "green", "false,false,true": "blue" }[bright] ?? "white"
  );
}
