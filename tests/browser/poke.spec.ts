/** "Hold to poke it": by hand and by key, what it counts, and when the drawing is whole again. */
import type { Page } from "@playwright/test";
import { honeyBee, moonMoth, octopusArm } from "../fixtures/content.ts";
import { findViolations } from "../support/page/axe.ts";
import { block, watchRequests } from "../support/page/network.ts";
import { boxOf, nextFrame, scrollTop } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";
import { createFingers } from "../support/page/touch.ts";
import { chooseTone, openDesign, original, plate, previewButton } from "./pages/design.ts";

const button = (page: Page) => page.getByRole("button", { name: "Hold to poke it dot by dot" });
const tool = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const stencil = (page: Page) => plate(page).locator("canvas").first();
const loupe = (page: Page) => plate(page).locator("canvas").nth(1);
const status = (page: Page) => page.locator("#poke").getByRole("status");
/** Locates the count below the plate. The spoken one may still tell of the press before. */
const count = (page: Page) => page.locator("#poke-line");
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
  await expect(count(page)).toHaveText(/^dot \d+ · \d+ seconds? of her hand$/);
  await expect(loupe(page)).toBeVisible();
  const room = await boxOf(previewButton(page));
  await poke(page, middle, MANY);
  expect(await boxOf(previewButton(page))).toEqual(room);
  expect(dots()).toHaveLength(1);
  await expect(loupe(page)).toHaveCount(0);
  await expect(count(page)).toHaveText(/^dot [\d,]+ · [\w ]+ (of her hand|of 4–5½ h)$/);
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
    const isCounted = () => document.getElementById("poke-line")?.textContent?.startsWith("dot ");
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
  await button(page).click();
  await expect.poll(() => readCount(page)).toBeGreaterThan(MANY);
  const tenth = await readCount(page);
  const first = await announced("");
  for (let step = 2; step < 10; step++) {
    await button(page).click();
    await expect.poll(() => readCount(page)).toBe(step * tenth);
  }
  await announced(first);
  await button(page).click();
  await expect(async () => {
    await page.clock.runFor(400);
    await expect(tool(page, "See it healed")).toBeVisible({ timeout: 100 });
  }).toPass();
  await expect(stencil(page)).toHaveCount(0);
  await expect(count(page)).toHaveText(/^[\d,]+ dots\. About 4¾ hours by hand\.$/);
  const total = Number.parseInt(((await count(page).textContent()) ?? "").replace(",", ""), 10);
  expect(Math.ceil(total / 10)).toBe(tenth);
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

test("a press that scrolls leaves the drawing whole, also after it has armed, and requests nothing before", async ({
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
});

test("a hold that drifts sideways is no swipe to the next design", async ({ page }) => {
  const { x, y } = await open(page);
  const fingers = await createFingers(page);
  await fingers.down({ x, y });
  await expect(stencil(page)).toHaveCount(1);
  await fingers.move({ x: x - 72, y });
  await fingers.up();
  await expect(stencil(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/design\/1\/$/);
});

test("the menu of the picture opens, and ends a hold", async ({ page }) => {
  const { x, y } = await open(page);
  await page.evaluate(() =>
    addEventListener("contextmenu", ({ target }) => console.info(`menu of ${target}`)),
  );
  const menu = page.waitForEvent("console", (message) => message.text().startsWith("menu"));
  await page.mouse.click(x, y, { button: "right" });
  expect((await menu).text()).toBe("menu of [object HTMLImageElement]");
  await expect(button(page)).toHaveCSS("pointer-events", "auto");
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

test("buzzes for the first dozen dots, and ticks only once the sound is on", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.vibrate = (ms) => Boolean(console.info(`buzz ${ms}`)) || true;
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...when) {
      console.info("tick");
      start.apply(this, when);
    };
  });
  const heard: string[] = [];
  page.on("console", (message) => heard.push(message.text()));
  const middle = await open(page);
  await poke(page, middle, MANY);
  const buzzes = heard.filter((text) => text === "buzz 8").length;
  expect(buzzes).toBeGreaterThan(5);
  expect(buzzes).toBeLessThanOrEqual(12);
  expect(heard).not.toContain("tick");
  await tool(page, "Sound").click();
  await expect(tool(page, "Sound")).toHaveAttribute("aria-pressed", "true");
  await hold(page, middle);
  await expect.poll(() => heard).toContain("tick");
});

test("a drawing in color takes part; a sold-out one does not, nor any without a canvas", async ({ page }) => {
  await openDesign(page, honeyBee);
  await expect(button(page)).toBeVisible();
  await openDesign(page, octopusArm);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(button(page)).toHaveCount(0);
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await openDesign(page, moonMoth);
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
