/** A printed design: the drawing at true size, measured in the PDF. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { findDesign, honeyBee, moonMoth, octopusArm, siteOrigin, studioName } from "../fixtures/content.ts";
import { SITE } from "../fixtures/studio.ts";
import { boxOf } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";
import { readPdf } from "../support/read-pdf.ts";
import { openDesign, plate } from "./page-objects/design.ts";

/** Tolerance in inches: 0.5 % of the smallest drawings, which are half an inch. */
const TOLERANCE = 0.0025;

const manifest = JSON.parse(readFileSync(join(dirname(SITE), "manifest.json"), "utf8"));

const printout = (page: Page) => page.locator("#printout");
const printButton = (page: Page) => page.getByRole("button", { name: "Print at true size" });

/** Expects one sheet of each paper, with a drawing as long as this. */
async function expectSheets(
  page: Page,
  { image }: typeof moonMoth,
  side: "width" | "height",
  inches: number,
) {
  for (const [format, width] of [
    ["Letter", 8.5],
    ["A4", 210 / 25.4],
  ] as const) {
    const sheets = readPdf(await page.pdf({ format }));
    expect(sheets).toHaveLength(1);
    expect(sheets[0]?.width).toBeCloseTo(width, 1);
    const [picture, ...others] = sheets[0]?.pictures ?? [];
    expect(others).toEqual([]);
    const drawing = manifest.plate[image].drawing[side] * (picture?.[side] ?? 0);
    expect(Math.abs(drawing - inches)).toBeLessThan(TOLERANCE);
  }
}

test("drawings print at true size on Letter and A4, or smaller on one sheet that says so", async ({
  scriptless: page,
}) => {
  await openDesign(page, moonMoth);
  await expectSheets(page, moonMoth, "height", 5);
  await openDesign(page, honeyBee);
  await expectSheets(page, honeyBee, "width", 3);
  const fern = findDesign(4);
  await openDesign(page, fern);
  await expectSheets(page, fern, "height", 0.81 * 10);
  await page.emulateMedia({ media: "print" });
  await expect(printout(page)).toContainText(/printed at 81\s% of true size/);
});

test("a sheet names design, size, price, hours, studio and address, has two bars to measure and a line to cut along", async ({
  page,
}) => {
  await openDesign(page);
  await page.emulateMedia({ media: "print" });
  const sheet = printout(page);
  await expect(sheet).toHaveText(
    /^Moon Moth No\.\s1, 4¼\s×\s5\sin, at true size\$700 · 5\sin high · 4–5½ hours2\sin5\scm.*Duluth/,
  );
  for (const words of [studioName, `${siteOrigin}/design/1/`]) await expect(sheet).toContainText(words);
  for (const [bar, inches] of [
    ["2 in", 2],
    ["5 cm", 5 / 2.54],
  ] as const)
    expect((await boxOf(sheet.getByText(bar, { exact: true }))).width / 96).toBeCloseTo(inches, 2);
  for (const other of ["banner", "main", "contentinfo"] as const)
    for (const part of await page.getByRole(other).getByRole("heading").all())
      await expect(part).toBeHidden();
  await expect(plate(page)).toBeHidden();

  const picture = sheet.locator("img");
  await picture.evaluate((image: HTMLImageElement) => {
    image.loading = "eager";
    return image.decode();
  });
  const { x, y, width } = await boxOf(sheet.locator("div", { has: page.locator("img") }).first());
  const edge = await page.screenshot({ clip: { x, y, width, height: 2 } });
  const { data } = await sharp(edge).greyscale().raw().toBuffer({ resolveWithObject: true });
  const inked = data.filter((value) => value < 100).length / data.length;
  expect(inked).toBeGreaterThan(0.2);
});

test("the button fetches the picture, then prints", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      const picture = document.querySelector<HTMLImageElement>("#printout img");
      document.title = `printed ${picture?.naturalWidth}`;
    };
  });
  await openDesign(page);
  await printButton(page).click();
  await expect(page).toHaveTitle(/^printed [1-9]/);
});

test("a design of unknown size prints as its page shows it", async ({ page }) => {
  await openDesign(page, octopusArm);
  await expect(printButton(page)).toHaveCount(0);
  await page.emulateMedia({ media: "print" });
  await expect(printout(page)).toHaveCount(0);
  await expect(plate(page)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
