/** The light protection of the artist's pictures, and the keys that visitors keep. */
import type { Page } from "@playwright/test";
import { studio } from "../fixtures/content.ts";
import { readBuilt } from "../support/built-pages.ts";
import { expect, test } from "../support/page/test.ts";

type Init = Record<string, string | boolean>;

/** Whether the page prevents the default action of this event. */
function prevents(page: Page, type: string, init: Init = {}): Promise<boolean> {
  const main = page.getByRole("main");
  // Pictures are in links, which have their own keys.
  const target = type === "keydown" ? main.getByRole("heading").first() : main.getByRole("img").first();
  return target.evaluate(isPrevented, { type, init });
}

function isPrevented(element: Element, { type, init }: { type: string; init: Init }): boolean {
  const Kind = type === "keydown" ? KeyboardEvent : MouseEvent;
  return !element.dispatchEvent(new Kind(type, { bubbles: true, cancelable: true, ...init }));
}

/** One of each kind. tests/renderer/shell/protection.test.ts has them all. */
const BLOCKED: [type: string, init?: Init][] = [
  ["contextmenu"],
  ["dragstart"],
  ["keydown", { key: "s", ctrlKey: true }],
  ["keydown", { key: "I", metaKey: true, shiftKey: true }],
  ["keydown", { key: "F12" }],
];
const FREE: Init[] = [{ key: "Tab" }, { key: "c", ctrlKey: true }, { key: "f", metaKey: true }];

test("blocks the context menu, dragging, and some keys, but no others", async ({ page }) => {
  await page.goto("/");
  for (const [type, init] of BLOCKED) expect(await prevents(page, type, init), type).toBe(true);
  for (const key of FREE) expect(await prevents(page, "keydown", key), `${key.key}`).toBe(false);
});

test("lets text be selected and copied", async ({ page }) => {
  await page.goto("/about/");
  await page.getByText(studio.about.lead, { exact: true }).click({ clickCount: 3 });
  expect(await page.evaluate(() => getSelection()?.toString())).toContain(studio.about.lead);
  expect(await prevents(page, "selectstart")).toBe(false);
  expect(await prevents(page, "copy")).toBe(false);
});

test("does nothing when the artist has turned it off", async ({ page }) => {
  const body = readBuilt("/").replace('"protection":true', '"protection":false');
  await page.route("**/", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto("/");
  await expect(page.locator(".swiper-initialized")).toHaveCount(2);
  for (const [type, init] of BLOCKED) expect(await prevents(page, type, init), type).toBe(false);
});
