/** Where no page is: the snail at the end of its trail, and the way to the designs. */
import { expect, test } from "@playwright/test";
import { findViolations } from "./axe.ts";

test("says so kindly, and leads back to the designs", async ({ page }) => {
  const response = await page.goto("/nothing/here/");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("This page is not here.");
  await expect(page.getByRole("link", { name: "See the designs" })).toHaveAttribute("href", "/designs/");
});

test("ends with one snail: its trail and the footer's are the same", async ({ page }) => {
  await page.goto("/nothing/");
  await expect(page.getByRole("main").locator(".mark")).toHaveCount(1);
  await expect(page.locator(".trail .mark")).toHaveCount(0);
  await page.goto("/contact/");
  await expect(page.locator(".trail .mark")).toHaveCount(1);
});

test("has no address that search engines should keep", async ({ page }) => {
  await page.goto("/nothing/");
  await expect(page.locator("link[rel=canonical]")).toHaveCount(0);
});

test("has a description of its own", async ({ page }) => {
  await page.goto("/nothing/");
  await expect(page.locator("meta[name=description]")).toHaveAttribute("content", /no page at this address/);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`has nothing that axe objects to, in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto("/nothing/");
    expect(await findViolations(page)).toEqual([]);
  });
}
