/** The about page: the artist, the method, the studio, its map and its photos. */
import type { Page } from "@playwright/test";
import { portfolio, studio } from "../fixtures/content.ts";
import { isMaps, serveMaps } from "../support/maps.ts";
import { boxOf } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";
import { readAspectRatio } from "../support/picture-files.ts";

const { about, contact, location } = studio;
const [FIRST = "", LAST = ""] = [portfolio.studio[0]?.alt, portfolio.studio.at(-1)?.alt];

const frame = (page: Page) => page.locator("iframe");
const photo = (page: Page, name: string) =>
  page.getByRole("region", { name: "Studio photos" }).getByRole("link", { name, exact: true });

test.beforeEach(({ page }) => page.route(isMaps, (route) => route.abort()));

test("tells who the artist is, what hand-poked is, and where the studio is", async ({ page }) => {
  await page.goto("/about/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(about.heading);
  for (const words of [
    about.lead,
    "Before needles came maps: years of drawing coastlines, one dot at a time.",
    "The studio is one room, with one bed & one guest at a time.",
  ])
    await expect(page.getByRole("main")).toContainText(words);
  await expect(page.getByRole("img", { name: portfolio.portrait.alt, exact: true })).toBeVisible();

  const method = page.getByRole("region", { name: "What hand-poked is" });
  await expect(method.getByRole("listitem")).toHaveText(about.handPoked.names);
  await expect(method).toContainText(about.handPoked.lead);
  await expect(method.getByRole("term")).toHaveText(["Pace", "Sound"]);
  await expect(method.getByRole("definition")).toHaveText(["slower", "quieter"]);

  const place = page.getByRole("region", { name: "The studio" });
  await expect(place).toContainText(location.street);
  await expect(place).toContainText("Duluth, MN 55802");
  await expect(place.getByRole("definition")).toHaveText([location.parking, location.hours, contact.email]);
  const link = (name: string) => place.getByRole("link", { name, exact: true });
  await expect(link(contact.email)).toHaveAttribute("href", `mailto:${contact.email}`);
  await expect(link("Open the map")).toHaveAttribute("href", location.map.linkUrl);
});

test("does not contact the maps service until the map comes near", async ({ page }) => {
  const asked = await serveMaps(page);
  await page.goto("/about/");
  await expect(frame(page)).not.toHaveAttribute("src");
  expect(asked).toEqual([]);
  await page.getByRole("link", { name: "Open the map" }).scrollIntoViewIfNeeded();
  await expect(frame(page)).toBeVisible();
  await expect(page.frameLocator("iframe").getByText("A map")).toBeVisible();
  await expect(frame(page)).toHaveAttribute("title", /^Map of the studio/);
  await expect(frame(page)).toHaveAttribute("loading", "lazy");
  expect(asked.filter((request) => request.startsWith("GET"))).toHaveLength(1);
});

test("keeps its layout and the link when the map cannot be reached", async ({ page }) => {
  const refused = page.waitForEvent("requestfailed", (request) => isMaps(new URL(request.url())));
  await page.goto("/about/");
  const link = page.getByRole("link", { name: "Open the map" });
  await link.scrollIntoViewIfNeeded();
  await refused;
  await expect(frame(page)).toBeHidden();
  await expect(frame(page)).not.toHaveAttribute("src");
  await expect(link).toBeVisible();
});

test("shows six studio photos in three columns", { tag: "@both" }, async ({ page }) => {
  await page.goto("/about/");
  const photos = page.getByRole("region", { name: "Studio photos" }).getByRole("link");
  const boxes = await Promise.all((await photos.all()).map(boxOf));
  expect(boxes).toHaveLength(6);
  expect(new Set(boxes.map(({ x }) => Math.round(x))).size).toBe(3);
  expect(new Set(boxes.map(({ y }) => Math.round(y))).size).toBe(2);
  for (const { width, height } of boxes) expect(width).toBeCloseTo(height, 0);
});

test("opens the photos in a loop, uncropped; Close returns focus", async ({ page, viewport }) => {
  await page.goto("/about/");
  const lightbox = page.getByRole("dialog", { name: "Studio photos" });
  await photo(page, FIRST).click();
  await expect(lightbox).toBeFocused();
  await lightbox.getByRole("button", { name: "Previous" }).click();
  await expect(lightbox.getByText(LAST)).toBeVisible();
  await lightbox.getByRole("button", { name: "Next" }).click();
  const picture = lightbox.getByRole("img", { name: FIRST });
  await expect(picture).toBeInViewport({ ratio: 1 });
  // The picture ends 16 px from both edges.
  await expect.poll(async () => (await boxOf(picture)).width).toBe((viewport?.width ?? 0) - 32);
  const { width, height } = await boxOf(picture);
  expect(width / height).toBeCloseTo(await readAspectRatio(portfolio.studio[0]?.src), 1);
  await lightbox.getByRole("button", { name: "Close" }).click();
  await expect(photo(page, FIRST)).toBeFocused();
  await expect(page).toHaveURL(/\/about\/$/);
});

test("remains usable when pictures and third parties fail", async ({ page, baseURL }) => {
  const faults: string[] = [];
  page.on("pageerror", ({ message }) => faults.push(message));
  await page.route(/.*/, (route) => {
    const { hostname, pathname } = new URL(route.request().url());
    const isOurs = hostname === new URL(baseURL ?? "").hostname;
    return isOurs && !pathname.startsWith("/images/") ? route.continue() : route.abort();
  });
  await page.goto("/about/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("link", { name: "Open the map" }).scrollIntoViewIfNeeded();
  await expect(page.getByRole("region", { name: "Studio photos" }).getByRole("link")).toHaveCount(6);
  expect(faults).toEqual([]);
});

test("is complete without JavaScript and does not contact the maps service", async ({ scriptless: page }) => {
  const asked = await serveMaps(page);
  await page.goto("/about/");
  await expect(page.getByText(location.hours, { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Open the map" })).toBeVisible();
  await page.getByRole("link", { name: FIRST, exact: true }).click();
  await expect(page).toHaveURL(/\/images\/.*\.webp$/);
  expect(asked).toEqual([]);
});
