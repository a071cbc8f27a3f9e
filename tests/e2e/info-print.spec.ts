/** The printed policies: all of them, regardless of what is open on the screen. */

import { DEPOSIT, isOpen, openSections, PATHS, section, summary, titles, WIDGET } from "./accordion.ts";
import { expect, test } from "./test.ts";

test("shows every section on paper, in two columns", async ({ page }) => {
  await page.goto("/info/");
  await page.emulateMedia({ media: "print" });
  const bodies = page.locator("details > div");
  await expect(bodies).toHaveCount(titles.length);
  const columns = new Set<number>();
  for (const body of await bodies.all()) {
    const box = await body.boundingBox();
    expect(box?.height).toBeGreaterThan(10);
    columns.add(Math.round(box?.x ?? 0));
  }
  expect(columns.size).toBe(2);
  await expect(page.getByRole("link", { name: "Continue to booking" })).toBeHidden();
});

test("opens every section while printing in browsers whose stylesheets cannot", async ({ page }) => {
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await page.goto("/info/");
  await summary(page, DEPOSIT).click();
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(openSections(page)).toHaveCount(titles.length);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(openSections(page)).toHaveCount(1);
  await isOpen(section(page, DEPOSIT));
  await expect(page).toHaveURL(PATHS[DEPOSIT] as string);
  await summary(page, WIDGET).click();
  await expect(openSections(page)).toHaveCount(1);
});
