/** Back and Forward: every page is kept as it was left, also with something open in it. */
import { expect, type Page } from "@playwright/test";
import { openPanel } from "./catalogue.ts";
import { honeyBee, octopusArm, toDesignPath } from "./content.ts";
import { test } from "./kept-pages.ts";

type State = { name: string; path: string; open?: (page: Page) => Promise<unknown> };

async function openFirst(page: Page): Promise<void> {
  await page.getByRole("region", { name: "Tattoos" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/#work-2$/);
}

const STATES: readonly State[] = [
  { name: "home", path: "/" },
  { name: "home with the lightbox open", path: "/", open: openFirst },
  { name: "the catalogue", path: "/designs/" },
  {
    name: "the catalogue with a panel open",
    path: "/designs/",
    open: (page) => openPanel(page, "Sort"),
  },
  { name: "a design", path: toDesignPath(honeyBee) },
  {
    name: "a design with its palette open",
    path: toDesignPath(honeyBee),
    open: (page) => page.getByRole("button", { name: "Preview on skin" }).click(),
  },
  { name: "a sold-out design", path: toDesignPath(octopusArm) },
  { name: "info", path: "/info/" },
  { name: "about", path: "/about/" },
  { name: "contact", path: "/contact/" },
];

test.beforeEach(({ page, baseURL }) =>
  page.route(
    ({ origin }) => origin !== baseURL,
    (route) => route.abort(),
  ),
);

for (const { name, path, open } of STATES) {
  test(`${name} is kept, and Back shows it again`, async ({ page }) => {
    await page.goto(path);
    await open?.(page);
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
