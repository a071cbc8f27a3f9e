/** What every page shows as it comes, before anybody does anything. One visit for all of it. */
import type { Page } from "@playwright/test";
import { fern, moonMoth, toDesignPath } from "../fixtures/content.ts";
import { boxOf } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";

const WITH_PICTURES = ["/", "/designs/", toDesignPath(moonMoth), toDesignPath(fern), "/about/"];

for (const path of [...WITH_PICTURES, "/info/", "/booking/", "/contact/"])
  test(`${path} has the widths that its pictures promise, and fits from right to left`, {
    tag: "@both",
  }, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);

    await test.step("the sizes attributes match the pictures' widths", async () => {
      const widths = await readWidths(page);
      expect(widths.length > 0).toBe(WITH_PICTURES.includes(path));
      for (const { sizes, share } of widths) expect(Math.abs(share - 1), sizes).toBeLessThan(0.06);
    });

    await test.step("from right to left, it is no wider than the screen", async () => {
      const { width } = page.viewportSize() ?? {};
      await page.evaluate(() => {
        document.documentElement.dir = "rtl";
      });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const { left, right } = await boxOf(page.getByRole("main"));
      expect([left, right]).toEqual([0, width]);
    });
  });

/** Evaluates `sizes`, except `auto`. Skips the drawing beside the hand, which reuses the plate's files. */
const readWidths = (page: Page) =>
  page.locator("main img[sizes]:not(:has(+ figcaption) *):visible").evaluateAll((images) =>
    images.flatMap((image) => {
      const { sizes, srcset } = image as HTMLImageElement;
      const { width } = image.getBoundingClientRect();
      const said = sizes
        .split(", ")
        .map((entry) => /^((?:\([^()]*\)(?: and )?)*) ?(.*)$/.exec(entry) ?? [])
        .find(([, media = ""]) => matchMedia(media).matches)?.[2];
      if (!said || said === "auto" || width === 0 || !srcset) return [];
      const probe = document.body.appendChild(document.createElement("div"));
      probe.style.width = said;
      const promised = probe.getBoundingClientRect().width;
      probe.remove();
      return [{ sizes, share: promised / width }];
    }),
  );
