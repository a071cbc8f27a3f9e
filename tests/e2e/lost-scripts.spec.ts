/** JavaScript is on, but the script of a page is lost: no control is dead, and nothing shifts. */
import type { Page } from "@playwright/test";
import { boxOf } from "./box.ts";
import { honeyBee, toDesignPath } from "./content.ts";
import { expect, test } from "./test.ts";

/** By page: what opens without its script, controls that need it, and what stays. */
const PAGES = [
  { path: "/", opener: undefined, needy: ["Previous slide", "Next slide"], stays: "Designs" },
  { path: "/designs/", opener: undefined, needy: ["Sort", "Filter", "Save Honey Bee"], stays: "Book Now" },
  {
    path: toDesignPath(honeyBee),
    opener: "Preview on skin",
    needy: ["True size", "Print at true size", "Save", "Try it on your skin"],
    stays: "Booking",
  },
] as const;

const ENTRIES = /assets\/entries\//;
const CHUNKS = /assets\/chunks\//;

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

for (const { path, opener, needy, stays } of PAGES) {
  test(`${path} hides what its script would do when that is lost`, async ({ page }) => {
    const open = async () => {
      await page.goto(path);
      if (opener) await button(page, opener).click();
    };
    await open();
    for (const name of needy) await expect(button(page, name).first()).toBeVisible();
    for (const [lost, status] of [
      [ENTRIES, 0],
      [ENTRIES, 503],
      [CHUNKS, 503],
    ] as const) {
      await page.route(lost, (route) => (status ? route.fulfill({ status }) : route.abort()));
      await open();
      for (const name of needy) await expect(button(page, name)).toHaveCount(0);
      await expect(page.getByRole("link", { name: stays }).last()).toBeVisible();
      await page.unroute(lost);
    }
  });
}

test("a page that was cut off hides what its script would do", async ({ page }) => {
  for (const { path, needy, stays } of PAGES) {
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      const [body] = (await response.text()).split(/<script[^>]* type="module"/);
      await route.fulfill({ response, body });
    });
    await page.goto(path);
    for (const name of needy) await expect(button(page, name)).toHaveCount(0);
    await expect(page.getByRole("link", { name: stays }).last()).toBeVisible();
  }
});

test("the bar of the catalogue keeps its place", { tag: "@both" }, async ({ page }) => {
  await page.goto("/designs/");
  const book = page.getByRole("link", { name: "Book Now" });
  const place = await boxOf(book);
  await page.route(ENTRIES, (route) => route.abort());
  await page.reload();
  await expect(button(page, "Sort")).toHaveCount(0);
  expect(await boxOf(book)).toEqual(place);
});
