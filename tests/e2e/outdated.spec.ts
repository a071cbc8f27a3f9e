/** A page loaded before a new version was published: the scripts that it loads later are gone. */
import type { Page } from "@playwright/test";
import { intercept } from "../support/page/network.ts";
import { nextFrame } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";
import { photos } from "./page-objects/about.ts";

/** Answers all scripts but those that a page has from the start with this status. */
const publishAnew = (page: Page) =>
  intercept(page, /assets\/chunks\//, (route) => route.fulfill({ status: 404 }));

/** Counts the documents that the page loads. */
function countVisits(page: Page): () => number {
  let visits = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) visits += 1;
  });
  return () => visits;
}

test("reloads when a picture is pressed", async ({ page }) => {
  await page.goto("/about/");
  const finish = await publishAnew(page);
  const reloaded = page.waitForEvent("load");
  await photos(page).first().click();
  await finish();
  await reloaded;
  await expect(page).toHaveURL(/\/about\/$/);
  await photos(page).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("reloads only once while the scripts stay away, and shows what the build rendered", async ({ page }) => {
  const visits = countVisits(page);
  await publishAnew(page);
  const lost = () =>
    page.waitForEvent("console", (message) =>
      message.text().includes("Failed to fetch dynamically imported"),
    );
  const first = lost();
  await page.goto("/designs/");
  await first;
  await lost();
  await nextFrame(page);
  expect(visits()).toBe(2);
  await expect(page.getByRole("link", { name: "Book Now" })).toBeVisible();
});

test("does not reload when the connection is lost", async ({ page, context }) => {
  await page.goto("/about/");
  const visits = countVisits(page);
  await context.setOffline(true);
  const lost = page.waitForEvent("console", (message) => message.text().includes("lightbox"));
  await photos(page).first().click();
  await lost;
  await nextFrame(page);
  expect(visits()).toBe(0);
  await context.setOffline(false);
  await photos(page).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
});
