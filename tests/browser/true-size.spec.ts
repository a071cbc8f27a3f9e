/** "True size": the drawing at true size, after measuring the screen with a bank card. */
import type { Page } from "@playwright/test";
import { findDesign, moonMoth, toDesignPath } from "../fixtures/content.ts";
import { boxOf, isPhone } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "True size" });
const slider = (page: Page) => page.getByRole("slider", { name: "Width of the outline" });
const done = (page: Page) => page.getByRole("button", { name: "Show the drawing" });

async function open(page: Page, design = moonMoth): Promise<void> {
  await page.goto(toDesignPath(design));
  await page.getByRole("button", { name: "True size", exact: true }).click();
  await expect(dialog(page)).toBeVisible();
}

/** Measures the drawing by its ruler, whose end dots are 3 pixels inside it. */
const measure = (page: Page, axis: "x" | "y") =>
  dialog(page)
    .locator(`.ruler-${axis}:visible`)
    .evaluate((ruler) => Math.max(ruler.clientWidth, ruler.clientHeight) - 6);

test("calibrating with a card makes the drawing 5 inches high", { tag: "@both" }, async ({ page }) => {
  await open(page);
  await slider(page).fill("120");
  const card = await boxOf(dialog(page).locator(".card"));
  const [across, down] = isPhone(page) ? [53.98, 85.6] : [85.6, 53.98];
  expect(card.width / 120).toBeCloseTo(across / 25.4, 2);
  expect(card.width / card.height).toBeCloseTo(across / down, 2);
  await expect(dialog(page).locator("figure")).toBeHidden();
  await done(page).click();
  await expect(dialog(page).getByText("5 in high, 4¼ in wide")).toBeVisible();
  expect(Math.abs((await measure(page, "y")) / (5 * 120) - 1)).toBeLessThan(0.005);
});

test("a drawing nearly as wide as a phone is fully visible", async ({ page }) => {
  await open(page, findDesign(18));
  await slider(page).fill("168");
  await done(page).click();
  const ruler = await boxOf(dialog(page).locator(".ruler-x:visible"));
  expect(ruler.width).toBeGreaterThan(2 * 168);
  expect(ruler.left).toBeGreaterThanOrEqual(0);
  expect(ruler.right).toBeLessThanOrEqual(390);
  expect(await dialog(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test("the screen is measured once, and again at another zoom", async ({ page }) => {
  await open(page);
  await slider(page).fill("140");
  await done(page).click();
  await expect.poll(() => page.evaluate(() => Object.values(localStorage))).toContain("140");
  await open(page, findDesign(7));
  await expect(slider(page)).toBeHidden();
  expect(Math.abs((await measure(page, "x")) / (4 * 140) - 1)).toBeLessThan(0.005);
  await page.evaluate(() => {
    Object.defineProperty(window, "devicePixelRatio", { value: 1.25 });
    dispatchEvent(new Event("resize"));
  });
  await expect(slider(page)).toBeVisible();
});

test("the next visit asks again after a guess", async ({ page }) => {
  await open(page);
  await done(page).click();
  await expect(dialog(page).locator("figure:visible")).toBeVisible();
  await open(page, findDesign(7));
  await expect(slider(page)).toBeVisible();
});

test("both ends of a size range can be shown", async ({ page }) => {
  await open(page, findDesign(5));
  await slider(page).fill("100");
  await done(page).click();
  await expect(dialog(page).getByText(/^3\sin high, 4\sin wide$/)).toBeVisible();
  const smallest = await measure(page, "x");
  await page.getByRole("radio", { name: "Largest" }).check();
  await expect(dialog(page).getByText(/^4½\sin high, 6\sin wide$/)).toBeVisible();
  await expect(dialog(page).locator(".ruler-x:visible")).toHaveText("6 in");
  expect((await measure(page, "x")) / smallest).toBeCloseTo(6 / 4, 2);
});

test("works by keyboard and announces the outline's width", async ({ page }) => {
  await page.goto(toDesignPath(moonMoth));
  const opener = page.getByRole("button", { name: "True size", exact: true });
  await opener.focus();
  await page.keyboard.press("Enter");
  await slider(page).focus();
  await page.keyboard.press("ArrowRight");
  const { width } = await boxOf(dialog(page).locator(".card"));
  await expect(slider(page)).toHaveAttribute("aria-valuetext", `${Math.round(width)} pixels`);
  await page.keyboard.press("Tab");
  await expect(done(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Calibrate")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test("the drawing is on the chosen tone", async ({ page }) => {
  await page.goto(toDesignPath(moonMoth));
  await page.getByRole("button", { name: "Preview on skin" }).click();
  await page.getByRole("radio", { name: "Dark", exact: true }).check();
  await expect(page.locator("#design")).toHaveAttribute("data-tone", "dark");
  await page.getByRole("button", { name: "True size", exact: true }).click();
  await done(page).click();
  await expect(dialog(page).locator("figure")).toHaveCSS("background-color", "rgb(180, 127, 87)");
  await expect(dialog(page).locator(".tinted:visible")).toHaveAttribute("src", /-dark\.webp$/);
});
