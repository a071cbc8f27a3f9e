/** The policies on paper: all of them, whatever is open on the screen. */

import { titles } from "./accordion.ts";
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
