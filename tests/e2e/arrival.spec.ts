/** The transition from a tile to its design: one movement, if the browser supports it and the visitor allows motion. */
import type { Page } from "@playwright/test";
import { honeyBee, moonMoth, toDesignPath } from "../fixtures/content.ts";
import { expectLoaded } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";
import { MOTION } from "../support/playwright.ts";

test.use(MOTION);

/** Records for each revealed page whether the drawing moved there from its place on the previous page. */
async function watchArrivals(page: Page) {
  await page.addInitScript(() =>
    addEventListener("pagereveal", async ({ viewTransition }) => {
      await viewTransition?.ready;
      const moved = document
        .getAnimations()
        .some(
          ({ effect }) => (effect as KeyframeEffect).pseudoElement === "::view-transition-group(drawing)",
        );
      sessionStorage.setItem(
        "arrivals",
        `${sessionStorage.getItem("arrivals") ?? ""}${moved ? "moved" : "stood"} `,
      );
    }),
  );
}
const arrivals = (page: Page) => page.evaluate(() => sessionStorage.getItem("arrivals")?.trim().split(" "));

const title = (page: Page, design: typeof moonMoth) =>
  page.getByRole("heading", { level: 1, name: design.title, exact: true });

/** Follows the tile's link and waits for the drawing. */
async function followTile(page: Page, design: typeof moonMoth): Promise<void> {
  const tile = page.getByRole("listitem").locator(`a[href$="${toDesignPath(design)}"]`);
  await tile.scrollIntoViewIfNeeded();
  await expectLoaded(tile.locator("img"));
  await tile.click();
  await expect(title(page, design)).toBeVisible();
}

test("the drawing moves from tile to plate, and on to the next", async ({ page }) => {
  await watchArrivals(page);
  await page.goto("/designs/");
  await followTile(page, moonMoth);
  await expect.poll(() => arrivals(page)).toEqual(["stood", "moved"]);
  await followTile(page, honeyBee);
  await expect.poll(() => arrivals(page)).toEqual(["stood", "moved", "moved"]);
});

test("nothing moves on arrival from another page, or under reduced motion", async ({ page }) => {
  await watchArrivals(page);
  await page.goto("contact/");
  await page.evaluate((path) => location.assign(path), toDesignPath(moonMoth));
  await expect(title(page, moonMoth)).toBeVisible();
  await expect.poll(() => arrivals(page)).toEqual(["stood", "stood"]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("designs/");
  await followTile(page, honeyBee);
  await expect.poll(() => arrivals(page)).toEqual(["stood", "stood", "stood", "stood"]);
});
