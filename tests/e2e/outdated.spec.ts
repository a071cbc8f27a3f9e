/** A page loaded before a new version was published: the scripts that it loads later are gone. */
import type { Page } from "@playwright/test";
import { intercept } from "../support/page/network.ts";
import { nextFrame, untilScripted } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";
import { photos } from "./page-objects/about.ts";

/** Answers all scripts but the one that the page has from the start with this status. */
function publishAnew(page: Page) {
  return intercept(
    page,
    ({ pathname }) => pathname.startsWith("/assets/chunks/"),
    (route) => route.fulfill({ status: 404 }),
  );
}

/** Counts the documents that the page loads from now on. */
function countVisits(page: Page): () => number {
  let visits = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) visits += 1;
  });
  return () => visits;
}

test("an outdated page reloads when a picture is pressed, but not when offline", async ({
  page,
  context,
}) => {
  await page.goto("/about/");
  const finish = await publishAnew(page);
  const reloaded = page.waitForEvent("load");
  await photos(page).first().click();
  await reloaded;
  await finish();
  await untilScripted(page);
  await expect(page).toHaveURL(/\/about\/$/);
  const visits = countVisits(page);
  await context.setOffline(true);
  const failed = page.waitForEvent("requestfailed");
  await photos(page).first().focus();
  await failed;
  await nextFrame(page);
  expect(visits()).toBe(0);
  await context.setOffline(false);
  await photos(page).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("a page reloads only once while its scripts stay away, and shows its content", async ({ page }) => {
  const visits = countVisits(page);
  await publishAnew(page);
  const lost = page.waitForEvent("console", (message) =>
    message.text().includes("Failed to fetch dynamically imported"),
  );
  await page.goto("/designs/?sort=desc");
  await lost;
  await nextFrame(page);
  expect(visits()).toBe(2);
  await expect(page.getByRole("link", { name: "Book Now" })).toBeVisible();
});
