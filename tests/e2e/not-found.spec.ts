/** The 404 page: the snail at the end of its trail, and the link to the designs. */
import { expect, test } from "./test.ts";

test("has a friendly message, stays out of search engines, and links to the designs", async ({ page }) => {
  const response = await page.goto("/nothing/here/");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("This page is not here.");
  await expect(page.locator("link[rel=canonical]")).toHaveCount(0);
  await expect(page.locator("meta[name=description]")).toHaveAttribute("content", /no page at this address/);
  await page.getByRole("main").getByRole("link", { name: "See the designs" }).click();
  await expect(page).toHaveURL(/\/designs\/$/);
});

test("has one snail: its own replaces the footer's", async ({ page }) => {
  await page.goto("/nothing/");
  await expect(page.getByRole("main").locator(".mark")).toHaveCount(1);
  await expect(page.locator("main ~ * .mark")).toHaveCount(0);
  await page.goto("/contact/");
  await expect(page.locator("main ~ * .mark")).toHaveCount(1);
});
