/** Pictures that cannot be loaded: their alternative text is legible. tests/site/shell.test.ts has the room that they keep. */
import { moonMoth, toDesignPath } from "../fixtures/content.ts";
import { block } from "../support/page/network.ts";
import { expect, test } from "../support/page/test.ts";

for (const path of ["/", "/designs/", "/about/", toDesignPath(moonMoth)])
  test(`failed pictures of ${path} show their text`, async ({ page }) => {
    await block(page, "**/images/**");
    await page.goto(path);
    /** Scrolls to every picture. Returns the addresses of those that do not show just their text. */
    const findIllegible = () =>
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
    await expect.poll(findIllegible, { timeout: 30_000 }).toEqual([]);
  });
