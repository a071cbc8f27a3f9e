/** The about page: the artist, the method, the studio, its map and its photos. */
import { portfolio, studio } from "../fixtures/content.ts";
import { isMaps, serveMaps } from "../support/maps.ts";
import { boxOf, isPhone } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";
import { readAspectRatio } from "../support/picture-files.ts";
import { map, mapLink, photos } from "./page-objects/about.ts";

const { about, contact, location } = studio;
const [FIRST = "", LAST = ""] = [portfolio.studio[0]?.alt, portfolio.studio.at(-1)?.alt];

test.beforeEach(({ page }) => page.route(isMaps, (route) => route.abort()));

test("tells who the artist is, what hand-poked is, and where the studio is", async ({ page }) => {
  await page.goto("/about/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(about.heading);
  for (const words of [
    about.name,
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

test("shows the map once, and keeps its link where the service cannot be reached", async ({ page }) => {
  await page.goto("/about/");
  await map(page).scrollIntoViewIfNeeded();
  await expect(mapLink(page)).toBeVisible();
  const asked = await serveMaps(page);
  await page.reload();
  await expect(page.frameLocator("iframe").getByText("A map")).toBeVisible();
  expect(asked).toHaveLength(1);
  await expect(map(page)).toHaveAttribute("loading", "lazy");
  await expect(mapLink(page)).toBeVisible();
});

test("shows six square studio photos in three columns, which open uncropped in a loop", {
  tag: "@both",
}, async ({ page, viewport }) => {
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
  if (isPhone(page)) {
    // The picture ends 16 px from both edges.
    await expect.poll(async () => (await boxOf(picture)).width).toBe((viewport?.width ?? 0) - 32);
  }
  const { width, height } = await boxOf(picture);
  expect(width / height).toBeCloseTo(await readAspectRatio(portfolio.studio[0]?.src), 1);
  await lightbox.getByRole("button", { name: "Close" }).click();
  await expect(photos(page).first()).toBeFocused();
  await expect(page).toHaveURL(/\/about\/$/);
});

test("is complete without JavaScript", async ({ scriptless: page }) => {
  await serveMaps(page);
  await page.goto("/about/");
  await expect(page.getByText(location.hours, { exact: true })).toBeVisible();
  await expect(page.frameLocator("iframe").getByText("A map")).toBeVisible();
  await photos(page).first().click();
  await expect(page).toHaveURL(/\/images\/.*\.webp$/);
});
