/** The size of a design: in words, as rulers, and beside a hand. */
import type { Page } from "@playwright/test";
import { boxOf } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";
import { value } from "./pages/design.ts";

/** Turns `4¼ in` into 4.25. */
function toInches(text: string): number {
  const { whole, part = "" } = /^(?<whole>\d*)(?<part>[¼½¾]?)\sin$/.exec(text)?.groups ?? {};
  return Number(whole) + ["", "¼", "½", "¾"].indexOf(part) / 4;
}

/** The dots are 3 px inside a ruler's ends. */
const DOTS = 6;

/** Expects the hand to have the same scale as the drawing beside it. */
async function expectHandToScale(page: Page): Promise<void> {
  const width = toInches(await page.locator(".plate .ruler-x").innerText());
  const [picture, x] = [await boxOf(page.locator(".original")), await boxOf(page.locator(".plate .ruler-x"))];
  const [hand, beside] = [await boxOf(page.locator(".hand")), await boxOf(page.locator(".to-scale-paper"))];
  const drawing = (x.width - DOTS) / picture.width;
  expect((beside.width * drawing) / hand.width).toBeCloseTo(width / 5, 1);
}

async function expectHandToFollow(page: Page): Promise<void> {
  const deep = "rgb(87, 53, 39)";
  const skin = page.locator(".hand");
  const fill = () => skin.evaluate((hand) => getComputedStyle(hand, "::before").backgroundColor);
  expect(await fill()).toBe("rgba(0, 0, 0, 0)");
  await page.getByRole("button", { name: "Preview on skin" }).click();
  await page.getByRole("radio", { name: "Deep", exact: true }).check();
  await expect.poll(fill).toBe(deep);
  await expect(page.locator(".to-scale-paper")).toHaveCSS("background-color", deep);
  await expect(page.locator(".to-scale-paper > img").first()).toHaveCSS("opacity", "0");
  const [onPlate, beside] = await page
    .locator(".tinted")
    .evaluateAll((pictures) => pictures.map((picture) => (picture as HTMLImageElement).currentSrc));
  expect(beside).toBe(onPlate);
}

test("rulers and hand are to scale for a known height and follow the tone", {
  tag: "@both",
}, async ({ page }) => {
  await page.goto("/design/1/");
  await expect(value(page, "Recommended Size")).toHaveText("5 in high");
  await expect(page.locator(".plate .ruler-y")).toHaveText("5 in");
  const width = toInches(await page.locator(".plate .ruler-x").innerText());
  expect(width).toBeGreaterThan(0);
  const [picture, x, y] = [
    await boxOf(page.locator(".original")),
    await boxOf(page.locator(".plate .ruler-x")),
    await boxOf(page.locator(".plate .ruler-y")),
  ];
  expect(x.left).toBeGreaterThanOrEqual(picture.left - DOTS / 2);
  expect(x.width - DOTS).toBeLessThanOrEqual(picture.width);
  // The page rounds the width to a quarter of an inch.
  expect(Math.abs(((x.width - DOTS) / (y.height - DOTS)) * 5 - width)).toBeLessThan(0.15);
  await expectHandToScale(page);
  await test.step("the hand and the paper beside it follow the chosen tone", () => expectHandToFollow(page));
});

test("the rulers show both sides of a size", async ({ page }) => {
  await page.goto("/design/2/");
  await expect(value(page, "Recommended Size")).toHaveText("3 × 4 in");
  await expect(page.locator(".plate .ruler-x")).toHaveText("3 in");
  await expect(page.locator(".plate .ruler-y")).toHaveText("4 in");
  await expectHandToScale(page);
});
