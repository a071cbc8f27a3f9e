/** A page loaded before a new version was published: the scripts that it loads later are gone. */
import { block, blockScripts, intercept } from "../support/page/network.ts";
import { expect, test } from "../support/page/test.ts";
import { photos } from "./pages/about.ts";
import { button, openPanel } from "./pages/catalogue.ts";

const CHUNKS = /assets\/chunks\//;
const NOTICE = "This page is older than the site: reload";

test("says so when a picture is pressed, and reloads", async ({ page }) => {
  await page.goto("/about/");
  const publishAgain = await intercept(page, CHUNKS, (route) => route.fulfill({ status: 404 }));
  await photos(page).first().click();
  await expect(page.getByText(NOTICE)).toBeVisible();
  await expect(page).toHaveURL(/\/about\/$/);
  await publishAgain();
  await button(page, "reload").click();
  await expect(page.getByText(NOTICE)).toHaveCount(0);
  await photos(page).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("says so when a choice in the catalogue is pressed, not before", async ({ page }) => {
  await blockScripts(page, /Price: low to high/, 404);
  const lost = page.waitForEvent("console", (message) => message.text().includes("Failed to fetch"));
  await page.goto("/designs/");
  await lost;
  await expect(page.getByText(NOTICE)).toHaveCount(0);
  await openPanel(page, "Sort");
  await expect(page.getByText(NOTICE)).toBeVisible();
});

test("leads to the picture itself when only the connection is lost", async ({ page }) => {
  await page.goto("/about/");
  await block(page, CHUNKS);
  await photos(page).first().click();
  await expect(page).toHaveURL(/\.webp$/);
});
