/** The home page's galleries, and the lightbox that opens over them. */
import { expect, type Locator, type Page } from "@playwright/test";
import { tattoos } from "../../fixtures/content.ts";

export const toId = (index: number) => `work-${tattoos.at(index)?.id}`;

export const gallery = (page: Page, name = "Tattoos") => page.getByRole("region", { name });
/** Locates the part of a gallery that moves. */
export const view = (region: Locator) => region.locator(":has(> [data-gallery])");
/** Locates the links to pictures, in the order of the document. */
export const pictures = (region: Locator) => region.locator("li > [data-pswp-width]");

export const expectLooping = (page: Page) => expect(page.locator(".swiper-initialized")).toHaveCount(2);

export async function openLooping(page: Page): Promise<void> {
  await page.goto("/");
  await expectLooping(page);
}

/** Reads the id of the picture at the gallery's left edge. */
export function readFirst(region: Locator): Promise<string | undefined> {
  return region.evaluate((section) => {
    const start = Number.parseFloat(
      getComputedStyle(section.querySelector(":has(> [data-gallery])") as Element).paddingLeft,
    );
    const slides = [...section.querySelectorAll("[data-pswp-width]")];
    return slides.find((slide) => Math.abs(slide.getBoundingClientRect().left - start) < 1)?.id;
  });
}

export const expectFirst = (region: Locator, id: string | undefined) =>
  expect.poll(() => readFirst(region)).toBe(id);

export const slideButton = (page: Page, name: "Previous" | "Next") =>
  gallery(page).getByRole("button", { name: `${name} slide` });

export const lightbox = (page: Page) => page.getByRole("dialog", { name: "Tattoos" });
export const firstPicture = (page: Page) => page.locator(`a#${toId(0)}`);
export const lightboxButton = (page: Page, name: string) =>
  lightbox(page).getByRole("button", { name, exact: true });

export async function openFirst(page: Page): Promise<void> {
  await page.goto("/");
  await firstPicture(page).click();
  await expect(lightbox(page)).toBeFocused();
}

/** Expects a usable page again, with focus on the picture. */
export async function expectClosed(page: Page, id = toId(0)): Promise<void> {
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.locator(`#${id}`)).toBeFocused();
  await expect(page).toHaveURL(/\/$/);
}
