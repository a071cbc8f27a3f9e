/** Sold-out designs in the catalogue: a button that opens the lightbox with the faded drawing and the badge. */
import { octopusArm } from "../fixtures/content.ts";
import { block } from "../support/page/network.ts";
import { expect, test } from "../support/page/test.ts";
import { tiles } from "./page-objects/catalogue.ts";

const { id, title } = octopusArm;

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a dimmed tile opens the faded drawing by touch and keyboard, which closes in every way", {
  tag: "@both",
}, async ({ page, viewport, hasTouch }) => {
  await page.goto("designs/?status=soldOut");
  const tile = page.getByRole("button", { name: `${id}, ${title}, Sold Out`, exact: true });
  await expect(tile).toContainText("Sold Out");
  await expect(tile).toHaveAttribute("aria-haspopup", "dialog");
  await expect(tile.locator("img")).toHaveCSS("opacity", "0.26");
  await expect(tiles(page).getByRole("link")).toHaveCount(0);
  const lightbox = page.getByRole("dialog");
  for (const [way, leave] of Object.entries({
    Escape: () => page.keyboard.press("Escape"),
    Close: () => lightbox.getByRole("button", { name: "Close" }).click(),
    "the backdrop": () => page.mouse.click(6, (viewport?.height ?? 0) / 2),
    Back: () => page.evaluate(() => history.back()),
  })) {
    await test.step(way, async () => {
      if (hasTouch) await tile.tap();
      else await tile.press("Enter");
      await expect(lightbox).toBeFocused();
      await expect(lightbox.getByText("Sold Out", { exact: true })).toBeVisible();
      await expect(lightbox.getByText(`${id} ${title}`, { exact: true })).toBeVisible();
      await expect(lightbox.getByRole("img", { name: title }).last()).toHaveCSS("opacity", "0.5");
      await leave();
      await expect(lightbox).toHaveCount(0);
      await expect(tile).toBeFocused();
      await expect(page).toHaveURL(/\/designs\/\?status=soldOut$/);
      await expect(page.getByRole("button", { name: "Filter (1)" })).toBeVisible();
    });
  }
});

test("a picture that fails shows its title on its paper", async ({ page }) => {
  await page.goto("designs/?status=soldOut");
  const tile = page.getByRole("button", { name: `${title}, Sold Out` });
  await tile.scrollIntoViewIfNeeded();
  await expect(tile.locator("img")).toHaveJSProperty("complete", true);
  await block(page, "**/images/**");
  await tile.click();
  const picture = page.getByRole("dialog").getByRole("img", { name: title });
  await expect(picture).toHaveCSS("opacity", "1");
  await expect(picture).toHaveCSS("color", "rgb(21, 22, 26)");
});
