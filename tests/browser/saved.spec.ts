/** Saving designs: on a tile, on a design's page, and across visits. */

import { honeyBee, moonMoth, octopusArm, toDesignPath } from "../fixtures/content.ts";
import { blockScripts } from "../support/page/network.ts";
import { isPhone } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";
import { button, saved, unsaved } from "./pages/catalogue.ts";

test("a design can be saved on its tile or its page", async ({ page }) => {
  await page.goto("/designs/");
  await button(page, "Save Honey Bee").click();
  await expect(saved(page, "Save Honey Bee")).toBeVisible();
  await expect(page).toHaveURL("/designs/");
  await page.goto(toDesignPath(honeyBee));
  await expect(saved(page, "Save")).toBeVisible();
  await page.goto(toDesignPath(moonMoth));
  await expect(saved(page, "Save Honey Bee")).toBeAttached();
  await button(page, "Save").click();
  await expect(saved(page, "Save")).toBeVisible();
  await page.goto("/designs/");
  await expect(saved(page, "Save Moon Moth")).toBeVisible();
  await saved(page, "Save Honey Bee").click();
  await expect(unsaved(page, "Save Honey Bee")).toBeVisible();
  await page.goto(toDesignPath(honeyBee));
  await expect(unsaved(page, "Save")).toBeVisible();
});

test("a sold-out design can be removed from the list", async ({ page }) => {
  await page.addInitScript((id) => localStorage.setItem("saved", String(id)), octopusArm.id);
  await page.goto("/designs/");
  await saved(page, "Save Octopus Arm").click();
  await expect(unsaved(page, "Save Octopus Arm")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a tile's button follows its link in Tab order and keeps the focus", async ({ page }) => {
  await page.goto("/designs/");
  await page.locator(`#designs a[href$="${toDesignPath(moonMoth)}"]`).focus();
  await page.keyboard.press("Tab");
  await expect(unsaved(page, "Save Moon Moth")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(saved(page, "Save Moon Moth")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(unsaved(page, "Save Moon Moth")).toBeFocused();
});

test("tiles follow changes in another tab, even when filtered out", async ({ page, context }) => {
  await page.goto("/designs/?status=soldOut");
  await expect(unsaved(page, "Save Octopus Arm")).toBeVisible();
  await expect(unsaved(page, "Save Moon Moth")).toHaveCount(0);
  const other = await context.newPage();
  await other.goto(toDesignPath(moonMoth));
  await button(other, "Save").click();
  await button(page, "Saved (1)").click();
  await expect(saved(page, "Save Moon Moth")).toBeVisible();
  await saved(other, "Save").click();
  await expect(unsaved(page, "Save Moon Moth")).toBeVisible();
});

test("saving and removing are announced, on every screen", { tag: "@both" }, async ({ page }) => {
  await page.goto("/designs/");
  const status = page.locator("[aria-live=polite]");
  await button(page, "Save Honey Bee").click();
  await expect(status.filter({ hasText: "Saved: 1 design on your list" })).toBeVisible();
  await page.goto(toDesignPath(moonMoth));
  await button(page, "Save").click();
  await expect(status.filter({ hasText: "Saved: 2 designs on your list" })).toBeVisible();
  await button(page, "Save").click();
  await expect(status.filter({ hasText: "Removed: 1 design on your list" })).toBeVisible();
});

test("a design can be saved when the catalogue's island does not load", async ({ page }) => {
  await blockScripts(page, /Price: low to high/);
  await page.goto("/designs/");
  await button(page, "Save Honey Bee").click();
  await expect(saved(page, "Save Honey Bee")).toBeVisible();
});

test("the first saved design shows where the list is on phones", {
  tag: "@both",
}, async ({ page }) => {
  await page.goto("/designs/");
  const sentence = page.getByText("Saved. The dot below shows your list.");
  await button(page, "Save Honey Bee").click();
  await expect(button(page, "Saved (1)")).toBeVisible();
  if (isPhone(page)) await expect(sentence).toBeInViewport({ ratio: 1 });
  else await expect(sentence).toBeHidden();
  await button(page, "Save Moon Moth").click();
  await expect(sentence).toHaveCount(0);
});
