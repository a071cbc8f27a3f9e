/** The artist's pictures are lightly protected, and visitors keep the keys they need. */
import type { Page } from "@playwright/test";
import { readBuilt } from "./built-pages.ts";
import { studio } from "./content.ts";
import { expect, test } from "./test.ts";

type Init = Record<string, string | boolean>;

/** Whether the page keeps the browser from doing what it does at this event. */
function prevents(page: Page, type: string, init: Init = {}): Promise<boolean> {
  const main = page.getByRole("main");
  // A picture is a button, which has keys of its own.
  const target = type === "keydown" ? main.getByRole("heading").first() : main.getByRole("img").first();
  return target.evaluate(isPrevented, { type, init });
}

function isPrevented(element: Element, { type, init }: { type: string; init: Init }): boolean {
  const Kind = type === "keydown" ? KeyboardEvent : MouseEvent;
  return !element.dispatchEvent(new Kind(type, { bubbles: true, cancelable: true, ...init }));
}

const KEYS: Init[] = [
  { key: "s", ctrlKey: true },
  { key: "u", ctrlKey: true },
  { key: "I", ctrlKey: true, shiftKey: true },
  { key: "F12" },
  { key: "s", metaKey: true },
  { key: "u", metaKey: true },
  { key: "I", metaKey: true, shiftKey: true },
];

test("blocks the context menu, dragging, and the keys that save or show the source, and no other key", async ({
  page,
}) => {
  await page.goto("/");
  expect(await prevents(page, "contextmenu")).toBe(true);
  expect(await prevents(page, "dragstart")).toBe(true);
  for (const key of KEYS) expect(await prevents(page, "keydown", key), JSON.stringify(key)).toBe(true);
  for (const key of ["Tab", "Escape", "Enter", "ArrowDown", "PageDown", "s", "u", "F5"]) {
    expect(await prevents(page, "keydown", { key }), key).toBe(false);
  }
  for (const key of ["c", "a", "f", "p", "r", "+", "-", "0"]) {
    expect(await prevents(page, "keydown", { key, ctrlKey: true }), `Ctrl+${key}`).toBe(false);
    expect(await prevents(page, "keydown", { key, metaKey: true }), `⌘${key}`).toBe(false);
  }
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
  expect(await prevents(page, "contextmenu")).toBe(false);
  expect(await prevents(page, "dragstart")).toBe(false);
  for (const key of KEYS) expect(await prevents(page, "keydown", key)).toBe(false);
});
