/** "On your own skin": how to get there, with photos and drawings that are made up. */
import type { Page } from "@playwright/test";
import { makeBox, makeRamp, readPixels } from "../support/try-on-model.ts";
import { moonMoth, toDesignPath } from "./content.ts";
import { nextFrame } from "./frames.ts";
import { expect } from "./test.ts";

export const dialog = (page: Page) => page.getByRole("dialog");
export const stage = (page: Page) => page.getByRole("application");
export const slider = (page: Page, name: string) => dialog(page).getByRole("slider", { name });
/** Around the drawing. */
export const frame = (page: Page) => dialog(page).locator(":has(> [data-handle])");
export const button = (page: Page, name: string) => dialog(page).getByRole("button", { name, exact: true });

export async function openTryOn(page: Page): Promise<void> {
  await page.goto(toDesignPath(moonMoth));
  await page.getByRole("button", { name: "Preview on skin" }).click();
  await page.getByRole("button", { name: "Try it on your skin" }).click();
  await expect(dialog(page)).toBeVisible();
}

export async function choose(page: Page, file: Buffer, name = "arm.png"): Promise<void> {
  await button(page, "Your photo").click();
  await dialog(page)
    .getByLabel("Choose a photo")
    .setInputFiles({ name, mimeType: "image/png", buffer: file });
}

/** With the made-up photo on the bench, not to scale. */
export async function openFitting(page: Page): Promise<void> {
  await openTryOn(page);
  await choose(page, await makeRamp());
  await button(page, "Skip").click();
  await expect(stage(page)).toHaveAccessibleName(`${moonMoth.title} on your photo`);
}

export const openMore = (page: Page) => dialog(page).getByText("More", { exact: true }).click();

/** Whatever is drawn becomes a box: its left half black, the right half gray. */
export async function drawBox(page: Page): Promise<void> {
  await page.route("**/images/*", async (route) => {
    const response = await route.fetch();
    const body = await makeBox(await response.body());
    await route.fulfill({ contentType: "image/png", body });
  });
}

/** The canvas as the data URL of a PNG, after the frame in which the last change is drawn. */
export async function captureCanvas(page: Page): Promise<string> {
  await nextFrame(page);
  return dialog(page)
    .locator("canvas")
    .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL("image/png"));
}

/** The canvas, row by row, as RGB. */
export const readCanvas = async (page: Page) => readPixels(await captureCanvas(page));
