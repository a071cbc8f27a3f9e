/** A printed design: the drawing at true size, measured in the PDF. tests/site/design.test.ts has its words. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Page } from "@playwright/test";
import { fern, honeyBee } from "../fixtures/content.ts";
import { SITE } from "../fixtures/studio.ts";
import { record } from "../support/page/record.ts";
import { boxOf } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";
import { countSheets, readPictures } from "../support/read-pdf.ts";
import { openDesign, plate } from "./page-objects/design.ts";

/** Tolerance in inches: 0.5 % of the smallest drawings, which are half an inch. */
const TOLERANCE = 0.0025;

const manifest = JSON.parse(readFileSync(join(dirname(SITE), "manifest.json"), "utf8"));

/** Prints one sheet with one picture, and measures the drawing in it, in inches. */
async function measureDrawing(page: Page, format: "Letter" | "A4", { image }: typeof fern) {
  const pdf = await page.pdf({ format });
  expect(countSheets(pdf)).toBe(1);
  const [picture = { width: 0, height: 0 }, ...others] = readPictures(pdf);
  expect(others).toEqual([]);
  const { width, height } = manifest.plate[image].drawing;
  return { width: width * picture.width, height: height * picture.height };
}

test("a drawing prints at its size, on one sheet of Letter or A4, with bars to measure and nothing else", async ({
  scriptless: page,
}) => {
  await openDesign(page, honeyBee);
  const { width } = await measureDrawing(page, "Letter", honeyBee);
  expect(Math.abs(width - 3)).toBeLessThan(TOLERANCE);
  // It is 10 inches high or higher, and printed at 81 %, which fills the sheet.
  await openDesign(page, fern);
  for (const format of ["Letter", "A4"] as const) {
    const { height } = await measureDrawing(page, format, fern);
    expect(Math.abs(height - 0.81 * 10)).toBeLessThan(TOLERANCE);
  }
  await page.emulateMedia({ media: "print" });
  for (const [bar, inches] of [
    ["2 in", 2],
    ["5 cm", 5 / 2.54],
  ] as const)
    expect((await boxOf(page.getByText(bar, { exact: true }))).width / 96).toBeCloseTo(inches, 2);
  await expect(plate(page)).toBeHidden();
  for (const part of await page.getByRole("heading").all()) await expect(part).toBeHidden();
});

test("the button fetches the picture, then prints", async ({ page }) => {
  const printed = await record(page);
  await page.addInitScript(() => {
    window.print = () =>
      window.record(String(document.querySelector<HTMLImageElement>("#printout img")?.naturalWidth));
  });
  await openDesign(page);
  await page.getByRole("button", { name: "Print at true size" }).click();
  await expect.poll(() => printed).toEqual([expect.stringMatching(/^[1-9]/)]);
});
