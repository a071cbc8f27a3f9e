/** Addresses that do not exist: those of designs lead to the catalogue, all others to a page that says so. */

import { unknownId } from "../fixtures/content.ts";
import { expect, test } from "../support/page/test.ts";

test("an unknown design leads to the designs, which say so once, without showing anything else", async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (document.body) throw new Error("too late");
    new MutationObserver(() => {
      if (
        document.body?.checkVisibility() &&
        location.pathname.includes("/design/") &&
        document.body.innerText.trim()
      )
        sessionStorage.setItem("seen", document.body.innerText);
    }).observe(document, { childList: true, subtree: true });
  });
  for (const unknown of [`design/${unknownId}/`, "design/abc/def/"]) {
    await page.goto(unknown);
    await expect(page).toHaveURL(/\/designs\/$/);
    await expect(page.getByRole("heading", { level: 1, name: "Designs" })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem("seen")), unknown).toBeNull();
  }
  const words = page.getByText("That design is no longer available.");
  await expect(words).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Sort" })).toBeVisible();
  await expect(words).toHaveCount(0);
});

test("a link to an unknown design leads to the designs, and Back returns to the link", async ({ page }) => {
  await page.goto("contact/");
  await page.evaluate((id) => {
    const link = document.createElement("a");
    link.href = `../design/${id}/`;
    link.textContent = "An old link";
    document.querySelector("main")?.append(link);
  }, unknownId);
  await page.getByRole("link", { name: "An old link" }).click();
  await expect(page).toHaveURL(/\/designs\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/contact\/$/);
});

test("any other unknown address has a friendly page that links to the designs", async ({ page }) => {
  const response = await page.goto("/designer/");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("This page is not here.");
  await expect(page.locator("meta[name=description]")).toHaveAttribute("content", /no page at this address/);
  await page.getByRole("main").getByRole("link", { name: "See the designs" }).click();
  await expect(page).toHaveURL(/\/designs\/$/);
});
