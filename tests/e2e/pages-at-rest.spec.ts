/** What every page shows as it comes, before anybody does anything. One visit for all of it. */
import type { Page } from "@playwright/test";
import { fern, moonMoth, toDesignPath } from "../fixtures/content.ts";
import { watchRequests } from "../support/page/network.ts";
import { boxOf, isPhone } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";

const PAGES = [
  { path: "/", hasEarlyPictures: true },
  { path: "/designs/", hasEarlyPictures: true },
  { path: toDesignPath(moonMoth), hasEarlyPictures: true },
  { path: toDesignPath(fern), hasEarlyPictures: true },
  { path: "/about/", hasEarlyPictures: true },
  { path: "/info/" },
  { path: "/booking/" },
  { path: "/contact/" },
];

for (const { path, hasEarlyPictures = false } of PAGES)
  test(`${path} preloads what it shows, in its place and size`, { tag: "@both" }, async ({ page }) => {
    const asked = watchRequests(page);
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);

    await test.step("preloads its display face and its early pictures", async () => {
      const pictures = await readEarlyPictures(page);
      expect(pictures.length > 0).toBe(hasEarlyPictures);
      for (const { shown, widths } of pictures)
        expect(asked.filter((address) => widths.includes(address))).toEqual([shown]);
      const ahead = await page
        .locator("link[rel=preload]")
        .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).as));
      expect(ahead).toEqual(["font", ...Array(pictures.length).fill("image")]);
    });

    await test.step("the title is as far from the header as on every page", async () => {
      // On a phone, About begins with its portrait.
      if (isPhone(page) && path === "/about/") return;
      const { bottom } = await boxOf(page.getByRole("banner"));
      const { top } = await boxOf(page.getByRole("heading", { level: 1 }));
      expect(Math.round(top - bottom)).toBe(isPhone(page) ? 36 : 48);
    });

    await test.step("the sizes attributes match the pictures' widths", async () => {
      const widths = await readWidths(page);
      expect(widths.length > 0).toBe(hasEarlyPictures);
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

/** Reads the pictures that come first: the address that the browser has chosen, and all that it could choose from. */
const readEarlyPictures = (page: Page) =>
  page.locator("img[fetchpriority=high]").evaluateAll((images) =>
    (images as HTMLImageElement[]).map(({ currentSrc, srcset }) => ({
      shown: new URL(currentSrc).pathname,
      widths: srcset.split(", ").map((rung) => rung.split(" ")[0] ?? ""),
    })),
  );

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
