/** Photos in many forms, as the desk decodes them in a browser, and as the build does. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { decode, readMetadata } from "#pictures/codec/codec.ts";
import { button, expect, picker, test } from "./page-objects/desk.ts";

/** Every pixel has another color. */
const painted = () => {
  const pixels = Buffer.alloc(64 * 64 * 3);
  for (let at = 0; at < 64 * 64; at++) pixels.set([(at % 64) * 4, (at >> 6) * 4, 80], at * 3);
  return sharp(pixels, { raw: { width: 64, height: 64, channels: 3 } });
};
const FINE = { quality: 100, chromaSubsampling: "4:4:4" };

/** The primaries of Adobe RGB (1998), for the white of D50. */
const ADOBE_RGB = {
  rXYZ: [0.60974, 0.31111, 0.01947],
  gXYZ: [0.20528, 0.62567, 0.06087],
  bXYZ: [0.14919, 0.06322, 0.74457],
};

/** Puts other primaries into a profile of Display P3. The curves of the two hardly differ. */
async function inAdobeRgb(): Promise<Buffer> {
  const jpeg = await painted().withIccProfile("p3").jpeg(FINE).toBuffer();
  const profile = jpeg.indexOf("ICC_PROFILE") + 14;
  for (const [tag, values] of Object.entries(ADOBE_RGB)) {
    const numbers = profile + jpeg.readUInt32BE(jpeg.indexOf(tag, profile) + 4) + 8;
    for (const [index, value] of values.entries())
      jpeg.writeInt32BE(Math.round(value * 65_536), numbers + index * 4);
  }
  return jpeg;
}

const PHOTOS = {
  "display-p3.jpg": () => painted().withIccProfile("p3").jpeg(FINE).toBuffer(),
  "adobe-rgb.jpg": inAdobeRgb,
  "turned.jpg": () => painted().withMetadata({ orientation: 6 }).jpeg(FINE).toBuffer(),
  "gray.jpg": () => painted().grayscale().jpeg({ progressive: true }).toBuffer(),
};
const HEIC = ["p3", "p3-by-number", "burst", "phone", "mirrored", "ramp", "clear"];

test("photos in many forms look the same at the desk and in the build", async ({ desk }) => {
  const files = await Promise.all([
    ...Object.entries(PHOTOS).map(async ([name, make]) => ({ name, mimeType: "", buffer: await make() })),
    ...HEIC.map((each) => {
      const name = `${each}.heic`;
      return { name, mimeType: "", buffer: readFileSync(join("tests/fixtures/heic", name)) };
    }),
  ]);
  await button(desk, "Add a finished work").click();
  await picker(desk).setInputFiles(files);
  const shown = desk.getByRole("img", { name: "Before" });
  await expect(shown).toHaveCount(files.length);
  for (const { name, buffer } of files) {
    const image = desk.getByRole("group", { name }).getByRole("img", { name: "Before" });
    const url = await image.evaluate((element: HTMLImageElement) => {
      const { naturalWidth: width, naturalHeight: height } = element;
      const canvas = Object.assign(document.createElement("canvas"), { width, height });
      canvas.getContext("2d")?.drawImage(element, 0, 0);
      return canvas.toDataURL();
    });
    const preview = sharp(Buffer.from(url.split(",")[1] ?? "", "base64"))
      .removeAlpha()
      .raw();
    const { data, info } = await preview.toBuffer({ resolveWithObject: true });
    const built = await decode(buffer, (await readMetadata(buffer)).autoOrient);
    expect.soft(info, name).toMatchObject({ width: built.width, height: built.height });
    const sum = built.data.reduce((total, value, at) => total + Math.abs(value - (data[at] ?? 0)), 0);
    expect.soft(sum / built.data.length, name).toBeLessThan(2);
  }
});
