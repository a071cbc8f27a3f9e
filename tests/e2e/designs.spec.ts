/** The catalogue: the tiles, sorting and filtering, the panels, and the view's memory. */
import { expect, type Page, test } from "@playwright/test";
import { findViolations } from "./axe.ts";

const tiles = (page: Page) => page.locator("#designs > li:visible");
const titles = (page: Page) =>
  tiles(page)
    .locator("img")
    .evaluateAll((images) => images.map((image) => image.getAttribute("alt")));
const amounts = (page: Page) =>
  page
    .locator("#designs > li[data-amount]:not([data-status]):visible")
    .evaluateAll((items) => items.map((item) => Number(item.dataset.amount)));
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

async function open(page: Page, name: string) {
  await button(page, name).click();
  await expect(page.getByRole("dialog")).toBeVisible();
}

const ascending = (numbers: number[]) => numbers.toSorted((a, b) => a - b);

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

  test("link to their designs; sold-out ones are buttons, at the end", async ({ page }) => {
    await page.goto("designs/");
    const kinds = await tiles(page).evaluateAll((items) =>
      items.map((item) =>
        item.querySelector("a[href*='/design/']") ? "link" : item.querySelector("button") ? "button" : "none",
      ),
    );
    expect(kinds).toContain("button");
    expect(kinds.toSorted().toReversed()).toEqual(kinds);
    await expect(page.getByRole("button", { name: /Sold Out/ })).toHaveCount(
      kinds.filter((kind) => kind === "button").length,
    );
  });

  test("load the first view at once, two of them ahead, and the rest over placeholders when near", async ({
    page,
  }) => {
    await page.goto("designs/");
    const images = tiles(page).locator("img");
    await expect(page.locator("#designs img[fetchpriority=high]")).toHaveCount(2);
    await expect(images.nth(9)).toHaveAttribute("loading", "eager");
    await expect(images.nth(10)).toHaveAttribute("loading", "lazy");
    for (const attribute of ["sizes", "srcset", "width", "height"])
      await expect(images.nth(40)).toHaveAttribute(attribute, /./);
    await expect(images.nth(40)).toHaveAttribute("style", /background-image/);
  });

  test("fetch the picture that their size asks for", async ({ page }) => {
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
    expect(await tiles(page).count()).toBeGreaterThan(75);
    await expect(button(page, "Sort")).toBeHidden();
    await expect(button(page, "Filter")).toBeHidden();
    await expect(page.getByRole("link", { name: "Book Now" })).toBeVisible();
    await tiles(page).getByRole("link").first().click();
    await expect(page.getByRole("link", { name: "Booking" }).last()).toBeVisible();
    await page.context().close();
  });
});

test("a tile that gets the focus is not under a bar", async ({ page }) => {
  await page.goto("designs/");
  const links = tiles(page).getByRole("link");
  for (const index of [30, 12]) {
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

test.describe("sorting", () => {
  test("goes from low to high, or back, and keeps the sold-out last", async ({ page }) => {
    await page.goto("designs/");
    const lowToHigh = await amounts(page);
    expect(lowToHigh).toEqual(ascending(lowToHigh));
    await open(page, "Sort");
    await expect(page.getByRole("radio", { name: "Price: low to high" })).toBeChecked();
    await page.getByRole("radio", { name: "Price: high to low" }).check();
    const highToLow = await amounts(page);
    expect(highToLow).toEqual(ascending(lowToHigh).toReversed());
    await expect(tiles(page).last()).toHaveAttribute("data-status", "soldOut");
    await expect(page).toHaveURL(/\/designs\/\?sort=desc$/);
  });

  test("moves the Tab order along with what is seen", async ({ page }) => {
    await page.goto("designs/?sort=desc");
    const first = (await titles(page))[0];
    await page.getByRole("link", { name: "Book Now" }).focus();
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus img")).toHaveAttribute("alt", first ?? "");
  });
});

test.describe("filtering", () => {
  test("follows the rules of All", async ({ page }) => {
    await page.goto("designs/");
    const all = await tiles(page).count();
    await open(page, "Filter");
    const option = (name: string) => page.getByRole("checkbox", { name, exact: true });
    await expect(option("All")).toBeChecked();

    await option("Sold Out").check();
    await expect(option("All")).not.toBeChecked();
    await option("Black Ink").check();
    await expect(page.locator("[aria-controls=filter-panel]")).toHaveText("Filter (2)");
    await option("All").check();
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(1);
    await expect(page.locator("[aria-controls=filter-panel]")).toHaveText("Filter");

    await option("Color Ink").check();
    await option("Color Ink").uncheck();
    await expect(option("All")).toBeChecked();
    await option("All").click();
    await expect(option("All")).toBeChecked();

    await option("Available").check();
    await button(page, "Clear").click();
    await expect(option("All")).toBeChecked();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(tiles(page)).toHaveCount(all);
  });

  test("takes effect at once, counts aloud, and Apply only closes", async ({ page }) => {
    await page.goto("designs/");
    const soldOut = await page.locator("#designs > li[data-status=soldOut]").count();
    await open(page, "Filter");
    await page.getByRole("checkbox", { name: "Sold Out" }).check();
    await expect(tiles(page)).toHaveCount(soldOut);
    await expect(page.getByRole("status")).toHaveText(`${soldOut} designs`);
    await button(page, "Apply").click();
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(button(page, "Filter (1)")).toBeFocused();
    await expect(tiles(page)).toHaveCount(soldOut);
  });

  test("says when nothing is left, and offers the way back", async ({ page }) => {
    await page.route("**/designs/?*", async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(
        'data-ink="color" data-status="soldOut"',
        'data-status="soldOut"',
      );
      await route.fulfill({ response, body });
    });
    await page.goto("designs/?status=soldOut&ink=color");
    await expect(page.getByText("No designs match these filters.")).toBeVisible();
    await expect(page.getByRole("status")).toHaveText("0 designs");
    expect(await findViolations(page)).toEqual([]);
    await button(page, "Clear filters").click();
    await expect(page.getByText("No designs match these filters.")).toBeHidden();
    await expect(button(page, "Filter")).toBeFocused();
    await expect(page).toHaveURL(/\/designs\/$/);
    expect(await tiles(page).count()).toBeGreaterThan(75);
  });
});

for (const [name, title] of [
  ["Sort", "Sort By"],
  ["Filter", "Filter By"],
] as const) {
  test.describe(`the panel "${title}"`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto("designs/");
      await expect(button(page, name)).toHaveAttribute("aria-expanded", "false");
    });

    test("opens by keyboard, holds the focus, and gives it back on Escape", async ({ page }) => {
      await button(page, name).focus();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("dialog", { name: title })).toBeVisible();
      await expect(page.locator(`[aria-controls=${name.toLowerCase()}-panel]`)).toHaveAttribute(
        "aria-expanded",
        "true",
      );
      await expect(page.locator("dialog :focus")).toHaveCount(1);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toBeHidden();
      await expect(button(page, name)).toBeFocused();
      await expect(button(page, name)).toHaveAttribute("aria-expanded", "false");
    });

    test("closes on a click outside, and gives the focus back", async ({ page }) => {
      await open(page, name);
      if (isPhone(page)) await page.touchscreen.tap(8, 140);
      else await page.mouse.click(8, 140);
      await expect(page.getByRole("dialog")).toBeHidden();
      await expect(button(page, name)).toBeFocused();
      await expect(page).toHaveURL(/\/designs\/$/);
    });

    test("is a dropdown under its button, or a sheet with a title that lets nothing through", async ({
      page,
    }) => {
      await open(page, name);
      const panel = page.getByRole("dialog", { name: title });
      const opener = page.locator(`[aria-controls=${name.toLowerCase()}-panel]`);
      if (isPhone(page)) {
        await expect(panel.getByRole("heading", { name: title })).toBeVisible();
        await expect
          .poll(() => panel.evaluate((sheet) => innerHeight - sheet.getBoundingClientRect().bottom))
          .toBe(0);
        for (let step = 0; step < 12; step++) {
          await page.keyboard.press("Tab");
          expect(
            await page.evaluate(
              () =>
                document.activeElement === document.body ||
                Boolean(document.activeElement?.closest("dialog")),
            ),
          ).toBe(true);
        }
        await page.mouse.wheel(0, 600);
        await panel.getByRole("button", { name: "Close" }).click();
        expect(await page.evaluate(() => scrollY)).toBe(0);
      } else {
        const [below, above] = [await panel.boundingBox(), await opener.boundingBox()];
        expect(below?.x).toBeCloseTo(above?.x ?? 0, 0);
        expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
        await opener.click();
      }
      await expect(panel).toBeHidden();
    });

    test("breaks no rule of axe, open or closed", async ({ page }) => {
      expect(await findViolations(page)).toEqual([]);
      await open(page, name);
      await page
        .locator("dialog[open]")
        .evaluate((panel) => Promise.all(panel.getAnimations().map(({ finished }) => finished)));
      expect(await findViolations(page)).toEqual([]);
    });
  });
}

test("only one dropdown is open at a time, and leaving it by Tab closes it", async ({ page }) => {
  test.skip(isPhone(page), "sheets are modal");
  await page.goto("designs/");
  await open(page, "Sort");
  await open(page, "Filter");
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await page.getByRole("dialog").getByRole("button", { name: "Apply" }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Book Now" })).toBeFocused();
  await expect(page.getByRole("dialog")).toBeHidden();
});
