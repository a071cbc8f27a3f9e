/**
 * The lines of every text. In large or widely spaced text, numbers and short words stay whole, everything stays in its box,
 * and the skip link stays out of sight.
 */
import type { Page } from "@playwright/test";
import { honeyBee, moonMoth, toDesignPath } from "../fixtures/content.ts";
import { PAGES } from "../support/built-pages.ts";
import { boxOf } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";
import { findBroken, findOverfull, setText } from "../support/page/text.ts";
import { addressOf } from "../support/playwright.ts";
import { makeRamp } from "../support/try-on-model.ts";
import { button, expectOn, openTryOn, pick } from "./page-objects/try-on.ts";

/** Widths of phones, tablets and desktops, and the breakpoints. */
const WIDTHS = [320, 390, 640, 768, 960, 1440];
/** The spacing that WCAG 1.4.12 requires a page to support. */
const SPACING =
  "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }";

const DESIGN = toDesignPath(moonMoth);
const LARGE = ["/", "/designs/", DESIGN, "/info/", "/about/", "/contact/", "/404.html"];

for (const path of [...PAGES, DESIGN, "/404.html"]) {
  test(`${path} fits every screen`, async ({ page }) => {
    await openWhole(page, path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    if (LARGE.includes(path)) await expectRoom(page);
  });
}

for (const [name, path] of [
  ["a design in color", toDesignPath(honeyBee)],
  ["a chosen design", `/booking/?design=${moonMoth.id}`],
  ["Home with closed books", addressOf("second")],
] as const) {
  test(`${name} has room for large text`, async ({ page }) => {
    await openWhole(page, path);
    await expectRoom(page);
  });
}

test("the try-on has room for large text", async ({ page }) => {
  await openTryOn(page);
  await expectOn(page, "an arm");
  await test.step("on an arm", () => expectRoom(page));
  await button(page, "Your photo").click();
  await test.step("asked for a photo", () => expectRoom(page));
  await pick(page, await makeRamp());
  await expect(button(page, "Skip")).toBeVisible();
  await test.step("at its real size", () => expectRoom(page));
  await button(page, "Skip").click();
  await expectOn(page, "your photo");
  await test.step("on a photo", () => expectRoom(page));
});

async function openWhole(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator("details").evaluateAll((all: HTMLDetailsElement[]) => {
    for (const details of all) Object.assign(details, { name: "", open: true });
  });
}

/** Expects whole numbers and short words, full boxes at most, and no sideways scrolling. */
async function expectRoom(page: Page): Promise<void> {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const [percent, spacing] of [
      [100, SPACING],
      [200, ""],
      [200, SPACING],
    ] as const) {
      const state = `${width} px, ${percent} %, ${spacing ? "spaced" : "plain"}`;
      await setText(page, percent, spacing);
      expect(await findBroken(page), state).toEqual([]);
      expect(await findOverfull(page), state).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), state).toBe(width);
      expect((await boxOf(page.locator("a[href='#main']"))).bottom, state).toBeLessThanOrEqual(0);
    }
  }
}
