/** The size of a design: in words, as rulers, and beside a hand. */
import type { Page } from "@playwright/test";
import { honeyBee, moonMoth } from "../fixtures/content.ts";
import { boxOf } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";
import {
  chooseTone,
  hand,
  openDesign,
  original,
  plate,
  previewButton,
  ruler,
  value,
} from "./page-objects/design.ts";

/** The dots are 3 px inside a ruler's ends. */
const DOTS = 6;
const DEEP = "rgb(87, 53, 39)";

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
  await expect(paperBesideHand(page).locator("img")).toHaveCSS("opacity", "0");
  await expect(paperBesideHand(page).locator("[data-tinted]")).toHaveCSS("background-image", /-deep\.webp/);
});
