/** The light protection of the artist's pictures. tests/renderer/shell/protection.test.ts has every key. */
import type { Page } from "@playwright/test";
import { studio } from "../fixtures/content.ts";
import { readBuilt } from "../support/built-pages.ts";
import { intercept } from "../support/page/network.ts";
import { record } from "../support/page/record.ts";
import { untilScripted } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";
import { photos } from "./page-objects/about.ts";

async function tryToTake(page: Page): Promise<void> {
  await untilScripted(page);
  await page.evaluate(() => {
    for (const type of ["contextmenu", "dragstart", "keydown"])
      addEventListener(type, (event) => event.defaultPrevented && window.record(type));
  });
  const picture = photos(page).getByRole("img").first();
  await picture.click({ button: "right" });
  await picture.dispatchEvent("dragstart");
  for (const key of ["Tab", "Control+c", "F12"]) await page.keyboard.press(key);
}

test("the context menu, dragging and F12 are blocked, unless the artist allows them", async ({ page }) => {
  const prevented = await record(page);
  await page.goto("/about/");
  await tryToTake(page);
  await expect.poll(() => prevented).toEqual(["contextmenu", "dragstart", "keydown"]);

  await test.step("text can be selected", async () => {
    await page.getByText(studio.about.lead, { exact: true }).click({ clickCount: 3 });
    expect(await page.evaluate(() => getSelection()?.toString())).toContain(studio.about.lead);
  });

  await test.step("a field has its menu", async () => {
    const isBlocked = await page.evaluate(() => {
      const field = document.createElement("input");
      document.body.append(field);
      return !field.dispatchEvent(new Event("contextmenu", { bubbles: true, cancelable: true }));
    });
    expect(isBlocked).toBe(false);
  });

  const body = readBuilt("/about/").replace('"protection":true', '"protection":false');
  await intercept(page, "**/about/", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.reload();
  await tryToTake(page);
  expect(prevented).toHaveLength(3);
});
