/** "On your own skin": how to get there, with photos and drawings that are made up. */
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { moonMoth, toDesignPath } from "./content.ts";
import { nextFrame } from "./frames.ts";
import { expect } from "./test.ts";

export const dialog = (page: Page) => page.getByRole("dialog");
export const stage = (page: Page) => page.getByRole("application");
export const slider = (page: Page, name: string) => dialog(page).getByRole("slider", { name });
export const button = (page: Page, name: string) => dialog(page).getByRole("button", { name, exact: true });

export const PHOTO = { width: 800, height: 600 };
/** The ramp of the photo: its grey at a column. */
export const greyAt = (x: number) => Math.round(60 + (140 * x) / PHOTO.width);

export async function openTryOn(page: Page): Promise<void> {
  await page.goto(toDesignPath(moonMoth));
  await page.getByRole("button", { name: "Try it on your skin" }).click();
  await expect(dialog(page)).toBeVisible();
}

export async function choose(page: Page, file: Buffer, name = "arm.png"): Promise<void> {
  await dialog(page)
    .getByLabel("Choose a photo")
    .setInputFiles({ name, mimeType: "image/png", buffer: file });
}

/** With the made-up photo on the bench. */
export async function openFitting(page: Page): Promise<void> {
  await openTryOn(page);
  await choose(page, await makeRamp());
  await expect(stage(page)).toBeVisible();
}

export const makeRamp = () => makeGrey(PHOTO, greyAt);

/** A PNG whose columns are each of one grey. */
function makeGrey({ width, height }: typeof PHOTO, toGrey: (x: number) => number): Promise<Buffer> {
  const pixels = Uint8Array.from({ length: width * height }, (_, index) => toGrey(index % width));
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
}

/** Whatever is drawn becomes a box: its left half black, the right half grey. */
export async function drawBox(page: Page): Promise<void> {
  await page.route("**/images/*", async (route) => {
    const response = await route.fetch();
    const { width, height } = await sharp(await response.body()).metadata();
    const body = await makeGrey({ width, height }, (x) => (x < width / 2 ? 0 : 128));
    await route.fulfill({ contentType: "image/png", body });
  });
}

/** The canvas, row by row, as RGB, after the frame in which the last change is drawn. */
export async function readCanvas(page: Page) {
  await nextFrame(page);
  const address = await dialog(page)
    .locator("canvas")
    .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL("image/png"));
  const { data, info } = await sharp(Buffer.from(address.split(",")[1] ?? "", "base64"))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
