/** What every page shows as it comes, before anybody does anything. One visit for all of it. */
import type { Page } from "@playwright/test";
import { fern, moonMoth, toDesignPath } from "../fixtures/content.ts";
import { boxOf, isPhone } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";

const PAGES = [
  { path: "/", hasPictures: true },
  { path: "/designs/", hasPictures: true },
  { path: toDesignPath(moonMoth), hasPictures: true },
  { path: toDesignPath(fern), hasPictures: true },
  { path: "/about/", hasPictures: true },
  { path: "/info/" },
  { path: "/booking/" },
  { path: "/contact/" },
];

for (const { path, hasPictures = false } of PAGES)
  test(`${path} shows its title and pictures in their places`, { tag: "@both" }, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);

    await test.step("the title is as far from the header as on every page", async () => {
      // On a phone, About begins with its portrait.
      if (isPhone(page) && path === "/about/") return;
      const { bottom } = await boxOf(page.getByRole("banner"));
      const { top } = await boxOf(page.getByRole("heading", { level: 1 }));
      expect(Math.round(top - bottom)).toBe(isPhone(page) ? 36 : 48);
    });

    await test.step("the sizes attributes match the pictures' widths", async () => {
      const widths = await readWidths(page);
      expect(widths.length > 0).toBe(hasPictures);
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
