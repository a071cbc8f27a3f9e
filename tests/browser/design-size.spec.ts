/** The size of a design: in words, as rulers, beside a hand, and at true size on a measured screen. */
import type { Page } from "@playwright/test";
import { findDesign, honeyBee, moonMoth } from "../fixtures/content.ts";
import { boxOf, isPhone } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";
import {
  chooseTone,
  hand,
  openDesign,
  original,
  plate,
  previewButton,
  ruler,
  tinted,
  value,
} from "./pages/design.ts";

/** The dots are 3 px inside a ruler's ends. */
const DOTS = 6;
const [DARK, DEEP] = ["rgb(180, 127, 87)", "rgb(87, 53, 39)"];

/** Turns `4¼ in` into 4.25. */
function toInches(text: string): number {
  const { whole, part = "" } = /^(?<whole>\d*)(?<part>[¼½¾]?)\sin$/.exec(text)?.groups ?? {};
  return Number(whole) + ["", "¼", "½", "¾"].indexOf(part) / 4;
}

const paperBesideHand = (page: Page) => hand(page).locator("~ *");

/** Expects the hand to have the same scale as the drawing beside it. */
async function expectHandToScale(page: Page): Promise<void> {
  const width = toInches(await ruler(plate(page), "x").innerText());
  const [picture, x] = [await boxOf(original(page)), await boxOf(ruler(plate(page), "x"))];
  const [drawnHand, beside] = [await boxOf(hand(page)), await boxOf(paperBesideHand(page))];
  const drawing = (x.width - DOTS) / picture.width;
  expect((beside.width * drawing) / drawnHand.width).toBeCloseTo(width / 5, 1);
}

test("rulers and hand are to scale and follow the tone", { tag: "@both" }, async ({ page }) => {
  await openDesign(page, honeyBee);
  await expect(value(page, "Recommended Size")).toHaveText("3 × 4 in");
  await expect(ruler(plate(page), "x")).toHaveText("3 in");
  await expect(ruler(plate(page), "y")).toHaveText("4 in");
  await expectHandToScale(page);

  await openDesign(page, moonMoth);
  await expect(value(page, "Recommended Size")).toHaveText("5 in high");
  await expect(ruler(plate(page), "y")).toHaveText("5 in");
  const width = toInches(await ruler(plate(page), "x").innerText());
  expect(width).toBeGreaterThan(0);
  const picture = await boxOf(original(page));
  const [x, y] = [await boxOf(ruler(plate(page), "x")), await boxOf(ruler(plate(page), "y"))];
  expect(x.left).toBeGreaterThanOrEqual(picture.left - DOTS / 2);
  expect(x.width - DOTS).toBeLessThanOrEqual(picture.width);
  // The page rounds the width to a quarter of an inch.
  expect(Math.abs(((x.width - DOTS) / (y.height - DOTS)) * 5 - width)).toBeLessThan(0.15);
  await expectHandToScale(page);

  const fill = () => hand(page).evaluate((skin) => getComputedStyle(skin, "::before").backgroundColor);
  expect(await fill()).toBe("rgba(0, 0, 0, 0)");
  await previewButton(page).click();
  await chooseTone(page, "Deep");
  await expect.poll(fill).toBe(DEEP);
  await expect(paperBesideHand(page)).toHaveCSS("background-color", DEEP);
  const pictures = paperBesideHand(page).locator("img");
  await expect(pictures.first()).toHaveCSS("opacity", "0");
  await expect(pictures.last()).toHaveAttribute("src", (await tinted(page).getAttribute("src")) ?? "");
});

const dialog = (page: Page) => page.getByRole("dialog", { name: "True size" });
const opener = (page: Page) => page.getByRole("button", { name: "True size", exact: true });
const slider = (page: Page) => page.getByRole("slider", { name: "Width of the outline" });
const done = (page: Page) => page.getByRole("button", { name: "Show the drawing" });
/** Locates the outline of the bank card. */
const card = (page: Page) => done(page).locator("+ *");
const drawing = (page: Page) => dialog(page).getByRole("figure");

async function openTrueSize(page: Page, design = moonMoth): Promise<void> {
  await openDesign(page, design);
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
}

/** Sets the pixels of an inch, as a visitor who holds a bank card against the screen. */
async function measureScreen(page: Page, inch: number): Promise<void> {
  await slider(page).fill(String(inch));
  await done(page).click();
}

/** Measures a side of the drawing in pixels. */
async function measure(page: Page, axis: "x" | "y"): Promise<number> {
  const { width, height } = await boxOf(ruler(dialog(page), axis));
  return (axis === "x" ? width : height) - DOTS;
}

test("a bank card makes the drawing 5 inches high, once for all designs at the same zoom", {
  tag: "@both",
}, async ({ page }) => {
  await openTrueSize(page);
  await slider(page).fill("120");
  const outline = await boxOf(card(page));
  const [across, down] = isPhone(page) ? [53.98, 85.6] : [85.6, 53.98];
  expect(outline.width / 120).toBeCloseTo(across / 25.4, 2);
  expect(outline.width / outline.height).toBeCloseTo(across / down, 2);
  await expect(drawing(page)).toBeHidden();
  await done(page).click();
  await expect(dialog(page).getByText("5 in high, 4¼ in wide")).toBeVisible();
  expect(Math.abs((await measure(page, "y")) / (5 * 120) - 1)).toBeLessThan(0.005);

  await openTrueSize(page, findDesign(7));
  await expect(slider(page)).toBeHidden();
  expect(Math.abs((await measure(page, "x")) / (4 * 120) - 1)).toBeLessThan(0.005);
  await page.evaluate(() => {
    Object.defineProperty(window, "devicePixelRatio", { value: 1.25 });
    dispatchEvent(new Event("resize"));
  });
  await expect(slider(page)).toBeVisible();
});

test("a drawing nearly as wide as a phone is fully visible", async ({ page }) => {
  await openTrueSize(page, findDesign(18));
  await measureScreen(page, 168);
  const across = await boxOf(ruler(dialog(page), "x"));
  expect(across.width).toBeGreaterThan(2 * 168);
  expect(across.left).toBeGreaterThanOrEqual(0);
  expect(across.right).toBeLessThanOrEqual(390);
  expect(await dialog(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test("the dialog is as large as its content", { tag: "@desktop" }, async ({ page }) => {
  await openTrueSize(page);
  await done(page).click();
  const [box, figure] = [await boxOf(dialog(page)), await boxOf(drawing(page))];
  expect(box.width - figure.width).toBeLessThanOrEqual(64);
  expect(box.bottom - figure.bottom).toBeLessThanOrEqual(64);
  const [words, link] = [dialog(page).getByText(/^A bank card/), dialog(page).getByText("Calibrate")];
  expect((await boxOf(link)).bottom).toBeGreaterThanOrEqual((await boxOf(words)).bottom);
});

test("a press in the dialog's empty room keeps it open, and one beside it closes it", {
  tag: "@both",
}, async ({ page }) => {
  await openTrueSize(page);
  const { left, bottom } = await boxOf(dialog(page));
  await page.mouse.click(left + 4, bottom - 4);
  await slider(page).press("ArrowRight");
  await expect(dialog(page)).toBeVisible();
  if (isPhone(page)) return;
  await page.mouse.click(left - 4, bottom - 4);
  await expect(dialog(page)).toHaveCount(0);
});

test("both ends of a size range can be shown, and the next visit asks again after a guess", async ({
  page,
}) => {
  await openTrueSize(page);
  await done(page).click();
  await expect(drawing(page)).toBeVisible();
  await openTrueSize(page, findDesign(5));
  await measureScreen(page, 100);
  await expect(dialog(page).getByText(/^3\sin high, 4\sin wide$/)).toBeVisible();
  const smallest = await measure(page, "x");
  await page.getByRole("radio", { name: "Largest" }).check();
  await expect(dialog(page).getByText(/^4½\sin high, 6\sin wide$/)).toBeVisible();
  await expect(ruler(dialog(page), "x")).toHaveText("6 in");
  expect((await measure(page, "x")) / smallest).toBeCloseTo(6 / 4, 2);
});

test("works by keyboard, announces the outline's width, and shows the chosen tone", async ({ page }) => {
  await openDesign(page);
  await previewButton(page).click();
  await chooseTone(page, "Dark");
  await opener(page).focus();
  await page.keyboard.press("Enter");
  await slider(page).focus();
  await page.keyboard.press("ArrowRight");
  const { width } = await boxOf(card(page));
  await expect(slider(page)).toHaveAttribute("aria-valuetext", `${Math.round(width)} pixels`);
  await page.keyboard.press("Tab");
  await expect(done(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Calibrate")).toBeFocused();
  await expect(drawing(page)).toHaveCSS("background-color", DARK);
  await expect(drawing(page).locator("img[src$='-dark.webp']")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
});
