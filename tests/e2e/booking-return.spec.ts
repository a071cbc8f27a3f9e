/** Booking with the back-forward cache: leaving and coming back. */
import { expect, type Page } from "@playwright/test";
import { inCalendar, say, serveProvider } from "./cal-provider.ts";
import { test } from "./kept-pages.ts";

async function leaveAndComeBack(page: Page): Promise<void> {
  // By the keyboard: right after a scroll, a click can land in the calendar's frame, where that was before.
  await page.getByRole("contentinfo").getByRole("link", { name: "Policies" }).press("Enter");
  await expect(page).toHaveURL(/\/info\/$/);
  // A kept page loads nothing: there is no load event to wait for.
  await page.goBack({ waitUntil: "commit" });
  await expect(page).toHaveURL(/\/booking\/$/);
}

/** What the calendar answers. The test runner loses sight of frames in kept pages, so the page itself asks. */
function callCalendar(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        addEventListener("message", ({ data }) => resolve(data.type));
        frames[0]?.postMessage({ method: "areYouThere" }, "*");
      }),
  );
}

test("a ready calendar is still there", async ({ page }) => {
  await serveProvider(page);
  await page.goto("/booking/");
  await say(page, "linkReady");
  await leaveAndComeBack(page);
  expect(await page.evaluate(() => window.wasKept)).toBe(true);
  await expect(page.getByTitle("Booking calendar")).toBeVisible();
  await expect(page.getByRole("region", { name: "Calendar" }).getByRole("status")).toHaveCount(0);
  expect(await callCalendar(page)).toBe("here");
});

test("a calendar that had failed is asked for again", async ({ page }) => {
  await serveProvider(page, { script: (route) => route.abort() });
  await page.goto("/booking/");
  const apology = page.getByRole("heading", { name: "The calendar did not load" });
  await expect(apology).toBeVisible();
  await page.unrouteAll();
  await serveProvider(page);
  await leaveAndComeBack(page);
  await say(page, "linkReady");
  await expect(inCalendar(page).getByRole("heading")).toBeVisible();
  await expect(apology).toHaveCount(0);
  const [visit] = await page.evaluate(() =>
    performance.getEntriesByType("navigation").map((entry) => entry.toJSON()),
  );
  expect(visit.type).toBe("reload");
});
