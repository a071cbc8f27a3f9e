/** The catalogue's list of saved designs: shown alone, shared by its address, and kept. */
import type { Page } from "@playwright/test";
import { catalogue, honeyBee, moonMoth, octopusArm, unknownId } from "../fixtures/content.ts";
import { record } from "../support/page/record.ts";
import { expect, test } from "../support/page/test.ts";
import { translate } from "../support/page/translate.ts";
import {
  bar,
  button,
  keepSaved,
  opener,
  openPanel,
  option,
  saved,
  tiles,
  waitForIsland,
} from "./page-objects/catalogue.ts";

const listButton = (page: Page) => page.getByRole("button", { name: /^Saved \(/ });

test("the bar gets a button that shows only the saved designs", async ({ page }) => {
  await page.goto("/designs/");
  await expect(button(page, "Filter")).toBeVisible();
  await expect(listButton(page)).toHaveCount(0);
  await button(page, "Save Moon Moth").click();
  await button(page, "Save Honey Bee").click();
  await button(page, "Saved (2)").click();
  await expect(tiles(page)).toHaveCount(2);
  await expect(button(page, "Saved (2)")).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("status").filter({ hasText: "2 designs" })).toBeVisible();
  await expect(page).toHaveURL("/designs/?saved=1,2");
  await expect(button(page, "Save all")).toBeHidden();
  await button(page, "Saved (2)").click();
  await expect(tiles(page)).toHaveCount(catalogue.length);
  await expect(page).toHaveURL("/designs/");
  await expect(button(page, "Share list")).toBeHidden();
});

test("the list suspends a filter, even after a reload; a new filter closes the list", async ({ page }) => {
  await keepSaved(page, [moonMoth.id]);
  await page.goto("/designs/?ink=color&placement=forearm");
  await openPanel(page, "Filter (2)");
  // A choice is kept, unlike what an address asks for.
  await page.getByRole("radio", { name: "Upper arm" }).check();
  await page.keyboard.press("Escape");
  await button(page, "Saved (1)").click();
  await expect(page).toHaveURL("/designs/?saved=1");
  await expect(button(page, "Filter")).toBeVisible();
  await page.reload();
  await expect(tiles(page)).toHaveText([/Moon Moth/]);
  await button(page, "Saved (1)").click();
  await expect(tiles(page)).toHaveText([/Monarch/]);
  await expect(page).toHaveURL("/designs/?ink=color&placement=upper+arm");

  await button(page, "Saved (1)").click();
  await openPanel(page, "Filter");
  await expect(option(page, "All")).toBeChecked();
  await option(page, "Black Ink").check();
  await expect(page).toHaveURL("/designs/?ink=black");
  await expect(button(page, "Share list")).toBeHidden();
});

test("an address shows someone else's list, which can be saved as a whole or in part", async ({ page }) => {
  await keepSaved(page, [4]);
  await page.goto(`/designs/?saved=${moonMoth.id},${honeyBee.id},${octopusArm.id},${unknownId}`);
  await expect(tiles(page)).toHaveText([/Honey Bee/, /Moon Moth/, /Octopus Arm.*Sold Out/]);
  await expect(page.getByRole("heading", { name: "Picked for you" })).toBeVisible();
  await expect(page.getByRole("link", { name: "All designs" })).toHaveAttribute("href", "/designs/");
  await button(page, "Save all").click();
  await expect(button(page, "Save all")).toBeHidden();
  await expect(button(page, "Share list")).toBeFocused();
  await expect(button(page, "Saved (4)")).toBeVisible();

  await test.step("a design removed stays in view and can be saved again", async () => {
    await page.reload();
    await expect(page.getByRole("heading", { name: "Your list" })).toBeVisible();
    await saved(page, "Save Moon Moth").click();
    await expect(button(page, "Saved (3)")).toBeVisible();
    await expect(tiles(page)).toHaveCount(3);
    await button(page, "Save all").click();
    await expect(saved(page, "Save Moon Moth")).toBeVisible();
  });
});

test("an empty list shows the catalogue, and a list of designs that are gone says so", async ({ page }) => {
  await keepSaved(page, [unknownId]);
  await page.goto("/designs/?saved=");
  await expect(page).toHaveURL(/\/designs\/$/);
  await expect(tiles(page)).toHaveCount(catalogue.length);
  // The count leaves out a saved design that is gone.
  await expect(listButton(page)).toHaveCount(0);
  await page.goto(`/designs/?saved=${unknownId}`);
  await expect(page.getByText("The designs on this list are no longer available.")).toBeVisible();
  for (const name of ["Share list", "Save all"]) await expect(button(page, name)).toBeHidden();
  await button(page, "Show all designs").click();
  await expect(page).toHaveURL("/designs/");
  await expect(tiles(page)).toHaveCount(catalogue.length);
});

test("Share list opens the system's sheet, or copies the address, or shows it", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const shared = await record(page);
  await page.addInitScript(() => {
    navigator.share = async ({ url } = {}) => {
      window.record(url ?? "");
      throw new DOMException("", "AbortError");
    };
  });
  await page.goto("/designs/?ref=x&sort=desc&saved=2,1");
  await button(page, "Share list").click();
  await expect.poll(() => shared).toEqual([expect.stringMatching(/\/designs\/\?saved=2,1$/)]);
  const copied = page.getByText("Address copied");
  await expect(copied).toHaveCount(0);

  await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await button(page, "Share list").click();
  await expect(copied).toBeVisible();
  expect(new URL(await page.evaluate(() => navigator.clipboard.readText())).search).toBe("?saved=2,1");

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("", "NotAllowedError"));
  });
  await button(page, "Share list").click();
  await expect(page.getByText(/\/designs\/\?saved=2,1$/)).toBeVisible();
  await expect(copied).toHaveCount(0);
});

test("a translated catalogue counts what is saved and filtered, and shows what is left", {
  tag: "@desktop",
}, async ({ page }) => {
  await keepSaved(page, [1]);
  await page.goto("/designs/");
  await waitForIsland(page);
  await translate(page);
  for (const design of [honeyBee, octopusArm]) await button(page, `Save ${design.title}`).click();
  await expect(bar(page).getByText("Saved (3)", { exact: true })).toBeVisible();
  await openPanel(page, "Filter");
  await option(page, "Available").check();
  await option(page, "Black Ink").check();
  await expect(opener(page, "Filter")).toContainText("Filter (2)");
  await page.getByRole("button", { name: "Clear" }).click();
  await expect(opener(page, "Filter")).toHaveText("Filter");
});
