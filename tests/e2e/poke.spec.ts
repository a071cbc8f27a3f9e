/** "Hold to poke it": by hand and by key, what it counts, and when the drawing is whole again. */
import type { Page } from "@playwright/test";
import { honeyBee, octopusArm } from "../fixtures/content.ts";
import { findViolations } from "../support/page/axe.ts";
import { block, watchRequests } from "../support/page/network.ts";
import { boxOf, nextFrame, scrollTop } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";
import { createFingers, swipe } from "../support/page/touch.ts";
import { chooseTone, openDesign, original, plate, previewButton } from "./page-objects/design.ts";

const button = (page: Page) => page.getByRole("button", { name: "Hold to poke it dot by dot" });
const tool = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const stencil = (page: Page) => plate(page).locator("canvas");
const status = (page: Page) => plate(page).getByRole("status");
/** Locates the count below the plate. The spoken one may still tell of the press before. */
const count = (page: Page) => page.locator("[data-poke=line]");
const readCount = async (page: Page) =>
  Number(/^dot ([\d,]+)/.exec((await count(page).textContent()) ?? "")?.[1]?.replace(",", ""));
/** More dots than a hold may leave behind. */
const MANY = 400;

/** Opens the page and returns the middle of the drawing. */
async function open(page: Page): Promise<{ x: number; y: number }> {
  await openDesign(page);
  const box = await boxOf(original(page));
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function hold(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await expect(stencil(page)).toHaveCount(1);
}

async function poke(page: Page, at: { x: number; y: number }, dots: number): Promise<void> {
  await hold(page, at);
  await expect.poll(() => readCount(page), { timeout: 15_000 }).toBeGreaterThan(dots);
  await page.mouse.up();
}

test("a hold pokes the stencil of the drawing, rests when it ends, and goes on with Space", async ({
  page,
}) => {
  const asked = watchRequests(page);
  const dots = () => asked.filter((path) => path.endsWith("-dots.txt"));
  const middle = await open(page);
  expect(dots()).toEqual([]);
  await hold(page, middle);
  await expect(count(page)).toHaveText(/^dot \d+ · \d+\sseconds?\sof\sher\shand$/);
  const room = await boxOf(previewButton(page));
  await poke(page, middle, MANY);
  expect(await boxOf(previewButton(page))).toEqual(room);
  expect(dots()).toHaveLength(1);
  await expect(count(page)).toHaveText(/^dot [\d,]+ · [\w\s]+\sof\s(her\shand|4–5½\sh)$/);
  const rested = await readCount(page);
  await nextFrame(page);
  expect(await readCount(page)).toBe(rested);

  await button(page).focus();
  await page.keyboard.down("Space");
  await expect.poll(() => readCount(page)).toBeGreaterThan(rested);
  await page.keyboard.up("Space");
  await expect(stencil(page)).toHaveCount(1);
  expect(await findViolations(page)).toEqual([]);
  await tool(page, "Show all").click();
  await expect(stencil(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
  await expect(tool(page, "Show all")).toBeHidden();
  await expect(count(page)).toBeEmpty();
});

test("a tap, a short hold and a short press of Space show a few dots, and the drawing returns", async ({
  page,
}) => {
  const { x, y } = await open(page);
  for (const tap of [() => page.touchscreen.tap(x, y), () => page.mouse.click(x, y)]) {
    // Asked in each frame: a tap counts dots for a second only.
    const isCounted = () => document.querySelector("[data-poke=line]")?.textContent?.startsWith("dot ");
    await Promise.all([page.waitForFunction(isCounted), tap()]);
    await expect(stencil(page)).toHaveCount(0);
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

test("under reduced motion advances by tenths to the exact total, and announces one count a second", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await open(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const announced = async (words: string | null) => {
    await page.clock.runFor(990);
    await expect(status(page)).toHaveText(words ?? "");
    await page.clock.runFor(10);
    await expect(status(page)).toHaveText((await count(page).textContent()) ?? "none");
    return status(page).textContent();
  };
  await original(page).click();
  await expect.poll(() => readCount(page)).toBeGreaterThan(MANY);
  const tenth = await readCount(page);
  const first = await announced("");
  for (let step = 2; step < 10; step++) {
    await original(page).click();
    await expect.poll(() => readCount(page)).toBe(step * tenth);
  }
  await announced(first);
  await original(page).click();
  await expect(tool(page, "See it healed")).toBeVisible();
  await page.clock.runFor(300);
  await expect(stencil(page)).toHaveCount(0);
  await expect(count(page)).toHaveText(/^[\d,]+ dots\. About\s4¾\shours\sby\shand\.$/);
  const total = Number.parseInt(((await count(page).textContent()) ?? "").replace(",", ""), 10);
  expect(Math.ceil(total / 10)).toBe(tenth);
});

test("twelve seconds poke it all, however often it rests, and steps count as the time that they would take", async ({
  page,
}) => {
  await page.clock.install();
  const middle = await open(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const holdFor = async (ms: number) => {
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    await page.clock.runFor(350);
    await expect(stencil(page)).toHaveCount(1);
    await page.clock.runFor(ms);
    await page.mouse.up();
  };
  await holdFor(6000);
  const half = await readCount(page);
  expect(half).toBeGreaterThan(MANY);
  await holdFor(6100);
  await expect(count(page)).toHaveText(/^[\d,]+ dots\./);
  const total = Number.parseInt(((await count(page).textContent()) ?? "").replace(",", ""), 10);
  expect(half / total).toBeCloseTo(0.5, 1);
  await page.clock.runFor(300);
  for (let step = 1; step <= 5; step++) await button(page).press("Enter");
  await expect.poll(() => readCount(page)).toBeGreaterThanOrEqual(total / 2);
  await holdFor(6100);
  await expect(count(page)).toHaveText(/^[\d,]+ dots\./);
});

test("a finished drawing dissolves into the photo of its tattoo; Back, a tap and Escape return", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  for (const back of [
    () => page.goBack(),
    () =>
      plate(page)
        .getByRole("img", { name: /^Healed/ })
        .click(),
    () => page.keyboard.press("Escape"),
  ]) {
    for (let step = 1; step <= 10; step++) await button(page).press("Enter");
    await tool(page, "See it healed").click();
    await expect(plate(page).getByRole("img", { name: /^Healed/ })).toBeVisible();
    await expect(count(page)).toHaveText("Moon Moth, healed 14 months");
    await back();
    await expect(plate(page).getByRole("img")).toHaveCount(1);
    await expect(page).toHaveURL(/\/design\/1\/$/);
    await expect(tool(page, "See it healed")).toBeHidden();
  }
});

test("ends on Escape and on another tone", async ({ page }) => {
  await open(page);
  for (const end of [
    () => page.keyboard.press("Escape"),
    () => page.locator("[value=medium]").evaluate((radio: HTMLElement) => radio.click()),
  ]) {
    await button(page).press("Enter");
    await expect(stencil(page)).toHaveCount(1);
    await end();
    await expect(stencil(page)).toHaveCount(0);
  }
});

test("a press that scrolls or swipes leaves the drawing whole, also after a hold, and requests nothing before", async ({
  page,
}) => {
  const { x, y } = await open(page);
  const asked = watchRequests(page);
  const fingers = await createFingers(page);
  const scroll = async (before?: Promise<unknown>) => {
    const moves = Array.from({ length: 10 }, (_, step) => y - 12 * (step + 1));
    await Promise.all([before, ...moves.map((at) => fingers.move({ x, y: at }))]);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(40);
    await fingers.cancel();
    await expect(stencil(page)).toHaveCount(0);
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await expect.poll(() => scrollTop(page)).toBe(0);
  };
  // Sent together, because a touch that waits becomes a hold.
  await scroll(fingers.down({ x, y }));
  expect(asked.filter((path) => path.endsWith(".txt"))).toEqual([]);
  await fingers.down({ x, y });
  await expect(count(page)).toHaveText(/^dot \d/);
  await scroll();
  await expect(count(page)).toBeEmpty();
  await swipe(page, original(page), { from: 0.7, to: 0.2 });
  await expect(stencil(page)).toHaveCount(0);
});

test("the menu of the picture opens, and ends a hold", async ({ page }) => {
  const { x, y } = await open(page);
  await page.evaluate(() =>
    addEventListener("contextmenu", ({ target }) => console.info(`menu of ${target}`)),
  );
  const menu = page.waitForEvent("console", (message) => message.text().startsWith("menu"));
  await page.mouse.click(x, y, { button: "right" });
  expect((await menu).text()).toBe("menu of [object HTMLImageElement]");
  await hold(page, { x, y });
  await page.mouse.click(x, y, { button: "right" });
  await expect(stencil(page)).toHaveCount(0);
});

test("reports dots that cannot be loaded, and works the next time", async ({ page }) => {
  await block(page, "**/*-dots.txt", 1);
  const middle = await open(page);
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await expect(page.getByText("This could not be loaded. Try again.").first()).toBeVisible();
  await expect(stencil(page)).toHaveCount(0);
  await page.mouse.up();
  await hold(page, middle);
  await expect(count(page)).toHaveText(/^dot \d/);
});

test("a drawing in color takes part; a sold-out one does not", async ({ page }) => {
  await openDesign(page, honeyBee);
  await expect(button(page)).toBeVisible();
  await openDesign(page, octopusArm);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(button(page)).toHaveCount(0);
});

test("the stencil is a tenth of the ink, on paper and on skin", async ({ page }) => {
  const range = () =>
    stencil(page).evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height) ?? {
        data: [],
      };
      const reds = [...data].filter((_, index) => index % 4 === 0 && data[index + 3] === 255);
      return { corner: [...data.slice(0, 3)], faintest: reds.reduce((least, red) => Math.min(least, red)) };
    });
  await hold(page, await open(page));
  const { corner, faintest } = await range();
  expect(corner).toEqual([253, 252, 250]);
  expect(faintest / 253).toBeCloseTo(0.9, 1);
  await page.mouse.up();
  await previewButton(page).click();
  await chooseTone(page, "Deep");
  await button(page).press("Enter");
  await expect(stencil(page)).toHaveCount(1);
  await expect(plate(page)).toHaveCSS("background-color", `rgb(${(await range()).corner.join(", ")})`);
});
