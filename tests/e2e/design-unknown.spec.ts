/** Addresses of unknown designs redirect to the catalogue. */

import { unknownId } from "./content.ts";
import { expect, test } from "./test.ts";

test("an unknown address below /design/ ends at the designs, without a glimpse of anything else", async ({
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
});

test("the designs say once, above themselves, that a design is not there", async ({ page }) => {
  const words = page.getByText("That design is not here anymore.");
  await page.goto(`design/${unknownId}/`);
  await expect(words).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Sort" })).toBeVisible();
  await expect(words).toHaveCount(0);
});

test("an unknown design ends at the designs from a link too, and Back leads to where the link was", async ({
  page,
}) => {
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

test("other unknown addresses get the page that says so", async ({ page }) => {
  await page.goto("designer/");
  await expect(page.getByRole("link", { name: "See the designs" })).toBeVisible();
  await expect(page).toHaveURL(/\/designer\/$/);
});
