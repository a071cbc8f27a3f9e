/** The catalogue's tiles: which pictures load, what a sold-out design opens, and what works without scripts. */
import { available, catalogue, octopusArm } from "../fixtures/content.ts";
import { block } from "../support/page/network.ts";
import { boxOf, isPhone } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";
import { bar, button, tiles } from "./page-objects/catalogue.ts";

test("no tile is under a bar when it is focused", { tag: "@both" }, async ({ page }) => {
  // The low window puts focused tiles far apart.
  await page.setViewportSize(isPhone(page) ? { width: 390, height: 600 } : { width: 1024, height: 560 });
  await page.goto("designs/");
  const links = page.locator("[data-tile]:visible");
  for (const link of [links.nth(available.length - 1), links.nth(6)]) {
    await link.focus();
    const tile = await boxOf(link);
    const controls = await boxOf(bar(page));
    const above = isPhone(page) ? await boxOf(page.getByRole("banner")) : controls;
    expect(tile.top).toBeGreaterThanOrEqual(above.bottom);
    if (isPhone(page)) expect(tile.bottom).toBeLessThanOrEqual(controls.top);
  }
});

test("the catalogue without JavaScript has all tiles, in two to five columns, and no dead control", async ({
  scriptless: page,
}) => {
  await page.goto("designs/?ink=color&sort=desc");
  await expect(tiles(page)).toHaveCount(catalogue.length);
  for (const name of ["Sort", "Filter"]) await expect(button(page, name)).toBeHidden();
  await expect(page.getByRole("button", { name: /^Save/ })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Book Now" })).toBeVisible();
  for (const [width, columns] of [
    [320, 2],
    [640, 3],
    [1440, 5],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await Promise.all((await tiles(page).all()).map(boxOf));
    expect(new Set(boxes.map(({ left }) => Math.round(left))).size, `${width}`).toBe(columns);
  }
  await tiles(page).getByRole("link").last().click();
  await expect(page.getByRole("article").getByText("Sold Out")).toBeVisible();
});

test("a sold-out tile is a dimmed button that opens the faded drawing with its badge", async ({ page }) => {
  const { id, title } = octopusArm;
  await page.goto("designs/?status=soldOut");
  const tile = page.getByRole("button", { name: `${id}, ${title}, Sold Out`, exact: true });
  await expect(tile).toHaveAttribute("aria-haspopup", "dialog");
  await expect(tile.locator("img")).toHaveCSS("opacity", "0.26");
  await expect(tiles(page).getByRole("link")).toHaveCount(0);
  const lightbox = page.getByRole("dialog");
  await test.step("by touch, at full strength if the picture fails", async () => {
    await tile.scrollIntoViewIfNeeded();
    await expect(tile.locator("img")).toHaveJSProperty("complete", true);
    const restore = await block(page, "**/images/**");
    await tile.tap();
    const picture = lightbox.getByRole("img", { name: title });
    await expect(picture).toHaveCSS("opacity", "1");
    // The title, on its paper.
    await expect(picture).toHaveCSS("color", "rgb(21, 22, 26)");
    await page.goBack();
    await expect(lightbox).toHaveCount(0);
    await restore();
  });
  await test.step("by keyboard", async () => {
    await tile.press("Space");
    await expect(lightbox).toBeFocused();
    await expect(lightbox.getByText("Sold Out", { exact: true })).toBeVisible();
    await expect(lightbox.getByText(`${id} ${title}`, { exact: true })).toBeVisible();
    await expect(lightbox.getByRole("img", { name: title }).last()).toHaveCSS("opacity", "0.5");
    await page.keyboard.press("Escape");
    await expect(tile).toBeFocused();
    await expect(page).toHaveURL(/\/designs\/\?status=soldOut$/);
  });
});
