/** The size of a design: in words, and as rulers beside its drawing. The designs are those of whole inches. */
import { expect, type Page, test } from "@playwright/test";
import type { Design } from "#domain/catalogue-schema.ts";
import { catalogue, need, toDesignPath } from "./content.ts";
import { value } from "./facts.ts";

const words = (page: Page) => value(page, "Recommended Size");

/** The first design whose size reads so, with the inches in it. */
function needSize(form: RegExp, lack: string) {
  const read = ({ size }: Design) =>
    form
      .exec(typeof size === "string" ? size : "")
      ?.slice(1)
      .map(Number);
  const design = need(catalogue.find(read), lack);
  const [first = 0, second = 0] = read(design) ?? [];
  return { path: toDesignPath(design), first, second };
}

const needHeight = () => needSize(/^H (\d+)$/, "no design whose height is whole inches");
const needSides = () => needSize(/^(\d+) x (\d+)$/, "no design whose sides are whole inches");

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
  const { path, first: height } = needHeight();
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
  const { path, first: width, second: height } = needSides();
  await page.goto(path);
  await expect(words(page)).toHaveText(`${width} × ${height} in`);
  await expect(page.locator(".ruler-x")).toHaveText(`${width} in`);
  await expect(page.locator(".ruler-y")).toHaveText(`${height} in`);
});

test("a range is said with its ends", async ({ page }) => {
  const isWhole = ({ size }: Design) =>
    typeof size === "object" && size.to && Number.isInteger(size.from) && Number.isInteger(size.to);
  const design = need(catalogue.find(isWhole), "no design whose size is a range of whole inches");
  if (typeof design.size !== "object") throw new Error("This is no range.");
  const { dimension, from, to } = design.size;
  await page.goto(toDesignPath(design));
  await expect(words(page)).toHaveText(`${from}–${to} in ${dimension === "W" ? "wide" : "high"}`);
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
