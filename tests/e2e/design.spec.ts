/** The page of one design: what it says, and the way to a booking. */
import type { Page } from "@playwright/test";
import {
  available,
  findDesign,
  honeyBee,
  moonMoth,
  octopusArm,
  studioName,
  toDesignPath,
} from "./content.ts";
import { row, value } from "./facts.ts";
import { expect, test } from "./test.ts";

const open = (page: Page, design = moonMoth) => page.goto(toDesignPath(design));

test("says all there is to know, and leads to a booking of the design", async ({ page }) => {
  await open(page);
  await expect(page.getByRole("heading", { level: 1, name: "Moon Moth", exact: true })).toBeVisible();
  await expect(page.locator(".original")).toHaveAccessibleName("Moon Moth, dotwork drawing");
  await expect(value(page, "Recommended Size")).toHaveText("5 in high");
  await expect(value(page, "Estimated Hours")).toHaveText("4–5½");
  await expect(value(page, "Price")).toHaveText("$700");
  await expect(page.locator(".facts .lead p")).toHaveText([
    "A luna moth under a thin new moon.",
    "The tails can be shortened.",
  ]);
  await expect(
    page.getByText("Notes Size Adjustable, Design edits available", { exact: true }),
  ).toBeVisible();
  for (const footnote of [
    "Skin-tone previews are approximations.",
    /original artwork’s size/,
    /may change the price/,
  ])
    await expect(page.getByText(footnote)).toBeVisible();
  expect(await page.title()).toBe(`Moon Moth | ${studioName}`);
  await expect(page.getByRole("main").getByRole("link", { name: "Booking" })).toHaveAttribute(
    "href",
    "/booking/?design=1",
  );
});

test("leaves out what is not known", async ({ page }) => {
  await open(page, findDesign(6));
  await expect(row(page, "Recommended Size")).toHaveCount(1);
  await expect(row(page, "Price")).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("link", { name: "Booking" })).toBeVisible();
});

test("a sold-out design keeps its page, without price or booking", async ({ page }) => {
  await open(page, octopusArm);
  await expect(page.getByRole("main").getByText("Sold Out", { exact: true })).toBeVisible();
  await expect(row(page, "Price")).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("link", { name: "Booking" })).toHaveCount(0);
  await expect(page.locator(".original")).toHaveCSS("opacity", "0.5");
});

test("ends with every other design that can be had", async ({ page }) => {
  const [design, other] = [moonMoth, honeyBee];
  await open(page, design);
  const others = page.getByRole("region", { name: "Other designs" });
  await expect(others.getByRole("listitem")).toHaveCount(available.length - 1);
  await expect(others.getByRole("button")).toHaveCount(0);
  await expect(others.locator(`a[href$="${toDesignPath(design)}"]`)).toHaveCount(0);
  await others.locator(`a[href$="${toDesignPath(other)}"]`).click();
  await expect(page.getByRole("heading", { level: 1, name: other.title, exact: true })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("on a phone the way to book stays in reach, and covers nothing at the end of the page", async ({
  page,
}) => {
  await open(page);
  const booking = page.getByRole("main").getByRole("link", { name: "Booking" });
  await expect(booking).toBeInViewport();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.getByRole("button", { name: "Scroll to top" })).toBeVisible();
  const top = await booking.evaluate((link) => link.parentElement?.getBoundingClientRect().top ?? 0);
  for (const clear of [
    page.getByRole("button", { name: "Scroll to top" }),
    page.getByRole("link", { name: "Policies" }),
  ])
    expect(await clear.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThanOrEqual(
      top,
    );
});

test("a title of one very long word stays in its column", { tag: "@both" }, async ({ page }) => {
  await open(page);
  const title = page.getByRole("heading", { level: 1 });
  await title.evaluate((heading) => {
    heading.textContent = "Donaudampfschifffahrtsgesellschaftskapitaen".repeat(2);
  });
  expect(await title.evaluate((heading) => heading.scrollWidth - heading.clientWidth)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
