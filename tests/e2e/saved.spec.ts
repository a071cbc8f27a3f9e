/** Saving designs: on a tile, on a design's page, and across tabs. */
import { honeyBee, moonMoth, octopusArm, toDesignPath } from "../fixtures/content.ts";
import { blockScript } from "../support/page/network.ts";
import { expect, test } from "../support/page/test.ts";
import { button, keepSaved, saved, tiles, unsaved } from "./page-objects/catalogue.ts";

test("a design can be saved on Home, on its tile and on its page, which announce it", async ({ page }) => {
  const said = (words: string) => page.locator("[aria-live=polite]").filter({ hasText: words });
  await page.goto("/");
  await button(page, "Save Fern").click();
  await expect(saved(page, "Save Fern")).toBeVisible();

  await page.goto("/designs/");
  await button(page, "Save Honey Bee").click();
  await expect(saved(page, "Save Honey Bee")).toBeVisible();
  await expect(said("Saved: 2 designs on your list")).toBeVisible();
  await saved(page, "Save Fern").click();
  await expect(said("Removed: 1 design on your list")).toBeVisible();
  await expect(page).toHaveURL("/designs/");

  await page.goto(toDesignPath(moonMoth));
  await expect(saved(page, "Save Honey Bee")).toBeAttached();
  await button(page, "Save").click();
  await expect(saved(page, "Save")).toBeVisible();
  await page.goto(toDesignPath(honeyBee));
  await saved(page, "Save").click();
  await expect(unsaved(page, "Save")).toBeVisible();
  await expect(said("Removed: 1 design on your list")).toBeVisible();
});

test("a tile's button follows its link in Tab order, and keeps the focus", async ({ page }) => {
  await keepSaved(page, [octopusArm.id]);
  await page.goto("/designs/");
  await tiles(page).filter({ hasText: moonMoth.title }).getByRole("link").first().focus();
  await page.keyboard.press("Tab");
  await expect(unsaved(page, "Save Moon Moth")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(saved(page, "Save Moon Moth")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(unsaved(page, "Save Moon Moth")).toBeFocused();
  await saved(page, "Save Octopus Arm").click();
  await expect(unsaved(page, "Save Octopus Arm")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a design can be saved when the catalogue's island does not load", async ({ page }) => {
  await blockScript(page, "pages/designs/catalogue.island.tsx");
  // Without a reload (outdated.spec.ts), during which a press would be lost.
  await page.addInitScript(() =>
    addEventListener("vite:preloadError", (event) => event.stopImmediatePropagation()),
  );
  await page.goto("/designs/");
  await button(page, "Save Honey Bee").click();
  await expect(saved(page, "Save Honey Bee")).toBeVisible();
});

test("a tile follows changes in another tab, even when filtered out", async ({ page, context }) => {
  await page.goto("/designs/?status=soldOut");
  await expect(unsaved(page, "Save Octopus Arm")).toBeVisible();
  const other = await context.newPage();
  await other.goto(toDesignPath(moonMoth));
  await button(other, "Save").click();
  await button(page, "Saved (1)").click();
  await expect(saved(page, "Save Moon Moth")).toBeVisible();
  await saved(other, "Save").click();
  await expect(unsaved(page, "Save Moon Moth")).toBeVisible();
});
