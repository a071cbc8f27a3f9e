/** "Poke it dot by dot": by hand and by key, what it counts, and when it ends. */
import type { Page } from "@playwright/test";
import { honeyBee, moonMoth, octopusArm, toDesignPath } from "../fixtures/content.ts";
import { findViolations } from "../support/page/axe.ts";
import { nextFrame } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";

const button = (page: Page) => page.getByRole("button", { name: "Poke it dot by dot" });
const showAll = (page: Page) => page.getByRole("button", { name: "Show all", exact: true });
const paper = (page: Page) => page.locator("main canvas");
const count = (page: Page) => page.getByText(/^dot [\d,]+ of about [\d,]+ · [\dhmin ]+ of 4–5½ h$/).first();

async function open(page: Page): Promise<{ x: number; y: number }> {
  await page.goto(toDesignPath(moonMoth), { waitUntil: "networkidle" });
  const box = await page.getByRole("img", { name: moonMoth.title }).first().boundingBox();
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
}

/** Presses until about ten dots are counted, because one dot may fill no pixel. */
async function hold(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await expect(count(page)).toHaveText(/^dot \d\d/);
}

test("continues during a press, rests after it, and shows all on request", async ({ page }) => {
  const { x, y } = await open(page);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.mouse.move(x, y);
  await page.mouse.down();
  const first = await count(page).textContent();
  await expect(count(page)).not.toHaveText(first ?? "");
  await page.mouse.up();
  // The requests are for the script and the dots.
  expect(requests.map((url) => url.split(".").at(-1))).toEqual(["js", "txt"]);
  const rested = await count(page).textContent();
  await nextFrame(page);
  await expect(count(page)).toHaveText(rested ?? "");
  await showAll(page).click();
  await expect(paper(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
  await expect(showAll(page)).toBeHidden();
});

test("begins at the place of the press", async ({ page }) => {
  await hold(page, await open(page));
  await page.mouse.up();
  const holes = await paper(page).evaluate((canvas: HTMLCanvasElement) => {
    const { width, height } = canvas;
    const { data } = canvas.getContext("2d")?.getImageData(0, 0, width, height) ?? { data: [] };
    const away = [...Array(width * height).keys()]
      .filter((pixel) => data[4 * pixel + 3] === 0)
      .map((pixel) => Math.hypot((pixel % width) / width - 0.5, Math.floor(pixel / width) / height - 0.5));
    return { nearest: Math.min(...away), furthest: Math.max(...away) };
  });
  expect(holes.nearest).toBeLessThan(0.05);
  expect(holes.furthest).toBeLessThan(0.4);
});

test("works by holding Space, and announces at most once a second", async ({ page }) => {
  await open(page);
  await page.getByRole("status").last().waitFor({ state: "attached" });
  await button(page).focus();
  await page.evaluate(() => {
    const status = document.querySelector("#poke [role=status]");
    const spoken: number[] = [];
    Object.assign(window, { spoken });
    if (status)
      new MutationObserver(() => spoken.push(performance.now())).observe(status, { childList: true });
  });
  await page.keyboard.down("Space");
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { spoken: number[] }).spoken.length))
    .toBeGreaterThan(2);
  await page.keyboard.up("Space");
  const spoken = await page.evaluate(() => (window as unknown as { spoken: number[] }).spoken);
  expect(await findViolations(page)).toEqual([]);
  for (const [index, time] of spoken.slice(1).entries())
    expect(time - (spoken[index] ?? 0)).toBeGreaterThan(990);
  await expect(paper(page)).toHaveCount(1);
});

test("ends on Escape, two taps, or another tone", async ({ page }) => {
  const drawing = await open(page);
  for (const [way, end] of [
    ["Escape", () => page.keyboard.press("Escape")],
    ["two taps", () => button(page).dblclick({ position: { x: 60, y: 60 } })],
    [
      "another tone",
      () => page.evaluate(() => document.querySelector<HTMLElement>("[value=medium]")?.click()),
    ],
  ] as const)
    await test.step(way, async () => {
      await hold(page, drawing);
      await page.mouse.up();
      await expect(paper(page)).toHaveCount(1);
      await end();
      await expect(paper(page)).toHaveCount(0);
    });
});

test("advances by tenths under reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  for (let step = 0; step < 9; step++) await button(page).click();
  await expect(paper(page)).toHaveCount(1);
  await button(page).click();
  await expect(paper(page)).toHaveCount(0);
});

test("a press that moves scrolls", async ({ page }) => {
  const { x, y } = await open(page);
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: number) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: at === undefined ? [] : [{ x, y: at }] });
  await touch("touchStart", y);
  for (let step = 1; step <= 10; step++) await touch("touchMove", y - 12 * step);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(40);
  await touch("touchEnd");
  await expect(paper(page)).toHaveCount(0);
  await expect(count(page)).toHaveCount(0);
});

test("the context menu belongs to the picture and requests nothing", async ({ page }) => {
  const { x, y } = await open(page);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.evaluate(() =>
    addEventListener("contextmenu", ({ target }) => console.info(`menu of ${target}`)),
  );
  const menu = page.waitForEvent("console", (message) => message.text().startsWith("menu"));
  await page.mouse.click(x, y, { button: "right" });
  expect((await menu).text()).toBe("menu of [object HTMLImageElement]");
  expect(requests).toEqual([]);
  await expect(button(page)).toHaveCSS("pointer-events", "auto");
  await hold(page, { x, y });
});

test("reports dots that cannot be loaded, and works the next time", async ({ page }) => {
  await page.route("**/*-dots.txt", (route) => route.abort(), { times: 1 });
  const { x, y } = await open(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await expect(page.getByText("This could not be loaded. Try again.").first()).toBeVisible();
  await page.mouse.up();
  await page.mouse.down();
  await expect(count(page)).toHaveText(/^dot \d\d/);
});

test("is absent for a drawing in color, for a sold-out one, and without a canvas", async ({ page }) => {
  for (const design of [honeyBee, octopusArm]) {
    await page.goto(toDesignPath(design));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(button(page)).toHaveCount(0);
  }
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto(toDesignPath(moonMoth));
  await expect(button(page)).toHaveCount(0);
});

test("a drawing on a skin tone has paper of that color", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Preview on skin" }).click();
  await page.getByRole("radio", { name: "Deep" }).check();
  await expect(page.locator("#design")).toHaveAttribute("data-tone", "deep");
  await button(page).press("Enter");
  const colors = await paper(page).evaluate((canvas: HTMLCanvasElement) => {
    const corner = canvas.getContext("2d")?.getImageData(0, 0, 1, 1).data ?? [];
    const plate = canvas.closest("figure");
    for (const animation of plate?.getAnimations() ?? []) animation.finish();
    return [`rgb(${[...corner].slice(0, 3).join(", ")})`, plate && getComputedStyle(plate).backgroundColor];
  });
  expect(colors[0]).toBe(colors[1]);
});
