/** The catalogue: its tiles, which pictures load, and that it works without scripts. */

import { available, catalogue, soldOut, toDesignPath } from "../fixtures/content.ts";
import { boxOf, isPhone } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";
import { button, tiles } from "./pages/catalogue.ts";

test.describe("the tiles", () => {
  test("link to their designs, or are buttons when sold out; the first view loads eagerly", async ({
    page,
  }) => {
    await page.goto("designs/");
    const paths = await tiles(page)
      .locator("a.tile:not([role])")
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    expect(paths.toSorted()).toEqual(available.map(toDesignPath).toSorted());
    const kinds = await tiles(page).evaluateAll((items) =>
      items.map((item) => item.querySelector("a")?.role ?? "link"),
    );
    expect(kinds).toEqual([...available.map(() => "link"), ...soldOut.map(() => "button")]);
    await expect(page.getByRole("button", { name: /Sold Out/ })).toHaveCount(soldOut.length);

    const images = tiles(page).locator("img");
    await expect(page.locator("#designs img[fetchpriority=high]")).toHaveCount(2);
    await expect(images.nth(5)).toHaveAttribute("loading", "eager");
    await expect(images.nth(6)).toHaveAttribute("loading", "lazy");
    for (const attribute of ["sizes", "srcset", "width", "height"])
      await expect(images.last()).toHaveAttribute(attribute, /./);
    await expect(images.last()).toHaveCSS("background-image", /url\("data:image/);
  });

  test("fill as many columns as fit on the screen", async ({ page }) => {
    await page.goto("designs/");
    for (const [width, columns] of [
      [320, 2],
      [360, 2],
      [640, 3],
      [1024, 4],
      [1440, 5],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const places = await page
        .locator("#designs")
        .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(" "));
      expect(places, String(width)).toHaveLength(columns);
    }
  });

  test("keep no placeholder when the picture cannot be fetched", async ({ page }) => {
    await page.route("**/images/*.webp", (route) => route.abort());
    await page.goto("designs/");
    for (const image of (await tiles(page).locator("img").all()).slice(0, 6))
      await expect(image).toHaveCSS("background-image", "none");
  });

  test("fetch the picture that fits their size", { tag: "@both" }, async ({ page }) => {
    await page.goto("designs/");
    const { natural, shown, fetched, density } = await tiles(page)
      .locator("img")
      .first()
      .evaluate(async (image: HTMLImageElement) => {
        await image.decode();
        const fetched = Number(/-(\d+)\./.exec(image.currentSrc)?.[1]);
        return { natural: image.naturalWidth, shown: image.clientWidth, fetched, density: devicePixelRatio };
      });
    expect(Math.abs(natural - shown)).toBeLessThanOrEqual(2);
    expect(fetched).toBeGreaterThanOrEqual(shown * density * 0.75);
    expect(fetched).toBeLessThan(shown * density * 2);
  });
});

test("all tiles are there without JavaScript, with no dead control", async ({ scriptless: page }) => {
  await page.goto("designs/?ink=color&sort=desc");
  await expect(tiles(page).first()).toBeVisible();
  await expect(tiles(page)).toHaveCount(catalogue.length);
  for (const name of ["Sort", "Filter"]) await expect(button(page, name)).toBeHidden();
  await expect(page.getByRole("button", { name: /^Save/ })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Book Now" })).toBeVisible();
  for (const [number, mark] of [
    ["first", page.getByRole("link", { name: "Booking" }).last()],
    ["last", page.locator("#design").getByText("Sold Out")],
  ] as const) {
    await tiles(page).getByRole("link")[number]().click();
    await expect(mark).toBeVisible();
    await page.goBack();
  }
});

test("the page ends with a link for your own idea", async ({ page }) => {
  await page.goto("designs/");
  const link = page.getByRole("main").getByRole("link").last();
  await expect(link).toHaveText("Something of your own?");
  await expect(link).toHaveAttribute("href", /\/contact\/#your-own-idea$/);
});

test("a focused tile is not under a bar", { tag: "@both" }, async ({ page }) => {
  // The low window puts focused tiles far apart.
  await page.setViewportSize(isPhone(page) ? { width: 390, height: 600 } : { width: 1024, height: 480 });
  await page.goto("designs/");
  const links = tiles(page).getByRole("link");
  for (const index of [available.length - 1, 6]) {
    await links.nth(index).focus();
    const tile = await boxOf(page.locator(":focus"));
    const bar = await boxOf(page.locator("#catalogue-bar"));
    const above = isPhone(page) ? await boxOf(page.getByRole("banner")) : bar;
    expect(tile.top).toBeGreaterThanOrEqual(above.bottom);
    if (isPhone(page)) expect(tile.bottom).toBeLessThanOrEqual(bar.top);
  }
});
