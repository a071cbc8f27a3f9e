/** A catalogue of several pages: scripts show it as one, others get its pages. */
import type { Page } from "@playwright/test";
import { PAGE_SIZE } from "#domain/routes.ts";
import { openPanel, tiles } from "./catalogue.ts";
import { allTiles, DESIGNS, SOLD_OUT, serveLarge, toTitle } from "./large-catalogue.ts";
import { expect, test } from "./test.ts";

const pages = (page: Page) => page.getByRole("navigation", { name: "Pages of designs" });

async function choose(page: Page, panel: string, choice: string): Promise<void> {
  await openPanel(page, panel);
  await page.getByLabel(choice).check();
  await page.keyboard.press("Escape");
}

/** The title and the place of the first tile in sight. */
const firstInSight = (page: Page) =>
  page.evaluate(() => {
    const items = [...document.querySelectorAll("#sheets > .sheet > li")];
    const item = items.find((each) => each.getBoundingClientRect().top >= 0);
    return `${item?.querySelector("b")?.textContent} ${item?.getBoundingClientRect().top}`;
  });

test("every design comes into the page, where the browser's search finds it, and can be saved", async ({
  page,
}) => {
  await serveLarge(page);
  await page.goto("designs/");
  await expect(allTiles(page)).toHaveCount(DESIGNS);
  await expect(pages(page)).toHaveCount(0);
  await expect(page.getByRole("status")).toHaveText(/designs/);
  const find = (text: string) => (window as unknown as { find(text: string): boolean }).find(text);
  expect(await page.evaluate(find, toTitle(DESIGNS - 1))).toBe(true);
  await expect(page.getByText(toTitle(DESIGNS - 1))).toBeInViewport();
  await expect(page.getByRole("button", { name: `Save ${toTitle(PAGE_SIZE)}` })).toHaveCount(1);
});

test("what is far below is not laid out", async ({ page }) => {
  await serveLarge(page);
  await page.goto("designs/");
  await expect(allTiles(page)).toHaveCount(DESIGNS);
  const isLaidOut = (index: number) =>
    allTiles(page)
      .nth(index)
      .evaluate((item) => item.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isLaidOut(PAGE_SIZE - 1)).toBe(true);
  expect(await isLaidOut(DESIGNS - 1)).toBe(false);
});

test("sorting and filtering are about all designs, in sheets of their own", async ({ page }) => {
  await serveLarge(page);
  await page.goto("designs/");
  await choose(page, "Sort", "Price: high to low");
  await expect(tiles(page).first()).toContainText(toTitle(DESIGNS - SOLD_OUT - 1));
  await expect(allTiles(page)).toHaveCount(DESIGNS);
  await expect(allTiles(page).nth(DESIGNS - SOLD_OUT - 1)).toContainText(toTitle(0));
  await choose(page, "Filter", "Sold Out");
  await expect(page.getByRole("status")).toHaveText(`${SOLD_OUT} designs`);
  await expect(allTiles(page)).toHaveCount(SOLD_OUT);
  await page
    .getByRole("button", { name: new RegExp(toTitle(DESIGNS - 1)) })
    .first()
    .click();
  await expect(page.getByRole("dialog").getByText("Sold Out")).toBeVisible();
});

for (const way of ["Back", "a reload"]) {
  test(`${way} returns to the same tile`, async ({ page }) => {
    await serveLarge(page);
    await page.goto("designs/?sort=desc");
    await expect(allTiles(page)).toHaveCount(DESIGNS);
    for (const index of [PAGE_SIZE + 50, 2 * PAGE_SIZE + 20])
      await allTiles(page).nth(index).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, -700);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    const before = await firstInSight(page);
    if (way === "Back") {
      await page.goto("contact/");
      await page.goBack();
    } else await page.reload();
    await expect(allTiles(page)).toHaveCount(DESIGNS);
    await expect.poll(() => firstInSight(page)).toBe(before);
  });
}

test("a view chosen before the other pages are there shows them, too", async ({ page }) => {
  let release = () => {};
  const isReleased = new Promise<boolean>((resolve) => {
    release = () => resolve(true);
  });
  await serveLarge(page, () => isReleased);
  await page.goto("designs/");
  await choose(page, "Sort", "Price: high to low");
  release();
  await expect(tiles(page).first()).toContainText(toTitle(DESIGNS - SOLD_OUT - 1));
  await expect(tiles(page).first()).toBeVisible();
});

test("where the other pages cannot be loaded, links lead to them, and the rest can be sorted", async ({
  page,
}) => {
  await serveLarge(page, () => Promise.resolve(false));
  const warning = page.waitForEvent("console", (message) => message.type() === "warning");
  await page.goto("designs/?sort=desc");
  expect((await warning).text()).toContain("Only some of the designs");
  await expect(tiles(page).first()).toContainText(toTitle(PAGE_SIZE - 1));
  await expect(pages(page).getByRole("link")).toHaveText(["1", "2", "3"]);
});

test("without JavaScript each page links to the others", async ({ browser, baseURL }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false, baseURL })).newPage();
  await serveLarge(page);
  await page.goto("designs/");
  await expect(tiles(page)).toHaveCount(PAGE_SIZE);
  await pages(page).getByRole("link", { name: "3" }).click();
  await expect(page).toHaveURL(/\/designs\/page\/3\/$/);
  await expect(tiles(page).first()).toContainText(toTitle(2 * PAGE_SIZE));
  await page.context().close();
});
