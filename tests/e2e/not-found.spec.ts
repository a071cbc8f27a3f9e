/** Addresses of designs that do not exist lead to the catalogue. */
import { unknownId } from "../fixtures/content.ts";
import { record } from "../support/page/record.ts";
import { expect, test } from "../support/page/test.ts";

test("an unknown design leads to the designs, which say so once; Back returns", async ({ page }) => {
  const seen = await record(page);
  await page.addInitScript(() => {
    if (document.body) throw new Error("too late");
    new MutationObserver(() => {
      if (
        document.body?.checkVisibility() &&
        location.pathname.includes("/design/") &&
        document.body.innerText.trim()
      )
        window.record(document.body.innerText);
    }).observe(document, { childList: true, subtree: true });
  });
  for (const unknown of [`design/${unknownId}/`, "design/abc/def/"]) {
    await page.goto(unknown);
    await expect(page).toHaveURL(/\/designs\/$/);
    await expect(page.getByRole("heading", { level: 1, name: "Designs" })).toBeVisible();
  }
  expect(seen).toEqual([]);
  const words = page.getByText("That design is no longer available.");
  await expect(words).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Sort" })).toBeVisible();
  await expect(words).toHaveCount(0);
  await page.goto("contact/");
  await page.evaluate((path) => location.assign(path), `/design/${unknownId}/`);
  await expect(page).toHaveURL(/\/designs\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/contact\/$/);
});
