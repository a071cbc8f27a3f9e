/** Pictures that cannot be loaded: their alternative text is legible, and nothing moves. */
import type { Page } from "@playwright/test";
import { moonMoth, offered, toDesignPath } from "../fixtures/content.ts";
import { block } from "../support/page/network.ts";
import { expect, test } from "../support/page/test.ts";
import { others } from "./page-objects/design.ts";

const DESIGN = toDesignPath(moonMoth);

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

for (const path of ["/", "/designs/", "/about/", DESIGN])
  test(`failed pictures of ${path} show their text, and nothing shifts`, async ({ page }) => {
    await page.goto(path);
    // Scrolling to the end of a design's page adds more designs.
    await findIllegible(page);
    if (path === DESIGN) await expect(others(page)).toHaveCount(offered.length - 1);
    const height = await readHeight(page);
    await block(page, "**/images/**");
    await page.reload();
    await expect.poll(() => findIllegible(page), { timeout: 30_000 }).toEqual([]);
    // Browsers round the height.
    await expect.poll(async () => Math.abs((await readHeight(page)) - height)).toBeLessThanOrEqual(1);
  });
