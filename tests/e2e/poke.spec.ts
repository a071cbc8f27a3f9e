/** "Hold to poke it": by hand and by key, what it counts, and when the drawing is whole again. The clock stands still. */
import type { Page } from "@playwright/test";
import { moonMoth, toDesignPath } from "../fixtures/content.ts";
import { findViolations } from "../support/page/axe.ts";
import { block, holdBack, watchRequests } from "../support/page/network.ts";
import { record } from "../support/page/record.ts";
import { boxOf, scrollTo, scrollTop } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";
import { createFingers } from "../support/page/touch.ts";
import { MOTION } from "../support/playwright.ts";
import { openDesign, original, plate, previewButton } from "./page-objects/design.ts";

test.use(MOTION);

const button = (page: Page) => page.getByRole("button", { name: "Hold to poke it dot by dot" });
const tool = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const stencil = (page: Page) => plate(page).locator("canvas");
const status = (page: Page) => plate(page).getByRole("status");
const healed = (page: Page) => plate(page).getByRole("img", { name: "Healed luna moth" });
/** The visible count. The announced one lags by up to a second. */
const count = (page: Page) => page.locator("[data-poke=line]");
/** Reads the number in `dot 1,200 · …` and in `9,512 dots. …`. */
const readCount = async (page: Page) =>
  Number(/\d[\d,]*/.exec((await count(page).textContent()) ?? "")?.[0].replace(",", ""));

/** A press of this length is a hold. */
const HOLD_MS = 400;

/** Opens the page, waits until a step pokes the drawing, and shows all of it again. Returns the drawing's middle. */
async function open(page: Page): Promise<{ x: number; y: number }> {
  await page.clock.install();
  await openDesign(page);
  await button(page).press("Enter");
  await tool(page, "Show all").click();
  await expect(stencil(page)).toHaveCount(0);
  await page.clock.pauseAt(Date.now() + 60_000);
  const { x, y, width, height } = await boxOf(original(page));
  return { x: x + width / 2, y: y + height / 2 };
}

/** Presses the drawing until the stencil lies on it. */
async function hold(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.clock.runFor(HOLD_MS);
  await expect(stencil(page)).toHaveCount(1);
}

test("a press before its scripts load is a step", async ({ page }) => {
  const release = await holdBack(page, "**/assets/entries/**");
  await page.goto(toDesignPath(moonMoth), { waitUntil: "commit" });
  await button(page).press("Enter");
  await release();
  await expect(tool(page, "Show all")).toBeVisible();
});

test("eleven seconds of holding, by pointer and by Space, poke the whole drawing", async ({ page }) => {
  const asked = watchRequests(page);
  const middle = await open(page);
  const room = await boxOf(previewButton(page));
  await hold(page, middle);
  await page.clock.runFor(5400);
  await page.mouse.up();
  const half = await readCount(page);
  await page.clock.runFor(1000);
  expect(await readCount(page)).toBe(half);
  expect(await boxOf(previewButton(page))).toEqual(room);
  await button(page).focus();
  await page.keyboard.down("Space");
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(count(page)).toContainText("dots. About", { timeout: 100 });
  }).toPass();
  await page.keyboard.up("Space");
  await expect(stencil(page)).toHaveCount(0);
  expect(half / (await readCount(page))).toBeCloseTo(0.5, 1);
  expect(asked.filter((path) => path.endsWith("-dots.txt"))).toHaveLength(1);
});

test("a tap, a short hold and a short press of Space show a few dots", async ({ page }) => {
  const { x, y } = await open(page);
  for (const tap of [() => page.touchscreen.tap(x, y), () => page.mouse.click(x, y)]) {
    await tap();
    await expect(stencil(page)).toHaveCount(1);
    // The dots load in real time, and show as the page's clock runs.
    await expect(async () => {
      await page.clock.runFor(200);
      await expect(count(page)).toContainText("dot ", { timeout: 100 });
    }).toPass();
    await expect(async () => {
      await page.clock.runFor(500);
      await expect(stencil(page)).toHaveCount(0, { timeout: 100 });
    }).toPass();
  }
  await hold(page, { x, y });
  await page.mouse.up();
  await expect(stencil(page)).toHaveCount(0);
  await button(page).focus();
  await page.keyboard.down("Space");
  await expect(stencil(page)).toHaveCount(1);
  await page.keyboard.up("Space");
  await expect(stencil(page)).toHaveCount(0);
  await expect(page.getByText("Hold to poke it", { exact: true })).toBeVisible();
});

test("the first dot lands within 300 ms of a press, and a slow tap goes on by itself", async ({ page }) => {
  const { x, y } = await open(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.clock.runFor(130);
  await expect(stencil(page)).toHaveCount(1);
  await page.clock.runFor(170);
  await expect(count(page)).toContainText(/^dot [1-9] /);
  await page.mouse.up();
  await page.clock.runFor(1000);
  await expect(stencil(page)).toHaveCount(1);
  await page.clock.runFor(1000);
  await expect(stencil(page)).toHaveCount(0);
});

test('Escape, another tone, "Show all" and the picture\'s menu end the poking', async ({ page }) => {
  const menus = await record(page);
  const { x, y } = await open(page);
  await page.evaluate(() =>
    addEventListener("contextmenu", ({ target }) => window.record((target as Element).tagName)),
  );
  await page.mouse.click(x, y, { button: "right" });
  await expect.poll(() => menus).toEqual(["IMG"]);
  for (const end of [
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(x, y, { button: "right" }),
    () => page.locator("[value=medium]").evaluate((radio: HTMLElement) => radio.click()),
  ]) {
    await hold(page, { x, y });
    await end();
    await expect(stencil(page)).toHaveCount(0);
    await page.mouse.up();
  }
  await hold(page, { x, y });
  await page.clock.runFor(5000);
  await page.mouse.up();
  await expect(tool(page, "Show all")).toBeVisible();
  await page.clock.resume();
  expect(await findViolations(page)).toEqual([]);
  await tool(page, "Show all").click();
  await expect(stencil(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
  await expect(tool(page, "Show all")).toBeHidden();
  await expect(count(page)).toBeEmpty();
});

test("scrolling and swiping on the drawing do not poke it, even after a hold", async ({ page }) => {
  const { x, y } = await open(page);
  const fingers = await createFingers(page);
  const move = async (right: number, down: number) => {
    for (let step = 1; step <= 10; step++) await fingers.move({ x: x + right * step, y: y + down * step });
  };
  const scroll = async () => {
    await move(0, -12);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(40);
    await fingers.cancel();
    await page.clock.runFor(HOLD_MS);
    await expect(stencil(page)).toHaveCount(0);
    await scrollTo(page, 0);
  };
  await fingers.down({ x, y });
  await scroll();
  await fingers.down({ x, y });
  await page.clock.runFor(HOLD_MS);
  await expect(stencil(page)).toHaveCount(1);
  await scroll();
  await fingers.down({ x, y });
  await move(-12, 0);
  await page.clock.runFor(HOLD_MS);
  await fingers.up();
  await expect(stencil(page)).toHaveCount(0);
  await expect(count(page)).toBeEmpty();
});

test("dots are fetched by a press; a failure is said, and a later press tries again", async ({ page }) => {
  const asked = watchRequests(page);
  const restore = await block(page, "**/*-dots.txt");
  await openDesign(page);
  await original(page).hover();
  expect(asked.filter((path) => path.endsWith("-dots.txt"))).toEqual([]);
  await expect(async () => {
    await button(page).press("Enter");
    await expect(page.getByText("This could not be loaded. Try again.").first()).toBeVisible({
      timeout: 1000,
    });
  }).toPass();
  await expect(stencil(page)).toHaveCount(0);
  await restore();
  await button(page).press("Enter");
  await expect(count(page)).toContainText("dot ");
});

test.describe("under reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("presses poke a tenth each, and one count a second is announced", async ({ page }) => {
    await open(page);
    await page.clock.runFor(1000);
    const announced = async (words: string) => {
      await page.clock.runFor(990);
      await expect(status(page)).toHaveText(words);
      await page.clock.runFor(10);
      await expect(status(page)).toHaveText((await count(page).textContent()) ?? "none");
      return (await status(page).textContent()) ?? "";
    };
    await original(page).click();
    await expect(count(page)).toContainText("dot ");
    const tenth = await readCount(page);
    const first = await announced("");
    for (let step = 2; step < 10; step++) {
      await original(page).click();
      await expect.poll(() => readCount(page)).toBe(step * tenth);
    }
    await announced(first);
    await original(page).click();
    await expect(count(page)).toContainText("dots. About");
    expect(Math.ceil((await readCount(page)) / 10)).toBe(tenth);
  });

  test("a finished drawing dissolves into the photo of its tattoo; Back, a tap, two, Escape and the button return", async ({
    page,
  }) => {
    await open(page);
    for (const back of [
      () => page.goBack(),
      () => healed(page).click(),
      () => healed(page).dblclick(),
      () => page.keyboard.press("Escape"),
      () => tool(page, "Back to the drawing").click(),
    ]) {
      for (let step = 1; step <= 10; step++) await button(page).press("Enter");
      await tool(page, "See it healed").click();
      await expect(healed(page)).toBeVisible();
      await expect(count(page)).toHaveText("Moon Moth, healed 14 months");
      // The drawing and the photo: what dissolved is gone.
      await expect(plate(page).locator("img")).toHaveCount(2);
      await back();
      await expect(plate(page).getByRole("img")).toHaveCount(1);
      await expect(page).toHaveURL(/\/design\/1\/$/);
      await expect(tool(page, "See it healed")).toBeHidden();
    }
  });
});
