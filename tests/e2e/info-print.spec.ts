/** The policies on paper: all of them, whatever is open on the screen. */
import { expect, test } from "@playwright/test";
import {
  isOpen,
  needTwoPolicies,
  openSections,
  section,
  summary,
  titles,
  toPolicyPath,
} from "./accordion.ts";

test("shows every section on paper, in two columns", async ({ page }) => {
  needTwoPolicies();
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
  const [first, second] = needTwoPolicies();
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await page.goto("/info/");
  await summary(page, first.title).click();
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(openSections(page)).toHaveCount(titles.length);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(openSections(page)).toHaveCount(1);
  await isOpen(section(page, first.title));
  await expect(page).toHaveURL(toPolicyPath(first.title));
  await summary(page, second.title).click();
  await expect(openSections(page)).toHaveCount(1);
});
