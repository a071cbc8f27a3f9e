/** A device without any font of its own: letters have no width until the site's arrive. */
import { holdBack } from "../support/page/network.ts";
import { loadVisible, nextFrame } from "../support/page/screen.ts";
import { watchShifts } from "../support/page/shifts.ts";
import { expect, test } from "../support/page/test.ts";
import { launchWith } from "../support/playwright.ts";

test.use({ launchOptions: launchWith("none") });

// Text fields and balanced lines without a font crash Chromium 156: only Booking has neither.
test("nothing shifts on Booking when the fonts arrive", { tag: "@thorough" }, async ({ page }) => {
  const shifts = await watchShifts(page);
  const release = await holdBack(page, /\.woff2$/);
  await page.goto("/booking/", { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeAttached();
  await nextFrame(page);
  await release();
  await loadVisible(page);
  expect(await shifts()).toEqual([]);
});
