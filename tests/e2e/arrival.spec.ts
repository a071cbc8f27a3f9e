/** The transition from a tile to its design: one movement, if the browser supports it and the visitor allows motion. */
import type { Page } from "@playwright/test";
import { honeyBee, moonMoth, toDesignPath } from "../fixtures/content.ts";
import { record } from "../support/page/record.ts";
import { expectLoaded } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";
import { MOTION } from "../support/playwright.ts";

test.use(MOTION);

/** Records for each revealed page whether the drawing moved there from its place on the previous page. */
async function recordArrivals(page: Page): Promise<string[]> {
  await page.addInitScript(() =>
    addEventListener("pagereveal", async ({ viewTransition }) => {
      await viewTransition?.ready;
      const moved = document
        .getAnimations()
        .some(
          ({ effect }) => (effect as KeyframeEffect).pseudoElement === "::view-transition-group(drawing)",
        );
      window.record(moved ? "moved" : "stood");
    }),
  );
  return record(page);
}

const title = (page: Page, design: typeof moonMoth) =>
  page.getByRole("heading", { level: 1, name: design.title, exact: true });

async function followTile(page: Page, design: typeof moonMoth): Promise<void> {
  const tile = page.getByRole("listitem").locator(`a[href$="${toDesignPath(design)}"]`);
  await tile.scrollIntoViewIfNeeded();
  await expectLoaded(tile.locator("img"));
  // The page's script names what moves, and comes after its pictures.
  await page.waitForLoadState("networkidle");
  await tile.click();
  await expect(title(page, design)).toBeVisible();
}

test("the drawing moves from tile to plate, but not under reduced motion", async ({ page }) => {
  const arrivals = await recordArrivals(page);
  await page.goto("/designs/");
  await followTile(page, moonMoth);
  await expect.poll(() => arrivals).toEqual(["stood", "moved"]);
  await followTile(page, honeyBee);
  await expect.poll(() => arrivals).toEqual(["stood", "moved", "moved"]);
  arrivals.length = 0;
  await page.goto("/contact/");
  await page.evaluate((path) => location.assign(path), toDesignPath(moonMoth));
  await expect(title(page, moonMoth)).toBeVisible();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/designs/");
  await followTile(page, honeyBee);
  await expect.poll(() => arrivals).toEqual(["stood", "stood", "stood", "stood"]);
});
