/** A printed design: the drawing at true size, measured in the PDF. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { findDesign, honeyBee, moonMoth, octopusArm, studioName, toDesignPath } from "../fixtures/content.ts";
import { SITE } from "../fixtures/studio.ts";
import { boxOf } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";
import { readPdf } from "../support/read-pdf.ts";

const PAPERS = ["Letter", "A4"] as const;
/** Tolerance in inches: 0.5 % of the smallest drawings, which are half an inch. */
const TOLERANCE = 0.0025;

const manifest = JSON.parse(readFileSync(join(dirname(SITE), "manifest.json"), "utf8"));

const print = async (page: Page, format: (typeof PAPERS)[number]) => readPdf(await page.pdf({ format }));

for (const { design, side, inches } of [
  { design: moonMoth, side: "height", inches: 5 },
  { design: honeyBee, side: "width", inches: 3 },
] as const) {
  test(`${inches} inches in ${side} print at true size on Letter and A4, without JavaScript`, async ({
    scriptless: page,
  }) => {
    await page.goto(toDesignPath(design));
    for (const format of PAPERS) {
      const sheets = await print(page, format);
      expect(sheets).toHaveLength(1);
      expect(sheets[0]?.width).toBeCloseTo(format === "A4" ? 210 / 25.4 : 8.5, 1);
      const [picture, ...others] = sheets[0]?.pictures ?? [];
      expect(others).toEqual([]);
      const drawing = manifest.plate[design.image].drawing[side] * (picture?.[side] ?? 0);
      expect(Math.abs(drawing - inches)).toBeLessThan(TOLERANCE);
    }
  });
}

test("a drawing larger than the paper prints smaller on one sheet that says so", async ({ page }) => {
  const fern = findDesign(4);
  await page.goto(toDesignPath(fern));
  for (const format of PAPERS) {
    const sheets = await print(page, format);
    expect(sheets).toHaveLength(1);
    const drawing = manifest.plate[fern.image].drawing.height * (sheets[0]?.pictures[0]?.height ?? 0);
    expect(Math.abs(drawing - 0.81 * 10)).toBeLessThan(TOLERANCE);
  }
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".printout")).toContainText(/printed at 81\s% of true size/);
});

test("a sheet names design, size and studio and has two bars to measure", async ({ page }) => {
  await page.goto(toDesignPath(moonMoth));
  await page.emulateMedia({ media: "print" });
  const sheet = page.locator(".printout");
  await expect(sheet).toHaveText(/^Moon Moth No\.\s1, 4¼\s×\s5\sin, at true size2\sin5\scm.*Duluth/);
  await expect(sheet).toContainText(studioName);
  for (const [bar, inches] of [
    ["2 in", 2],
    ["5 cm", 5 / 2.54],
  ] as const) {
    const box = await sheet.locator(".bars span", { hasText: bar }).boundingBox();
    expect((box?.width ?? 0) / 96).toBeCloseTo(inches, 2);
  }
  for (const other of ["header", "h1", ".plate", "footer", "#others"])
    await expect(page.locator(other)).toBeHidden();
});

test("a cutting line surrounds the drawing on its paper", async ({ page }) => {
  await page.goto(toDesignPath(moonMoth));
  await page.emulateMedia({ media: "print" });
  await page.locator(".cut img").evaluate((picture: HTMLImageElement) => {
    picture.loading = "eager";
    return picture.decode();
  });
  const { x, y, width } = await boxOf(page.locator(".cut"));
  const edge = await page.screenshot({ clip: { x, y, width, height: 2 } });
  const { data } = await sharp(edge).greyscale().raw().toBuffer({ resolveWithObject: true });
  const inked = data.filter((value) => value < 100).length / data.length;
  expect(inked).toBeGreaterThan(0.2);
});

test("the button fetches the picture, then prints", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      const picture = document.querySelector<HTMLImageElement>(".printout img");
      document.title = `printed ${picture?.naturalWidth}`;
    };
  });
  await page.goto(toDesignPath(moonMoth));
  await page.getByRole("button", { name: "Print at true size" }).click();
  await expect(page).toHaveTitle(/^printed [1-9]/);
});

test("a design of unknown size prints as its page shows it", async ({ page }) => {
  await page.goto(toDesignPath(octopusArm));
  await expect(page.getByRole("button", { name: "Print at true size" })).toHaveCount(0);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".printout")).toHaveCount(0);
  await expect(page.locator(".plate")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
