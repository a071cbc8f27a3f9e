/** The catalogue: its tiles, which pictures load, and that it works without scripts. */
import { catalogue, offered, soldOut, toDesignPath } from "../fixtures/content.ts";
import { boxOf, isPhone } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";
import { bar, button, tiles } from "./page-objects/catalogue.ts";

test("tiles link to their designs, or are buttons when sold out; the first view loads eagerly", async ({
  page,
}) => {
  await page.goto("designs/");
  const links = await tiles(page).evaluateAll((items) =>
    items.map((item) => {
      const { role, pathname } = item.querySelector("a") as HTMLAnchorElement;
      return role ?? pathname;
    }),
  );
  expect(links.slice(0, offered.length).toSorted()).toEqual(offered.map(toDesignPath).toSorted());
  expect(links.slice(offered.length)).toEqual(soldOut.map(() => "button"));

  const images = tiles(page).locator("img");
  await expect(tiles(page).locator("img[fetchpriority=high]")).toHaveCount(2);
  await expect(images.nth(5)).toHaveAttribute("loading", "eager");
  await expect(images.nth(6)).toHaveAttribute("loading", "lazy");
  for (const attribute of ["sizes", "srcset", "width", "height"])
    await expect(images.last()).toHaveAttribute(attribute, /./);
  await expect(images.last()).toHaveCSS("background-image", /url\("data:image/);

  const own = page.getByRole("main").getByRole("link").last();
  await expect(own).toHaveText("Something of your own?");
  await expect(own).toHaveAttribute("href", /\/contact\/#your-own-idea$/);

  for (const [width, columns] of [
    [320, 2],
    [360, 2],
    [640, 3],
    [1024, 4],
    [1440, 5],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const lefts = await tiles(page).evaluateAll((items) =>
      items.map((item) => Math.round(item.getBoundingClientRect().left)),
    );
    expect(new Set(lefts).size, String(width)).toBe(columns);
  }
});

test("tiles fetch the picture that fits their size, and none is under a bar when focused", {
  tag: "@both",
}, async ({ page }) => {
  // The low window puts focused tiles far apart.
  await page.setViewportSize(isPhone(page) ? { width: 390, height: 600 } : { width: 1024, height: 480 });
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

  const links = tiles(page).getByRole("link");
  for (const index of [offered.length - 1, 6]) {
    await links.nth(index).focus();
    const tile = await boxOf(page.locator(":focus"));
    const controls = await boxOf(bar(page));
    const above = isPhone(page) ? await boxOf(page.getByRole("banner")) : controls;
    expect(tile.top).toBeGreaterThanOrEqual(above.bottom);
    if (isPhone(page)) expect(tile.bottom).toBeLessThanOrEqual(controls.top);
  }
});

test("all tiles are there without JavaScript, with no dead control", async ({ scriptless: page }) => {
  await page.goto("designs/?ink=color&sort=desc");
  await expect(tiles(page).first()).toBeVisible();
  await expect(tiles(page)).toHaveCount(catalogue.length);
  for (const name of ["Sort", "Filter"]) await expect(button(page, name)).toBeHidden();
  await expect(page.getByRole("button", { name: /^Save/ })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Book Now" })).toBeVisible();
  for (const [number, mark] of [
    ["first", page.getByRole("main").getByRole("link", { name: "Booking" })],
    ["last", page.getByRole("article").getByText("Sold Out")],
  ] as const) {
    await tiles(page).getByRole("link")[number]().click();
    await expect(mark).toBeVisible();
    await page.goBack();
  }
});
