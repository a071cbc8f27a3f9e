/** What the desk refuses before it shows a photo, in the words of the build. */
import sharp from "sharp";
import { beforeEach, expect, test, vi } from "vitest";
import { decodePhoto } from "../../../pages/desk/photo/decode.ts";
import { nameColors, readHeic, toMoving } from "../../scripts/pictures/paint.ts";

const flat = (background: string) => sharp({ create: { width: 60, height: 40, channels: 3, background } });
const cut = async (jpeg: Promise<Buffer>) => (await jpeg).subarray(0, -40);
const moving = async () => (await toMoving(flat("#f00"), flat("#00f"))).gif().toBuffer();
const DAMAGED = "is damaged or cut short. Copy it again, or export it again as JPEG.";

/** A browser that shows whatever it is given, and lets scripts read `pixel`. */
function openBrowser(pixel = [64, 128, 192, 255]): void {
  class OffscreenCanvas {
    getContext = () => ({
      fillRect() {},
      drawImage() {},
      getImageData: (_x: number, _y: number, width: number) => ({ data: Array(width).fill(pixel).flat() }),
    });
  }
  vi.stubGlobal("OffscreenCanvas", OffscreenCanvas);
  vi.stubGlobal("createImageBitmap", async () => ({ width: 60, height: 40 }));
}

beforeEach(() => openBrowser());

// biome-ignore format: a row a line
test.each<[string, () => Promise<Buffer>, string]>([
  ["a JPEG cut short", () => cut(flat("#c86432").jpeg().toBuffer()), DAMAGED],
  ["a HEIC cut short", async () => readHeic("orange.heic").subarray(0, -5), DAMAGED],
  ["a moving GIF", moving, "is an animation, and a page would show only its first picture."],
  ["a JPEG in CMYK, whose profile no browser follows,", () => flat("#c86432").withIccProfile("cmyk").jpeg().toBuffer(), "is in CMYK, the inks of a press. Export it as JPEG in sRGB."],
  ["an AVIF that is HDR", async () => nameColors("p3-by-number.avif", 12, 16), "is an HDR photo."],
])("%s is refused by the desk, even if the browser would show it", async (_, make, sentence) => {
  await expect(decodePhoto(new Blob([new Uint8Array(await make())]))).rejects.toThrow(sentence);
});

test("a photo that the browser cannot decode is called damaged", async () => {
  vi.stubGlobal("createImageBitmap", () =>
    Promise.reject(new Error("The source image could not be decoded.")),
  );
  await expect(decodePhoto(new Blob([new Uint8Array(await flat("#fff").avif().toBuffer())]))).rejects.toThrow(
    DAMAGED,
  );
});

test("a browser that alters pictures is blamed, not the photo, but not one that adds a little noise", async () => {
  const photo = new Blob([new Uint8Array(await flat("#fff").png().toBuffer())]);
  openBrowser([65, 127, 193, 255]);
  await expect(decodePhoto(photo)).resolves.toBeDefined();
  openBrowser([12, 200, 7, 255]);
  await expect(decodePhoto(photo)).rejects.toThrow("cannot be read: this browser alters pictures");
});
