/** The catalogue's list of saved designs: shown alone, shared by address, and kept. */
import type { Page } from "@playwright/test";
import { catalogue, honeyBee, moonMoth, octopusArm } from "../fixtures/content.ts";
import { watchFaults } from "../support/page/faults.ts";
import { blockStorage, fillStorage } from "../support/page/lacks.ts";
import { boxOf } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";
import { bar, button, ids, keepSaved, openPanel, option, saved, tiles } from "./page-objects/catalogue.ts";

const listButton = (page: Page) => page.getByRole("button", { name: /^Saved \(/ });

async function saveTwo(page: Page): Promise<void> {
  await button(page, "Save Moon Moth").click();
  await button(page, "Save Honey Bee").click();
  await button(page, "Saved (2)").click();
  await expect(tiles(page)).toHaveCount(2);
}

test("the bar has a button that shows only the saved designs, on one row on every phone", async ({
  page,
}) => {
  await page.goto("/designs/");
  await expect(button(page, "Filter")).toBeVisible();
  await expect(listButton(page)).toHaveCount(0);
  await saveTwo(page);
  await expect(button(page, "Saved (2)")).toHaveAttribute("aria-pressed", "true");
  const filled = page.getByRole("main").locator("a:visible, button:visible");
  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  expect(
    await filled.evaluateAll(
      (all, color) =>
        all.filter((one) => getComputedStyle(one).backgroundColor === color).map((one) => one.textContent),
      ink,
    ),
  ).toEqual(["Book Now"]);
  await expect(page.getByRole("status").filter({ hasText: "2 designs" })).toBeVisible();
  await expect(page).toHaveURL("/designs/?saved=1,2");
  await expect(button(page, "Save all")).toBeHidden();
  await button(page, "Saved (2)").click();
  await expect(tiles(page)).toHaveCount(catalogue.length);
  await expect(page).toHaveURL("/designs/");
  await expect(button(page, "Share list")).toBeHidden();

  const centerOf = async (name: string) => {
    const { top, bottom } = await boxOf(bar(page).getByText(name, { exact: true }));
    return (top + bottom) / 2;
  };
  for (const width of [320, 360, 390, 430]) {
    await page.setViewportSize({ width, height: 844 });
    const [sort, book] = [await centerOf("Sort"), await centerOf("Book Now")];
    expect(Math.abs(sort - book), `${width}`).toBeLessThan(2);
  }
});

test("the saved designs suspend a filter, even after a reload, and a new filter closes them", async ({
  page,
}) => {
  await keepSaved(page, [moonMoth.id]);
  await page.goto("/designs/");
  await openPanel(page, "Filter");
  await option(page, "Color Ink").check();
  await page.getByRole("radio", { name: "Forearm" }).check();
  await page.keyboard.press("Escape");
  const filtered = await ids(tiles(page));
  await button(page, "Saved (1)").click();
  await expect(page).toHaveURL("/designs/?saved=1");
  await expect(button(page, "Filter")).toBeVisible();
  await page.reload();
  await expect.poll(() => ids(tiles(page))).toEqual([1]);
  await button(page, "Saved (1)").click();
  await expect(button(page, "Filter (2)")).toBeVisible();
  expect(await ids(tiles(page))).toEqual(filtered);
  await expect(page).toHaveURL("/designs/?ink=color&placement=forearm");

  await button(page, "Saved (1)").click();
  await openPanel(page, "Filter");
  await expect(option(page, "All")).toBeChecked();
  await option(page, "Black Ink").check();
  await expect(page).toHaveURL("/designs/?ink=black");
  await expect(button(page, "Share list")).toBeHidden();
});

test("the address shows someone else's list, which can be saved", async ({ page }) => {
  await keepSaved(page, [4]);
  await page.goto(`/designs/?saved=${moonMoth.id},${honeyBee.id},${octopusArm.id},999`);
  await expect(tiles(page)).toHaveCount(3);
  await expect(page.getByText("3 designs picked for you")).toBeVisible();
  await expect(page.getByRole("link", { name: "All designs" })).toHaveAttribute("href", "/designs/");
  expect((await ids(tiles(page))).toSorted((a, b) => a - b)).toEqual([1, 2, 20]);
  await expect(tiles(page).filter({ hasText: octopusArm.title })).toContainText("Sold Out");
  await expect(button(page, "Saved (1)")).toBeVisible();
  await button(page, "Save all").click();
  await expect(button(page, "Save all")).toBeHidden();
  await expect(button(page, "Share list")).toBeFocused();

  await test.step("a design removed stays in view and can be saved again", async () => {
    await page.goto("/designs/?saved=1,2");
    await saved(page, "Save Moon Moth").click();
    await expect(page.getByText("picked for you")).toHaveCount(0);
    await expect(button(page, "Saved (3)")).toBeVisible();
    await expect(tiles(page)).toHaveCount(2);
    await button(page, "Save all").click();
    await expect(saved(page, "Save Moon Moth")).toBeVisible();
  });
  await page.goto("/designs/");
  await button(page, "Saved (4)").click();
  await expect(tiles(page)).toHaveCount(4);
});

test("an empty list shows the catalogue; a list of designs that are gone says so", async ({ page }) => {
  await keepSaved(page, [999]);
  await page.goto("/designs/?saved=");
  await expect(page).toHaveURL(/\/designs\/$/);
  await expect(tiles(page)).toHaveCount(catalogue.length);
  await page.goto("/designs/?saved=999");
  await expect(page.getByText("The designs on this list are no longer available.")).toBeVisible();
  for (const name of ["Share list", "Save all"]) await expect(button(page, name)).toBeHidden();
  await button(page, "Show all designs").click();
  await expect(page).toHaveURL("/designs/");
  await expect(tiles(page)).toHaveCount(catalogue.length);
  // The count excludes a saved design that is gone.
  await expect(listButton(page)).toHaveCount(0);
});

test("Share list opens the system's sheet, or copies the address", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", {
      configurable: true,
      value: ({ url }: ShareData) => {
        document.title = `shared ${url}`;
        return Promise.reject(new DOMException("", "AbortError"));
      },
    });
  });
  await page.goto("/designs/?ref=x&sort=desc&saved=2,1");
  await button(page, "Share list").click();
  await expect(page).toHaveTitle(/^shared .*\/designs\/\?saved=2,1$/);
  const copied = page.getByText("Address copied");
  await expect(copied).toHaveCount(0);

  await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await button(page, "Share list").click();
  await expect(copied).toBeVisible();
  expect(new URL(await page.evaluate(() => navigator.clipboard.readText())).search).toBe("?saved=2,1");

  await test.step("a refused clipboard leaves the address to copy by hand", async () => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException("", "NotAllowedError"));
    });
    await button(page, "Share list").click();
    await expect(page.getByText(/\/designs\/\?saved=2,1$/)).toBeVisible();
    await expect(copied).toHaveCount(0);
  });
});

for (const [state, lack] of [
  ["blocked", blockStorage],
  ["full", fillStorage],
] as const)
  test(`the list lasts as long as the page when storage is ${state}`, async ({ page, baseURL }) => {
    const faults = await watchFaults(page, baseURL ?? "");
    await lack(page);
    await page.goto("/designs/");
    await saveTwo(page);
    for (const name of ["Save Moon Moth", "Save Honey Bee"]) await expect(saved(page, name)).toBeVisible();
    expect(faults()).toEqual([]);
  });
