/** Texts and dots share baselines and are not cut off. */
import type { Locator } from "@playwright/test";
import { catalogue } from "../fixtures/content.ts";
import { boxOf } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";
import { gallery } from "./page-objects/home.ts";

test("words side by side share a baseline", { tag: "@desktop" }, async ({ page }) => {
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    await page.evaluate(() => document.fonts.ready);
    await expectOneBaseline(
      page.getByRole("banner").locator("b"),
      page.getByRole("navigation", { name: "Main" }).getByRole("link").first(),
    );
  }
  await expectOneBaseline(
    page.getByRole("heading", { level: 1 }),
    page.getByText("Machine-free tattoos in Duluth, MN"),
    page.getByRole("link", { name: `${catalogue.length} designs` }),
    gallery(page).getByRole("heading", { level: 2 }),
  );
});

async function expectOneBaseline(...lines: Locator[]): Promise<void> {
  const [first = 0, ...others] = await Promise.all(lines.map((line) => line.evaluate(measureBaseline)));
  for (const other of others) expect(Math.abs(other - first)).toBeLessThanOrEqual(1);
}

/** Runs in the page. Measures by an empty box, which stands on the last line. */
function measureBaseline(element: Element): number {
  const box = Object.assign(document.createElement("span"), { style: "display: inline-block" });
  const line = document.createElement("span");
  line.append(...element.childNodes, box);
  element.append(line);
  return box.getBoundingClientRect().bottom;
}

test("a long fact is below its term in a list as wide as the map", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto("/about/");
  const place = page.getByRole("region", { name: "The studio" });
  const [term, fact] = [await boxOf(place.locator("dt").first()), await boxOf(place.locator("dd").first())];
  expect(fact.y).toBeGreaterThanOrEqual(term.y + term.height);
  expect(fact.x).toBe(term.x);
  expect((await boxOf(place.locator("dl"))).width).toBe((await boxOf(place.locator("iframe"))).width);
});
