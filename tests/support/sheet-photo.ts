/** Photos as a phone takes them: a drawing on a sheet, which lies on a table in uneven light, with a place in its EXIF. */
import sharp from "sharp";
import type { Rgb } from "#domain/pixels.ts";
import { paintPicture, toSharp } from "../scripts/pictures/pictures.ts";

type Scene = { drawing: string; turn: number; width: number; height: number };

/** `turn` is in degrees. */
export async function photographSheet({ drawing, turn, width, height }: Scene): Promise<Buffer> {
  const side = Math.round(height * 0.62);
  const drawn = await sharp(drawing)
    .flatten({ background: "#fff" })
    .resize(Math.round(side * 0.7), Math.round(side * 0.7), { fit: "inside" })
    .toBuffer();
  const blank = { width: side, height: side, channels: 3, background: "#f2f0ec" } as const;
  const sheet = await sharp({ create: blank })
    .composite([{ input: drawn, blend: "multiply" }])
    .png()
    .toBuffer();
  const turned = await sharp(sheet).rotate(turn, { background: "#0000" }).png().toBuffer();
  const paint = (colorAt: (x: number, y: number) => Rgb) => {
    const small = paintPicture(200, 150, colorAt);
    return toSharp(small).resize(width, height, { fit: "fill" }).png().toBuffer();
  };
  const planks = await paint((x, y) => ((x + y * 0.3) % 24 < 12 ? [150, 105, 70] : [115, 78, 50]));
  const shade = await paint((x, y) => {
    const light = 255 - (x / 200 + y / 150) * 35;
    return [light, light - 2, light - 6];
  });
  const place = { GPSLatitudeRef: "N", GPSLatitude: "45/1 30/1 0/1" };
  const flat = await sharp(planks)
    .composite([{ input: turned }])
    .png()
    .toBuffer();
  return sharp(flat)
    .composite([{ input: shade, blend: "multiply" }])
    .removeAlpha()
    .jpeg({ quality: 90 })
    .withExif({ IFD0: { Artist: "Ann Owner" }, IFD3: place })
    .toBuffer();
}
