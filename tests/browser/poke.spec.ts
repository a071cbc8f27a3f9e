/** "Poke it dot by dot": by hand and by key, what it counts, and when it ends. */
import type { Page } from "@playwright/test";
import { honeyBee, moonMoth, octopusArm } from "../fixtures/content.ts";
import { findViolations } from "../support/page/axe.ts";
import { block, watchRequests } from "../support/page/network.ts";
import { boxOf, nextFrame, scrollTop } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";
import { chooseTone, openDesign, original, plate, previewButton } from "./pages/design.ts";

const button = (page: Page) => page.getByRole("button", { name: "Poke it dot by dot" });
const showAll = (page: Page) => page.getByRole("button", { name: "Show all", exact: true });
const paper = (page: Page) => page.locator("main canvas");
const status = (page: Page) => page.locator("#poke").getByRole("status");
/** Locates the count on the plate. The spoken one may still tell of the press before. */
const count = (page: Page) => page.locator("#poke p[aria-hidden]");
/** At least ten dots, because one may fill no pixel, and fewer than all. */
const SOME_DOTS = /^dot \d{2,3} of about [\d,]+ · [\dhmin ]+ of 4–5½ h$/;

/** Opens the page and returns the middle of the drawing. */
async function open(page: Page): Promise<{ x: number; y: number }> {
  await openDesign(page);
  const box = await boxOf(original(page));
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function press(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await expect(count(page)).toHaveText(SOME_DOTS);
  await page.mouse.up();
}

test("begins at the place of a press, continues while it or Space is held, and shows all on request", async ({
  page,
}) => {
  const asked = watchRequests(page);
  const dots = () => asked.filter((path) => path.endsWith("-dots.txt"));
  const middle = await open(page);
  expect(dots()).toEqual([]);
  await press(page, middle);
  expect(dots()).toHaveLength(1);
  await expect(paper(page)).toHaveCount(1);
  const holes = await paper(page).evaluate(measureHoles);
  expect(holes.nearest).toBeLessThan(0.05);
  expect(holes.furthest).toBeLessThan(0.4);
  await nextFrame(page);
  const rested = (await count(page).textContent()) ?? "";
  await nextFrame(page);
  await expect(count(page)).toHaveText(rested);

  await button(page).focus();
  await page.keyboard.down("Space");
  await expect(count(page)).not.toHaveText(rested);
  await page.keyboard.up("Space");
  expect(await findViolations(page)).toEqual([]);
  await showAll(page).click();
  await expect(paper(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
  await expect(showAll(page)).toBeHidden();
});

/** Runs in the page. Measures how far the holes are from the middle, as shares of the paper's sides. */
function measureHoles(canvas: HTMLCanvasElement | SVGElement | HTMLElement) {
  if (!(canvas instanceof HTMLCanvasElement)) throw new Error("no canvas");
  const { width, height } = canvas;
  const { data } = canvas.getContext("2d")?.getImageData(0, 0, width, height) ?? { data: [] };
  const away = [...Array(width * height).keys()]
    .filter((pixel) => data[4 * pixel + 3] === 0)
    .map((pixel) => Math.hypot((pixel % width) / width - 0.5, Math.floor(pixel / width) / height - 0.5));
  return { nearest: Math.min(...away), furthest: Math.max(...away) };
}

test("under reduced motion advances by tenths, and announces at most one count a second", async ({
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
  await expect(paper(page)).toHaveCount(1);
  const first = await announced("");
  for (let step = 2; step < 10; step++) await button(page).click();
  await announced(first);
  await expect(paper(page)).toHaveCount(1);
  await button(page).click();
  await page.clock.resume();
  await expect(paper(page)).toHaveCount(0);
});

/** Runs in the page, because two real taps may be too far apart on a busy machine. */
const tapTwice = (target: HTMLElement) => {
  for (const detail of [1, 2]) target.dispatchEvent(new MouseEvent("click", { detail, bubbles: true }));
};

test("ends on Escape, two taps, or another tone", async ({ page }) => {
  const middle = await open(page);
  for (const end of [
    () => page.keyboard.press("Escape"),
    () => button(page).evaluate(tapTwice),
    () => page.locator("[value=medium]").evaluate((radio: HTMLElement) => radio.click()),
  ]) {
    await press(page, middle);
    await expect(paper(page)).toHaveCount(1);
    await end();
    await expect(paper(page)).toHaveCount(0);
  }
});

test("a press that moves scrolls, and a context menu belongs to the picture; neither requests anything", async ({
  page,
}) => {
  const middle = await open(page);
  const { x, y } = middle;
  const asked = watchRequests(page);
  await page.evaluate(() =>
    addEventListener("contextmenu", ({ target }) => console.info(`menu of ${target}`)),
  );
  const menu = page.waitForEvent("console", (message) => message.text().startsWith("menu"));
  await page.mouse.click(x, y, { button: "right" });
  expect((await menu).text()).toBe("menu of [object HTMLImageElement]");
  await expect(button(page)).toHaveCSS("pointer-events", "auto");

  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: number) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: at === undefined ? [] : [{ x, y: at }] });
  // Sent together, because a touch that waits becomes a hold.
  const moves = Array.from({ length: 10 }, (_, step) => y - 12 * (step + 1));
  await Promise.all([touch("touchStart", y), ...moves.map((at) => touch("touchMove", at))]);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(40);
  await touch("touchEnd");
  await expect(paper(page)).toHaveCount(0);
  expect(asked.filter((path) => path.endsWith(".txt"))).toEqual([]);
  const scrollBack = () => {
    scrollTo({ top: 0, behavior: "instant" });
    return scrollY;
  };
  await expect.poll(() => page.evaluate(scrollBack)).toBe(0);
  await press(page, middle);
});

test("reports dots that cannot be loaded, and works the next time", async ({ page }) => {
  await block(page, "**/*-dots.txt", 1);
  const middle = await open(page);
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await expect(page.getByText("This could not be loaded. Try again.").first()).toBeVisible();
  await page.mouse.up();
  await press(page, middle);
});

test("is absent for a drawing in color, for a sold-out one, and without a canvas", async ({ page }) => {
  for (const design of [honeyBee, octopusArm]) {
    await openDesign(page, design);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(button(page)).toHaveCount(0);
  }
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await openDesign(page, moonMoth);
  await expect(button(page)).toHaveCount(0);
});

test("a drawing on a skin tone has paper of that color", async ({ page }) => {
  await open(page);
  await previewButton(page).click();
  await chooseTone(page, "Deep");
  await button(page).press("Enter");
  const corner = await paper(page).evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext("2d")?.getImageData(0, 0, 1, 1) ?? {};
    return `rgb(${data?.slice(0, 3).join(", ")})`;
  });
  await expect(plate(page)).toHaveCSS("background-color", corner);
});
