/** The catalogue: its tiles, what is loaded of them, and that they need no script. */

import { button, isPhone, tiles } from "./catalogue.ts";
import { available, catalogue, soldOut, toDesignPath } from "./content.ts";
import { expect, test } from "./test.ts";

test.describe("the tiles", () => {
  test("stand in as many columns as the screen has room for", async ({ page }) => {
    await page.goto("designs/");
    const columns = (width: number) =>
      page
        .setViewportSize({ width, height: 800 })
        .then(() =>
          page
            .locator("#designs")
            .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(" ").length),
        );
    expect([
      await columns(320),
      await columns(360),
      await columns(640),
      await columns(1024),
      await columns(1440),
    ]).toEqual([2, 2, 3, 4, 5]);
  });

  test("link to their designs, and are buttons where these are sold out, at the end", async ({ page }) => {
    await page.goto("designs/");
    const paths = await tiles(page)
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    expect(paths.toSorted()).toEqual(available.map(toDesignPath).toSorted());
    const kinds = await tiles(page).evaluateAll((items) =>
      items.map((item) =>
        item.querySelector("a[href*='/design/']") ? "link" : item.querySelector("button") ? "button" : "none",
      ),
    );
    expect(kinds).toEqual([...available.map(() => "link"), ...soldOut.map(() => "button")]);
    await expect(page.getByRole("button", { name: /Sold Out/ })).toHaveCount(soldOut.length);
  });

  test("load the first view at once, two of them ahead, and the rest over placeholders when near", async ({
    page,
  }) => {
    await page.goto("designs/");
    const images = tiles(page).locator("img");
    await expect(page.locator("#designs img[fetchpriority=high]")).toHaveCount(2);
    await expect(images.nth(5)).toHaveAttribute("loading", "eager");
    await expect(images.nth(6)).toHaveAttribute("loading", "lazy");
    for (const attribute of ["sizes", "srcset", "width", "height"])
      await expect(images.last()).toHaveAttribute(attribute, /./);
    await expect(images.last()).toHaveCSS("background-image", /^url\("data:image/);
  });

  test("lay out no drawing that is far below, and show it when it is near", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 300 });
    await page.goto("designs/");
    const images = tiles(page).locator("img");
    const isLaidOut = (image: Element) => image.checkVisibility({ contentVisibilityAuto: true });
    await expect.poll(() => images.first().evaluate(isLaidOut)).toBe(true);
    expect(await images.last().evaluate(isLaidOut)).toBe(false);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await images.last().scrollIntoViewIfNeeded();
    await expect.poll(() => images.last().evaluate(isLaidOut)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  });

  test("fetch the picture that their size asks for", { tag: "@both" }, async ({ page }) => {
    await page.goto("designs/");
    const widths = await tiles(page)
      .locator("img")
      .first()
      .evaluate(async (image: HTMLImageElement) => {
        await image.decode();
        return { natural: image.naturalWidth, shown: image.clientWidth };
      });
    const fetched = await tiles(page)
      .locator("img")
      .first()
      .evaluate((image: HTMLImageElement) => Number(/-(\d+)\./.exec(image.currentSrc)?.[1]));
    expect(Math.abs(widths.natural - widths.shown)).toBeLessThanOrEqual(2);
    expect(fetched).toBeGreaterThanOrEqual(widths.shown * 0.75);
    expect(fetched).toBeLessThan(widths.shown * 2);
  });

  test("are all there without JavaScript, where nothing dead is offered", async ({ browser, baseURL }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false, baseURL })).newPage();
    await page.goto("designs/?ink=color&sort=desc");
    await expect(tiles(page).first()).toBeVisible();
    await expect(tiles(page)).toHaveCount(catalogue.length);
    await expect(button(page, "Sort")).toBeHidden();
    await expect(button(page, "Filter")).toBeHidden();
    await expect(page.getByRole("link", { name: "Book Now" })).toBeVisible();
    await tiles(page).getByRole("link").first().click();
    await expect(page.getByRole("link", { name: "Booking" }).last()).toBeVisible();
    await page.context().close();
  });
});

test("a tile that gets the focus is not under a bar", { tag: "@both" }, async ({ page }) => {
  // So low that the tiles that get the focus are far apart.
  await page.setViewportSize(isPhone(page) ? { width: 390, height: 600 } : { width: 1024, height: 480 });
  await page.goto("designs/");
  const links = tiles(page).getByRole("link");
  for (const index of [available.length - 1, 6]) {
    await links.nth(index).focus();
    const [tile, bar, header] = await Promise.all(
      [page.locator(":focus"), page.locator(".catalogue-bar"), page.getByRole("banner")].map((locator) =>
        locator.boundingBox(),
      ),
    );
    const under = isPhone(page) ? header : bar;
    expect(tile?.y).toBeGreaterThanOrEqual((under?.y ?? 0) + (under?.height ?? 0));
    if (isPhone(page)) expect((tile?.y ?? 0) + (tile?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  }
});
