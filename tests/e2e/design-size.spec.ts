/** The size of a design: in words, and as rulers beside its drawing. The designs are those of whole inches. */
import { expect, type Page, test } from "@playwright/test";
import type { Design } from "#domain/catalogue-schema.ts";
import type { Size } from "#domain/size-schema.ts";
import { catalogue, need, toDesignPath } from "./content.ts";
import { value } from "./facts.ts";

const words = (page: Page) => value(page, "Recommended Size");

type Side = "width" | "height" | "upTo";

/** The first design whose size has these parts and no others, all in whole inches. */
function needSize(parts: readonly Side[], lack: string) {
  const has = ({ size }: Design) =>
    size &&
    !size.isOpen &&
    !size.centimetres &&
    (["width", "height", "upTo"] as const).every((part) =>
      parts.includes(part) ? Number.isInteger(size[part]) : size[part] === undefined,
    );
  const design = need(catalogue.find(has), lack);
  const { width = 0, height = 0, upTo = 0 } = design.size as Size;
  return { path: toDesignPath(design), width, height, upTo };
}

const needHeight = () => needSize(["height"], "no design whose height is whole inches");
const needSides = () => needSize(["width", "height"], "no design whose sides are whole inches");
const needRange = () => needSize(["width", "upTo"], "no design whose width is a range of whole inches");

/** `4¼ in` → 4.25 */
function toInches(text: string): number {
  const { whole, part = "" } = /^(?<whole>\d*)(?<part>[¼½¾]?) in$/.exec(text)?.groups ?? {};
  return Number(whole) + ["", "¼", "½", "¾"].indexOf(part) / 4;
}

/** On the screen, in pixels. */
const readBox = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { left, width, height } = element.getBoundingClientRect();
    return { left, width, height };
  });

/** The dots stand 3 px inside of a ruler's ends. */
const DOTS = 6;

test("a height is said as such; the rulers measure the drawing, whose width follows", async ({ page }) => {
  const { path, height } = needHeight();
  await page.goto(path);
  await expect(words(page)).toHaveText(`${height} in high`);
  await expect(page.locator(".ruler-y")).toHaveText(`${height} in`);
  const width = toInches(await page.locator(".ruler-x").innerText());
  expect(width).toBeGreaterThan(0);
  const [picture, x, y] = [
    await readBox(page, ".original"),
    await readBox(page, ".ruler-x"),
    await readBox(page, ".ruler-y"),
  ];
  expect(x.left).toBeGreaterThanOrEqual(picture.left - DOTS / 2);
  expect(x.width - DOTS).toBeLessThanOrEqual(picture.width);
  // The width is told to a quarter of an inch.
  expect(Math.abs(((x.width - DOTS) / (y.height - DOTS)) * height - width)).toBeLessThan(0.15);
});

test("two sides are said with a cross between them, and stand at the rulers", async ({ page }) => {
  const { path, width, height } = needSides();
  await page.goto(path);
  await expect(words(page)).toHaveText(`${width} × ${height} in`);
  await expect(page.locator(".ruler-x")).toHaveText(`${width} in`);
  await expect(page.locator(".ruler-y")).toHaveText(`${height} in`);
});

test("a range is said with its ends", async ({ page }) => {
  const { path, width, upTo } = needRange();
  await page.goto(path);
  await expect(words(page)).toHaveText(`${width}–${upTo} in wide`);
});

for (const [size, needIt] of [
  ["a height", needHeight],
  ["two sides", needSides],
] as const) {
  test(`the hand stands beside the drawing to scale, given ${size}`, async ({ page }) => {
    await page.goto(needIt().path);
    const width = toInches(await page.locator(".ruler-x").innerText());
    const [picture, x, hand, beside] = [
      await readBox(page, ".original"),
      await readBox(page, ".ruler-x"),
      await readBox(page, ".hand"),
      await readBox(page, ".to-scale-paper"),
    ];
    const drawing = (x.width - DOTS) / picture.width;
    expect((beside.width * drawing) / hand.width).toBeCloseTo(width / 5, 1);
  });
}
