/** "On your own skin": opening it, with made-up photos and drawings. */
import type { Page } from "@playwright/test";
import { moonMoth } from "../../fixtures/content.ts";
import { intercept } from "../../support/page/network.ts";
import { nextFrame } from "../../support/page/screen.ts";
import { expect } from "../../support/page/test.ts";
import { makeBox, makeRamp, readPixels } from "../../support/try-on-model.ts";
import { openDesign, tryOnButton } from "./design.ts";

export const dialog = (page: Page) => page.getByRole("dialog");
export const stage = (page: Page) => page.getByRole("application");
export const slider = (page: Page, name: string) => dialog(page).getByRole("slider", { name });
export const frame = (page: Page) => dialog(page).locator(":has(> [data-handle])");
export const button = (page: Page, name: string) => dialog(page).getByRole("button", { name, exact: true });

export const arm = (page: Page, name: string) =>
  dialog(page).getByRole("group", { name: "Sample arm" }).getByRole("radio", { name });
export const problem = (page: Page) => dialog(page).getByRole("alert");

export async function openTryOn(page: Page): Promise<void> {
  await openDesign(page);
  await tryOnButton(page).click();
  await expect(dialog(page)).toBeVisible();
}

export async function choose(page: Page, file: Buffer): Promise<void> {
  await button(page, "Your photo").click();
  await pick(page, file);
}

/** Picks a file where the page already asks for a photo. */
export const pick = (page: Page, buffer: Buffer) =>
  dialog(page).getByLabel("Choose a photo").setInputFiles({ name: "arm.png", mimeType: "image/png", buffer });

/** Opens the try-on with the made-up photo, not to scale. */
export async function openFitting(page: Page): Promise<void> {
  await openTryOn(page);
  await choose(page, await makeRamp());
  await button(page, "Skip").click();
  await expectOn(page, "your photo");
}

/** Expects the drawing on an arm, or on the visitor's photo whose size is set or skipped. */
export async function expectOn(page: Page, place: "an arm" | "your photo"): Promise<void> {
  for (const named of [stage(page), dialog(page)])
    await expect(named).toHaveAccessibleName(`${moonMoth.title} on ${place}`);
}

export const openMore = (page: Page) => dialog(page).getByText("More", { exact: true }).click();

/** Replaces every drawing with a box, half black and half gray. */
export async function drawBox(page: Page): Promise<void> {
  await intercept(page, "**/images/*", async (route) => {
    const response = await route.fetch();
    const body = await makeBox(await response.body());
    await route.fulfill({ contentType: "image/png", body });
  });
}

/** Reads the canvas row by row, as RGB, after the frame that draws the last change. */
export async function readCanvas(page: Page) {
  await nextFrame(page);
  const canvas = dialog(page).locator("canvas");
  return readPixels(await canvas.evaluate((element: HTMLCanvasElement) => element.toDataURL("image/png")));
}
