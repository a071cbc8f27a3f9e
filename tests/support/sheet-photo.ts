/** Photos as a phone takes them: a drawing on a sheet, which lies on a table in uneven light, with a place in its EXIF. */
import sharp from "sharp";

type Scene = { drawing: string; turn: number; width: number; height: number };

/** `turn` is in degrees. */
export async function photographSheet({ drawing, turn, width, height }: Scene): Promise<Buffer> {
  // A test that decodes as the build does has blocked it.
  sharp.unblock({ operation: ["VipsForeignLoadSvg"] });
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
  const fill = (gradient: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${gradient}<rect width="100%" height="100%" fill="url(#a)"/></svg>`,
    );
  const planks = fill(
    '<linearGradient id="a" x2=".12" y2=".05" spreadMethod="repeat"><stop stop-color="#966946"/><stop offset=".5" stop-color="#966946"/><stop offset=".5" stop-color="#734e32"/></linearGradient>',
  );
  const shade = fill(
    '<linearGradient id="a" x2="1" y2="1"><stop stop-color="#fffdf9"/><stop offset="1" stop-color="#b9b7b3"/></linearGradient>',
  );
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
