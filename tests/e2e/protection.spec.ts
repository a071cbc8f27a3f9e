/** The light protection of the artist's pictures. tests/renderer/shell/protection.test.ts has every key. */
import type { Page } from "@playwright/test";
import { studio } from "../fixtures/content.ts";
import { readBuilt } from "../support/built-pages.ts";
import { intercept } from "../support/page/network.ts";
import { expect, test } from "../support/page/test.ts";
import { openLooping } from "./page-objects/home.ts";

/** Lists the events whose default action the page prevents. */
async function listPrevented(page: Page): Promise<string[]> {
  await page.getByRole("heading", { level: 1 }).hover();
  await page.evaluate(() => {
    const prevented: string[] = [];
    Object.assign(window, { prevented });
    for (const type of ["contextmenu", "dragstart", "keydown"])
      addEventListener(type, (event) => event.defaultPrevented && prevented.push(type));
  });
  const picture = page.getByRole("main").getByRole("img").first();
  await picture.click({ button: "right" });
  await picture.dispatchEvent("dragstart");
  for (const key of ["Tab", "Control+c", "F12"]) await page.keyboard.press(key);
  return page.evaluate(() => (window as unknown as { prevented: string[] }).prevented);
}

test("blocks the context menu, dragging and one of three keys, unless the artist has turned it off", async ({
  page,
}) => {
  await openLooping(page);
  expect(await listPrevented(page)).toEqual(["contextmenu", "dragstart", "keydown"]);
  const body = readBuilt("/").replace('"protection":true', '"protection":false');
  await intercept(page, "**/", (route) => route.fulfill({ contentType: "text/html", body }));
  await openLooping(page);
  expect(await listPrevented(page)).toEqual([]);
});

test("lets text be selected", async ({ page }) => {
  await page.goto("/about/");
  await page.getByText(studio.about.lead, { exact: true }).click({ clickCount: 3 });
  expect(await page.evaluate(() => getSelection()?.toString())).toContain(studio.about.lead);
});
