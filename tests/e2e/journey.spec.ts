/** A visitor's whole journey, wherever the site is published and whatever headers its host sends. */
import { unknownId } from "../fixtures/content.ts";
import { say, serveProvider } from "../support/cal-provider.ts";
import { serveMaps } from "../support/maps.ts";
import { watchFaults } from "../support/page/faults.ts";
import { expect, test } from "../support/page/test.ts";
import { mapLink, photos } from "./page-objects/about.ts";
import { section, summary } from "./page-objects/accordion.ts";
import { button, chooseView, saved, tiles, unsaved } from "./page-objects/catalogue.ts";
import { previewButton } from "./page-objects/design.ts";

test("leads from Home through the designs to a booking, then to every other page", async ({
  page,
  baseURL: address = "",
}) => {
  const { href: baseURL, origin } = new URL(address);
  await serveProvider(page);
  await serveMaps(page);
  const faults = await watchFaults(page, origin);
  const title = page.getByRole("heading", { level: 1 });
  const menu = async (name: string) => {
    await button(page, "Menu").click();
    await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`^${baseURL}`));
    // Presses on a page whose scripts still load are lost.
    await page.waitForLoadState();
  };

  await page.goto("./");
  await page.getByRole("region", { name: "Tattoos" }).getByRole("listitem").getByRole("link").first().click();
  await expect(page.getByRole("dialog", { name: "Tattoos" })).toBeFocused();
  await page.keyboard.press("Escape");

  await menu("Designs");
  await chooseView(page);
  const design = await tiles(page).first().getByRole("link").getAttribute("href");
  await tiles(page).first().getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`${design}$`));
  await page.waitForLoadState();
  await previewButton(page).click();
  await page.getByRole("radio", { name: "Medium", exact: true }).check();
  await unsaved(page, "Save").click();
  await expect(saved(page, "Save")).toBeVisible();
  const name = await title.textContent();
  await page.getByRole("main").getByRole("link", { name: "Booking" }).first().click();
  await expect(page.getByRole("region", { name: "Your choice" })).toContainText(name ?? "");
  await say(page, "linkReady");

  await menu("Info");
  await summary(page, "Pricing").click();
  await expect(section(page, "Pricing")).toHaveAttribute("open");
  await menu("About");
  await photos(page).first().click();
  await expect(page.getByRole("dialog", { name: "Studio photos" })).toBeFocused();
  await page.keyboard.press("Escape");
  await mapLink(page).scrollIntoViewIfNeeded();
  await expect(page.frameLocator("iframe").getByText("A map")).toBeVisible();
  expect(faults()).toEqual([]);

  await page.goto(`design/${unknownId}/`);
  await expect(page).toHaveURL((url) => url.href.startsWith(`${baseURL}designs/`));
});
