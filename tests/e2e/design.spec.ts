/** The page of one design: what it says, and the way to a booking. */
import { expect, type Page, test } from "@playwright/test";
import type { Design } from "#domain/catalogue-schema.ts";
import type { Hours } from "#domain/hours-schema.ts";
import { findViolations } from "./axe.ts";
import {
  available,
  need,
  needAvailable,
  needOther,
  needSoldOut,
  someDesign,
  studioName,
  toDesignPath,
} from "./content.ts";
import { row, value } from "./facts.ts";

const open = (page: Page, design = someDesign) => page.goto(toDesignPath(design));

test("says all there is to know", async ({ page }) => {
  const isKnown = ({ price, tags }: Design) => price && tags && tags.length > 1;
  const design = need(available.find(isKnown), "no design with a price and notes that can be had");
  const { title, alt, imageDescription = "", price, tags = [] } = design;
  await open(page, design);
  await expect(page.getByRole("heading", { level: 1, name: title, exact: true })).toBeVisible();
  await expect(page.locator(".original")).toHaveAccessibleName(alt ?? `${title}, dotwork drawing`);
  await expect(row(page, "Recommended Size")).toHaveCount(1);
  await expect(row(page, "Estimated Hours")).toHaveCount(1);
  await expect(value(page, "Price")).toHaveText(price?.text ?? "");
  const lines = await page.locator(".facts .lead p").allTextContents();
  expect(lines.join(" ")).toBe(imageDescription.replaceAll(/\s+/g, " "));
  await expect(page.getByText(`Notes ${tags.join(", ")}`, { exact: true })).toBeVisible();
  for (const footnote of [
    "Skin-tone previews are approximations.",
    /original artwork’s size/,
    /may change the price/,
  ])
    await expect(page.getByText(footnote)).toBeVisible();
  const titles = [`${title} | ${studioName}`, `${title}, No. ${design.id} | ${studioName}`];
  expect(titles).toContain(await page.title());
});

test("says how long it takes, with a dash between two numbers", async ({ page }) => {
  const isWhole = ({ hours }: Design) =>
    hours && !hours.isOpen && Number.isInteger(hours.from) && Number.isInteger(hours.to);
  const design = need(available.find(isWhole), "no design that takes from one to another whole hour");
  const { from, to } = design.hours as Hours;
  await open(page, design);
  await expect(value(page, "Estimated Hours")).toHaveText(`${from}–${to}`);
});

test("puts each sentence of the description on a line of its own", async ({ page }) => {
  const read = ({ imageDescription = "" }: Design) =>
    /^([A-Z][^.!?]*[a-z]{4}\.)\s+([A-Z][^.!?]*\.)$/.exec(imageDescription)?.slice(1);
  const design = need(available.find(read), "no design that is described in two plain sentences");
  await open(page, design);
  await expect(page.locator(".facts .lead p")).toHaveText(read(design) ?? []);
});

test("leads to a booking that knows the design", async ({ page }) => {
  const design = needAvailable();
  await open(page, design);
  await expect(page.getByRole("main").getByRole("link", { name: "Booking" })).toHaveAttribute(
    "href",
    `/booking/?design=${design.id}`,
  );
});

test("leaves out what is not known", async ({ page }) => {
  await open(
    page,
    need(
      available.find(({ price }) => !price),
      "no design without a price that can be had",
    ),
  );
  await expect(row(page, "Recommended Size")).toHaveCount(1);
  await expect(row(page, "Price")).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("link", { name: "Booking" })).toBeVisible();
});

test("a sold-out design keeps its page, without price or booking", async ({ page }) => {
  await open(page, needSoldOut());
  await expect(page.getByRole("main").getByText("Sold Out", { exact: true })).toBeVisible();
  await expect(row(page, "Price")).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("link", { name: "Booking" })).toHaveCount(0);
  await expect(page.locator(".original")).toHaveCSS("opacity", "0.5");
  expect(await findViolations(page)).toEqual([]);
});

test("ends with every other design that can be had", async ({ page }) => {
  const [design, other] = [needAvailable(), needOther()];
  await open(page, design);
  const others = page.getByRole("region", { name: "Other designs" });
  await expect(others.getByRole("listitem")).toHaveCount(available.length - 1);
  await expect(others.getByRole("button")).toHaveCount(0);
  await expect(others.locator(`a[href$="${toDesignPath(design)}"]`)).toHaveCount(0);
  await others.locator(`a[href$="${toDesignPath(other)}"]`).click();
  await expect(page.getByRole("heading", { level: 1, name: other.title, exact: true })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("breaks no rule of axe, light or dark", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  expect(await findViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await findViolations(page)).toEqual([]);
});

test("on a phone the way to book stays in reach, and covers nothing at the end of the page", async ({
  page,
}) => {
  test.skip((page.viewportSize()?.width ?? 0) >= 960, "on wide screens it stands beside the drawing");
  await open(page, needAvailable());
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

test("a title of one very long word stays in its column", async ({ page }) => {
  await open(page);
  const title = page.getByRole("heading", { level: 1 });
  await title.evaluate((heading) => {
    heading.textContent = "Donaudampfschifffahrtsgesellschaftskapitaen".repeat(2);
  });
  expect(await title.evaluate((heading) => heading.scrollWidth - heading.clientWidth)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
