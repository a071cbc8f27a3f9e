/** Saving designs: on a tile, on the page of a design, and what is remembered. */
import { button, isPhone } from "./catalogue.ts";
import { honeyBee, moonMoth, octopusArm, toDesignPath } from "./content.ts";
import { expect, test } from "./test.ts";

test("a design is saved on its tile or its page", async ({ page }) => {
  await page.goto("/designs/");
  await button(page, "Save Honey Bee").click();
  await expect(button(page, "Saved Honey Bee")).toBeVisible();
  await expect(page).toHaveURL("/designs/");
  await page.goto(toDesignPath(honeyBee));
  await expect(button(page, "Saved")).toBeVisible();
  await page.goto(toDesignPath(moonMoth));
  await expect(button(page, "Saved Honey Bee")).toBeAttached();
  await button(page, "Save").click();
  await expect(button(page, "Saved")).toBeVisible();
  await page.goto("/designs/");
  await expect(button(page, "Saved Moon Moth")).toBeVisible();
  await button(page, "Saved Honey Bee").click();
  await expect(button(page, "Save Honey Bee")).toBeVisible();
  await page.goto(toDesignPath(honeyBee));
  await expect(button(page, "Save")).toBeVisible();
});

test("a design that is sold out can be taken off the list", async ({ page }) => {
  await page.addInitScript((id) => localStorage.setItem("saved", String(id)), octopusArm.id);
  await page.goto("/designs/");
  await button(page, "Saved Octopus Arm").click();
  await expect(button(page, "Save Octopus Arm")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("by keyboard the button of a tile follows its link, and keeps the focus", async ({ page }) => {
  await page.goto("/designs/");
  await page.locator(`#designs a[href$="${toDesignPath(moonMoth)}"]`).focus();
  await page.keyboard.press("Tab");
  await expect(button(page, "Save Moon Moth")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(button(page, "Saved Moon Moth")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(button(page, "Save Moon Moth")).toBeFocused();
});

test("another tab is followed, also by a tile that is filtered out", async ({ page, context }) => {
  await page.goto("/designs/?status=soldOut");
  await expect(button(page, "Save Octopus Arm")).toBeVisible();
  await expect(button(page, "Save Moon Moth")).toHaveCount(0);
  const other = await context.newPage();
  await other.goto(toDesignPath(moonMoth));
  await button(other, "Save").click();
  await button(page, "Saved (1)").click();
  await expect(button(page, "Saved Moon Moth")).toBeVisible();
  await button(other, "Saved").click();
  await expect(button(page, "Save Moon Moth")).toBeVisible();
});

test("the first one saved says where the list is, on phones", {
  tag: "@both",
}, async ({ page }) => {
  await page.goto("/designs/");
  const sentence = page.getByText("Saved. The dot below shows your list.");
  await button(page, "Save Honey Bee").click();
  await expect(button(page, "Saved (1)")).toBeVisible();
  if (isPhone(page)) await expect(sentence).toBeInViewport({ ratio: 1 });
  else await expect(sentence).toBeHidden();
  await button(page, "Save Moon Moth").click();
  await expect(sentence).toHaveCount(0);
});
