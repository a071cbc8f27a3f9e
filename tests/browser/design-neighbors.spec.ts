/** Previous and next design: by link, arrow key and swipe, in the catalogue's order as last shown. */
import type { Page } from "@playwright/test";
import { available, moonMoth, toDesignPath } from "../fixtures/content.ts";
import { holdBack } from "../support/page/network.ts";
import { boxOf } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";
import { swipe } from "../support/page/touch.ts";
import { ids, tiles } from "./pages/catalogue.ts";
import { plate } from "./pages/design.ts";

const link = (page: Page, name: "Previous" | "Next") => page.getByRole("link", { name: `${name} design` });

/** Expects the design's page, after its script has run. */
async function isAt(page: Page, id: number): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`/design/${id}/$`));
  await page.waitForLoadState("load");
}

test("follows the numbers before the visitor has seen the catalogue, even without JavaScript", async ({
  page,
  scriptless,
}) => {
  const numbers = available.map(({ id }) => id).sort((a, b) => a - b);
  for (const visit of [page, scriptless]) {
    await visit.goto(`/design/${numbers[0]}/`);
    await expect(link(visit, "Previous")).toBeHidden();
    await link(visit, "Next").click();
    await isAt(visit, numbers[1] ?? 0);
    await link(visit, "Previous").click();
    await isAt(visit, numbers[0] ?? 0);
    await visit.goto(`/design/${numbers.at(-1)}/`);
    await expect(link(visit, "Next")).toBeHidden();
  }
});

test("follows the catalogue's last order and filter", async ({ page }) => {
  await page.goto("/designs/?sort=desc&ink=color");
  await expect.poll(() => ids(tiles(page))).toEqual([9, 12, 11, 2, 5, 10]);
  await tiles(page).nth(1).getByRole("link").first().click();
  await isAt(page, 12);
  await page.keyboard.press("ArrowRight");
  await isAt(page, 11);
  await link(page, "Next").click();
  await isAt(page, 2);
  await page.keyboard.press("ArrowLeft");
  await isAt(page, 11);
  await page.goto("/design/9/");
  await expect(link(page, "Previous")).toBeHidden();
  await page.goto("/design/10/");
  await expect(link(page, "Next")).toBeHidden();
  // The view did not include this one, so its neighbors follow by number.
  await page.goto("/design/1/");
  await expect(link(page, "Next")).toHaveAttribute("href", "/design/2/");
});

test("skips what the catalogue showed and is sold out or gone by now", async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem("designs.order", "21,9,999,20,12,21"));
  await page.goto("/design/9/");
  await expect(link(page, "Previous")).toBeHidden();
  await link(page, "Next").click();
  await isAt(page, 12);
  await expect(link(page, "Next")).toBeHidden();
  await link(page, "Previous").click();
  await isAt(page, 9);
});

test("a design that is alone in the catalogue's view has no neighbors", {
  tag: "@both",
}, async ({ page }) => {
  await page.goto("/designs/?status=soldOut&ink=color");
  await expect(page.getByText("1 design", { exact: true })).toBeVisible();
  await page.goto("/design/21/");
  await expect(page.getByRole("navigation", { name: "Previous and next design" })).toHaveCount(0);
  // The save button takes their place, above the end of the name's column.
  const save = await boxOf(page.getByRole("button", { name: "Save", exact: true }));
  expect(save.right).toBeCloseTo((await boxOf(page.getByRole("heading", { level: 1 }))).right, 0);
});

test("a swipe on the plate moves on; a short swipe or a modified arrow key does not", async ({ page }) => {
  await page.goto("/design/4/");
  for (const keys of ["Alt+ArrowRight", "Shift+ArrowLeft"]) await page.keyboard.press(keys);
  await swipe(page, plate(page), { from: 0.5, to: 0.42 });
  await isAt(page, 4);
  await swipe(page, plate(page), { from: 0.7, to: 0.3 });
  await isAt(page, 5);
  await swipe(page, plate(page), { from: 0.3, to: 0.7 });
  await isAt(page, 4);
});

test("arrow keys scroll a list of healed photos that overflows", async ({ page }) => {
  await page.goto("/design/1/");
  const photos = page.getByRole("region", { name: "Healed on skin" }).getByRole("list");
  const setWidth = (width: string) =>
    photos.evaluate((list, value) => list.style.setProperty("width", value), width);
  await setWidth("60px");
  await photos.getByRole("link").first().focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => photos.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  await isAt(page, 1);
  await setWidth("auto");
  await page.keyboard.press("ArrowRight");
  await isAt(page, 2);
});

test("arrow keys stay in a lightbox that is still opening", async ({ page }) => {
  await page.goto("/design/1/");
  await page.getByRole("region", { name: "Healed on skin" }).getByRole("link").first().click();
  const lightbox = page.getByRole("dialog", { name: "Healed on skin" });
  await expect(lightbox).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(lightbox).toBeFocused();
  await isAt(page, 1);
});

test("the browser requests the next page once this one has loaded", async ({ page }) => {
  const release = await holdBack(page, /\/images\//);
  await page.goto(toDesignPath(moonMoth), { waitUntil: "commit" });
  const rules = await page.locator('script[type="speculationrules"]').textContent();
  const { prefetch } = JSON.parse(rules ?? "");
  const { where } = prefetch.find(({ eagerness }: { eagerness: string }) => eagerness === "immediate");
  await expect(link(page, "Next")).toBeAttached();
  await expect(page.locator(where.selector_matches)).toHaveCount(0);
  await release();
  await expect(page.locator(where.selector_matches)).toHaveAccessibleName(/^Next design/);
});
