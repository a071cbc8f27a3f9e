/** Back and Forward: every page is kept as it was left, also with something open in it. */
import { expect, type Page } from "@playwright/test";
import { openPanel } from "./catalogue.ts";
import { firstGallery, needAvailable, needSoldOut, toDesignPath } from "./content.ts";
import { test } from "./kept-pages.ts";

type State = { name: string; toPath: () => string; open?: (page: Page) => Promise<unknown> };

const openFirst = (page: Page) =>
  page.getByRole("region", { name: firstGallery.label }).getByRole("link").first().click();

const toDesign = () => toDesignPath(needAvailable());

const STATES: readonly State[] = [
  { name: "home", toPath: () => "/" },
  { name: "home with the lightbox open", toPath: () => "/", open: openFirst },
  { name: "the catalogue", toPath: () => "/designs/" },
  {
    name: "the catalogue with a panel open",
    toPath: () => "/designs/",
    open: (page) => openPanel(page, "Sort"),
  },
  { name: "a design", toPath: toDesign },
  {
    name: "a design with its palette open",
    toPath: toDesign,
    open: (page) => page.getByRole("button", { name: "Preview on skin" }).click(),
  },
  { name: "a sold-out design", toPath: () => toDesignPath(needSoldOut()) },
  { name: "info", toPath: () => "/info/" },
  { name: "about", toPath: () => "/about/" },
  { name: "contact", toPath: () => "/contact/" },
];

test.beforeEach(({ page, baseURL }) =>
  page.route(
    ({ origin }) => origin !== baseURL,
    (route) => route.abort(),
  ),
);

for (const { name, toPath, open } of STATES) {
  test(`${name} is kept, and Back shows it again`, async ({ page }) => {
    const path = toPath();
    await page.goto(path);
    await open?.(page);
    await page.waitForLoadState("networkidle");
    const left = page.url();
    const elsewhere = path === "/contact/" ? "/info/" : "/contact/";
    await page.evaluate((address) => location.assign(address), elsewhere);
    await expect(page).toHaveURL(elsewhere);
    await page.goBack({ waitUntil: "commit" });
    await expect(page).toHaveURL(left);
    const [visit] = await page.evaluate(() => performance.getEntriesByType("navigation"));
    const reasons = (visit as { notRestoredReasons?: object } | undefined)?.notRestoredReasons;
    expect({ kept: await page.evaluate(() => window.wasKept), reasons }).toEqual({
      kept: true,
      reasons: null,
    });
  });
}
