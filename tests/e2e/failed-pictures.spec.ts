/** Pictures that cannot be loaded: their alternative text is legible, and everything keeps its place. */
import type { Page } from "@playwright/test";
import { moonMoth, soldOut, toDesignPath } from "./content.ts";
import { expect, test } from "./test.ts";

const refusePictures = (page: Page) => page.route("**/images/**", (route) => route.abort());

const pictures = (page: Page) => page.locator("main img:visible");
const readHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

for (const path of ["/", "/designs/", "/about/", toDesignPath(moonMoth)])
  test(`the pictures of ${path} leave their text, and nothing shifts`, async ({ page }) => {
    await page.goto(path, { waitUntil: "networkidle" });
    const height = await readHeight(page);
    await refusePictures(page);
    await page.reload({ waitUntil: "networkidle" });
    for (const picture of await pictures(page).all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).not.toHaveAttribute("alt", "");
      await expect(picture).toHaveCSS("background-image", "none");
      await expect(picture).toHaveCSS("opacity", "1");
    }
    expect(await readHeight(page)).toBe(height);
  });

test("a sold-out design leaves its title on its paper", async ({ page }) => {
  await page.goto("/designs/");
  const title = soldOut[0]?.title ?? "";
  const tile = page.getByRole("button", { name: title });
  await tile.scrollIntoViewIfNeeded();
  await refusePictures(page);
  await tile.click();
  const picture = page.getByRole("dialog").getByRole("img", { name: title });
  await expect(picture).toHaveCSS("opacity", "1");
  await expect(picture).toHaveCSS("color", "rgb(21, 22, 26)");
});
