/** Pictures that cannot be fetched: their placeholder goes, their words are legible. */

import { expect, test } from "./test.ts";

test.beforeEach(async ({ page }) => {
  await page.route("**/images/*.webp", (route) => route.abort());
});

test("no picture of the catalogue's first view that has failed keeps its placeholder", async ({ page }) => {
  await page.goto("designs/");
  for (const image of (await page.locator("#designs img").all()).slice(0, 6))
    await expect(image).toHaveCSS("background-image", "none");
});

test("nor does a picture of a carousel, whose ground goes too", async ({ page }) => {
  await page.goto("/");
  const slide = page.getByRole("region", { name: "Tattoos" }).getByRole("link").first();
  await expect(slide.getByRole("img")).toHaveCSS("background-image", "none");
  await expect(slide).toHaveCSS("background-image", "none");
});
