/** A design's page: the drawing on its plate, the facts beside it, and the preview on skin. */
import { expect, type Page } from "@playwright/test";
import { moonMoth, toDesignPath } from "../../fixtures/content.ts";

export const openDesign = (page: Page, design = moonMoth, query = "") =>
  page.goto(toDesignPath(design) + query);

export const plate = (page: Page) => page.getByRole("article").getByRole("figure").first();
export const original = (page: Page) => plate(page).getByRole("img").first();
/** Locates the drawing on the chosen tone, which covers the original. */
export const tinted = (page: Page) => plate(page).locator("[data-tinted]");
/** Locates the ruler along a side, inside the element. Its end dots are 4 pixels inside it. */
export const ruler = (region: { locator: Page["locator"] }, axis: "x" | "y") =>
  region.locator(`.ruler-${axis}:visible`);
/** Locates the outline of an average hand beside the drawing, to scale. */
export const hand = (page: Page) =>
  page.getByRole("figure").filter({ hasText: "beside a hand of average size" }).locator("[aria-hidden]");
export const bookBar = (page: Page) =>
  page.getByRole("main").getByRole("link", { name: "Booking" }).locator("..");

export const others = (page: Page) =>
  page.getByRole("region", { name: "Other designs" }).getByRole("listitem");

export const previewButton = (page: Page) => page.locator("summary", { hasText: "Preview on skin" });
export const tryOnButton = (page: Page) => page.getByRole("button", { name: "Try it on your skin" });
export const tone = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });

export async function chooseTone(page: Page, name: string): Promise<void> {
  await tone(page, name).check();
  await expectTone(page, name);
}

/** Expects the tone to be chosen, and not to wait for its picture. */
export const expectTone = (page: Page, name: string) =>
  expect(page.locator("[name=tone]:checked:not([data-pending])")).toHaveValue(name.toLowerCase());
