/** Pictures that cannot be loaded: their alternative text is legible, and nothing moves. */
import type { Page } from "@playwright/test";
import { moonMoth, soldOut, toDesignPath } from "../fixtures/content.ts";
import { expect, test } from "../support/page/test.ts";

const refusePictures = (page: Page) => page.route("**/images/**", (route) => route.abort());

const readHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Scrolls to every picture. Returns the addresses of those that do not show just their text. */
const findIllegible = (page: Page) =>
  page.evaluate(async () => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>("main img")];
    const shown = pictures.filter((picture) => picture.checkVisibility({ visibilityProperty: true }));
    for (const picture of shown) {
      picture.scrollIntoView({ behavior: "instant" });
      // Browsers request lazy pictures in the next frame.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
    return shown
      .filter((picture) => !picture.alt || getComputedStyle(picture).backgroundImage !== "none")
      .map(({ src }) => src);
  });

for (const path of ["/", "/designs/", "/about/", toDesignPath(moonMoth)])
  test(`failed pictures of ${path} show their text, and nothing shifts`, async ({ page }) => {
    await page.goto(path, { waitUntil: "networkidle" });
    // Scrolling adds more designs.
    await findIllegible(page);
    await page.waitForLoadState("networkidle");
    const height = await readHeight(page);
    await refusePictures(page);
    await page.reload();
    await expect.poll(() => findIllegible(page)).toEqual([]);
    // Browsers round the height.
    await expect.poll(async () => Math.abs((await readHeight(page)) - height)).toBeLessThanOrEqual(1);
  });

test("a sold-out design shows its title on its paper", async ({ page }) => {
  await page.goto("/designs/");
  const title = soldOut[0]?.title ?? "";
  const tile = page.getByRole("button", { name: `${title}, Sold Out` });
  await tile.scrollIntoViewIfNeeded();
  await refusePictures(page);
  await tile.click();
  const picture = page.getByRole("dialog").getByRole("img", { name: title });
  await expect(picture).toHaveCSS("opacity", "1");
  await expect(picture).toHaveCSS("color", "rgb(21, 22, 26)");
});
