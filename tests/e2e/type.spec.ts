/** The faces: words side by side stand on one line, and the fallback takes the same room. */
import type { Locator } from "@playwright/test";
import { catalogue, moonMoth, toDesignPath } from "../fixtures/content.ts";
import { block } from "../support/page/network.ts";
import { expect, test } from "../support/page/test.ts";
import { gallery } from "./page-objects/home.ts";

test("words side by side share a baseline", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => document.fonts.ready);
  await expectOneBaseline(
    page.getByRole("banner").locator("b"),
    page.getByRole("navigation", { name: "Main" }).getByRole("link").first(),
  );
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

test("the text face adds no line to any text when it loads", async ({ page }) => {
  const measure = async (path: string) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    return page
      .locator("main :is(p, li, dt, dd, b, figcaption)")
      .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().height));
  };
  for (const path of ["/about/", "/info/#deposit", toDesignPath(moonMoth)]) {
    const unblock = await block(page, /figtree/);
    const before = await measure(path);
    await unblock();
    const after = await measure(path);
    expect(after.filter((height, index) => height > (before[index] ?? 0) + 8)).toEqual([]);
  }
});
