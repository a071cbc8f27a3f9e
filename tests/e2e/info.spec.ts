/** The info page: exclusive sections with addresses, and print. */
import type { Locator, Page } from "@playwright/test";
import { holdBack } from "../support/page/network.ts";
import { boxOf, countScrolls, expectLoaded, nextFrame, untilScripted } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";
import { countSheets } from "../support/read-pdf.ts";
import { section, summary } from "./page-objects/accordion.ts";

const openSections = (page: Page) => page.locator("details[open]");
const isOpen = (details: Locator) => expect(details).toHaveAttribute("open", "");

const DEPOSIT = "Deposit";
const WIDGET = "Note: the Booking Widget";

const [TO_DEPOSIT, TO_WIDGET] = ["/info/#deposit", "/info/#note-the-booking-widget"] as const;

/** The addresses of the first policy, one whose title has characters that addresses cannot have, the last, and a text on care. */
const ADDRESSES = [
  [TO_DEPOSIT, DEPOSIT],
  ["/info/#reschedule-cancel-late", "Reschedule / Cancel / “Late”"],
  [TO_WIDGET, WIDGET],
  ["/info/#aftercare", "Aftercare"],
] as const;

/** Expects the text of this section alone, with its title below the sticky header. */
async function expectShown(page: Page, title: string): Promise<void> {
  await expect(section(page, title).locator("> div")).toBeInViewport();
  await expect(page.locator("details > div:visible")).toHaveCount(1);
  await expect(summary(page, title)).toBeInViewport({ ratio: 1 });
  const header = await boxOf(page.getByRole("banner"));
  expect((await boxOf(summary(page, title))).top).toBeGreaterThanOrEqual(header.bottom - 1);
}

test("the address of a section opens that section alone", async ({ page }) => {
  for (const [path, title] of ADDRESSES) {
    await page.goto("about:blank");
    await page.goto(path);
    await expectShown(page, title);
    await isOpen(section(page, title));
    await expect(openSections(page)).toHaveCount(1);
  }
});

test("the addressed section shows without JavaScript, one at a time, with a minus in place of its plus", async ({
  scriptless: page,
}) => {
  for (const [path, title] of ADDRESSES) {
    await page.goto("about:blank");
    await page.goto(path);
    await expectShown(page, title);
    await expect(summary(page, title).locator("svg").first()).toBeHidden();
    await expect(summary(page, title).locator("svg").last()).toBeVisible();
  }
  await page.goto("/info/");
  await summary(page, DEPOSIT).click();
  await summary(page, WIDGET).click();
  await isOpen(section(page, WIDGET));
  await expect(openSections(page)).toHaveCount(1);
});

test("a section opened before the script loads stays open, whatever the address names", async ({ page }) => {
  const release = await holdBack(page, /\.js$/);
  await page.goto(TO_WIDGET, { waitUntil: "commit" });
  await summary(page, DEPOSIT).click();
  const asked = page.waitForResponse(/assets\/entries\//);
  await release();
  await (await asked).finished();
  await nextFrame(page);
  await isOpen(section(page, DEPOSIT));
});

test("the address follows the only open section, without a jump or a history entry", async ({ page }) => {
  // It names none.
  await page.goto("/info/#nothing%");
  await untilScripted(page);
  await expect(openSections(page)).toHaveCount(0);
  await summary(page, WIDGET).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => ({ top: scrollY, steps: history.length }));
  await summary(page, WIDGET).click();
  await expect(page).toHaveURL(TO_WIDGET);
  expect(await page.evaluate(() => ({ top: scrollY, steps: history.length }))).toEqual(before);
  await summary(page, DEPOSIT).click();
  await isOpen(section(page, DEPOSIT));
  await expect(openSections(page)).toHaveCount(1);
  await summary(page, DEPOSIT).click();
  await expect(openSections(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/info\/$/);

  await test.step("another address opens its section", async () => {
    await page.evaluate((path) => location.assign(path), TO_WIDGET);
    await isOpen(section(page, WIDGET));
    await expect(openSections(page)).toHaveCount(1);
  });
});

test("the open section opens again on reload or return, without scrolling", async ({ page }) => {
  const scrolls = await countScrolls(page);
  await page.goto(TO_DEPOSIT);
  await isOpen(section(page, DEPOSIT));
  expect(await scrolls()).toBe(1);
  await page.reload();
  await isOpen(section(page, DEPOSIT));
  expect(await scrolls()).toBe(0);
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await page.goBack();
  await isOpen(section(page, DEPOSIT));
  expect(await scrolls()).toBe(0);
});

test("a section opens in its place, with a picture no wider than its text", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto("/info/");
  await untilScripted(page);
  const touchUps = summary(page, "Déjà vu? Touch-ups & more");
  await summary(page, DEPOSIT).click();
  await touchUps.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const { top } = await boxOf(touchUps);
  await touchUps.click();
  await expect(openSections(page)).toHaveCount(1);
  await expect.poll(async () => (await boxOf(touchUps)).top).toBeCloseTo(top, 0);

  const picture = page.getByRole("img", { name: "The tray with what a touch-up needs" });
  await expectLoaded(picture);
  const { width } = await boxOf(page.getByText("Let it heal first"));
  expect((await boxOf(picture)).width).toBeLessThanOrEqual(width);
});

test("paper has all policies on one sheet and care on another, in light colors", async ({ page }) => {
  await page.goto("/info/");
  expect(countSheets(await page.pdf())).toBe(2);
  const readColors = () =>
    page
      .getByRole("heading", { level: 1 })
      .evaluate((title) =>
        [title, document.body]
          .map((it) => getComputedStyle(it))
          .map(({ color, backgroundColor }) => [color, backgroundColor]),
      );
  await page.emulateMedia({ media: "print", colorScheme: "light" });
  const colors = await readColors();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  expect(await readColors()).toEqual(colors);
  const boxes = await Promise.all((await page.locator("details > div").all()).map(boxOf));
  expect(boxes.filter(({ height }) => height < 10)).toEqual([]);
  expect(new Set(boxes.map(({ x }) => Math.round(x))).size).toBe(2);
  await expect(page.getByRole("link", { name: "Continue to booking" })).toBeHidden();
});
