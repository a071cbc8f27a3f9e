/** The about page: the studio's map and its photos. tests/site/pages.test.ts has its words. */
import { portfolio } from "../fixtures/content.ts";
import { isMaps, serveMaps } from "../support/maps.ts";
import { boxOf } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";
import { readAspectRatio } from "../support/picture-files.ts";
import { map, mapLink, photos } from "./page-objects/about.ts";

const [FIRST = "", LAST = ""] = [portfolio.studio[0]?.alt, portfolio.studio.at(-1)?.alt];

test.beforeEach(({ page }) => page.route(isMaps, (route) => route.abort()));

test("the map shows once, beside a link that stays where the service cannot be reached", async ({ page }) => {
  await page.goto("/about/");
  await map(page).scrollIntoViewIfNeeded();
  await expect(mapLink(page)).toBeVisible();
  const asked = await serveMaps(page);
  await page.reload();
  await expect(page.frameLocator("iframe").getByText("A map")).toBeVisible();
  expect(asked).toHaveLength(1);
  await expect(mapLink(page)).toBeVisible();
});

test("six square photos in three columns open uncropped, in a loop", async ({ page }) => {
  await page.goto("/about/");
  const boxes = await Promise.all((await photos(page).all()).map(boxOf));
  expect(boxes).toHaveLength(6);
  expect(new Set(boxes.map(({ x }) => Math.round(x))).size).toBe(3);
  for (const { width, height } of boxes) expect(width).toBeCloseTo(height, 0);

  const lightbox = page.getByRole("dialog", { name: "Studio photos" });
  await photos(page).first().click();
  await expect(lightbox).toBeFocused();
  await lightbox.getByRole("button", { name: "Previous" }).click();
  await expect(lightbox.getByText(LAST)).toBeVisible();
  await lightbox.getByRole("button", { name: "Next" }).click();
  const picture = lightbox.getByRole("img", { name: FIRST });
  await expect(picture).toBeInViewport({ ratio: 1 });
  const { width, height } = await boxOf(picture);
  expect(width / height).toBeCloseTo(await readAspectRatio(portfolio.studio[0]?.src), 1);
  await lightbox.getByRole("button", { name: "Close" }).click();
  await expect(photos(page).first()).toBeFocused();
  await expect(page).toHaveURL(/\/about\/$/);
});

test("the map and the photos work without JavaScript", async ({ scriptless: page }) => {
  await serveMaps(page);
  await page.goto("/about/");
  await expect(page.frameLocator("iframe").getByText("A map")).toBeVisible();
  await photos(page).first().click();
  await expect(page).toHaveURL(/\/images\/.*\.webp$/);
});
