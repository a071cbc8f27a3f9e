/** Each picture's `sizes` attribute, compared with its actual width. */
import type { Page } from "@playwright/test";
import { expect, test } from "../support/page/test.ts";

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

test("the sizes attributes match the pictures' widths", { tag: "@both" }, async ({ page }) => {
  for (const path of ["/", "/about/", "/designs/", "/design/2/", "/design/4/"]) {
    await page.goto(path);
    const widths = await readWidths(page);
    expect(widths.length, path).toBeGreaterThan(0);
    for (const { sizes, share } of widths)
      expect(Math.abs(share - 1), `${path}: ${sizes}`).toBeLessThan(0.06);
  }
});
