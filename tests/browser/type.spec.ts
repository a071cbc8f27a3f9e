/** Texts and dots share baselines and are not cut off. */
import type { Locator } from "@playwright/test";
import { boxOf } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";

/** Measures the baseline of an element's first text, in pixels from the top. */
const baseline = (element: Locator) =>
  element.evaluate((node) => {
    const text = document.createTreeWalker(node, NodeFilter.SHOW_TEXT).nextNode() as Text;
    const [word, foot] = [document.createElement("span"), document.createElement("span")];
    foot.style.display = "inline-block";
    text.replaceWith(word);
    word.append(text, foot);
    const { bottom } = foot.getBoundingClientRect();
    word.replaceWith(text);
    return bottom;
  });

test("adjacent words share a baseline", { tag: "@desktop" }, async ({ page }) => {
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    await page.evaluate(() => document.fonts.ready);
    const [word, designs] = [
      page.getByRole("banner").locator("b"),
      page.getByRole("navigation", { name: "Main" }).getByRole("link").first(),
    ];
    expect(Math.abs((await baseline(word)) - (await baseline(designs)))).toBeLessThan(1);
  }
  const [heading, rail] = [page.locator("h1"), page.getByRole("heading", { name: "Tattoos" })];
  expect(Math.abs((await baseline(heading)) - (await baseline(rail)))).toBeLessThan(1);
});

test("a long fact is below its term in a list as wide as the map", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto("/about/");
  const place = page.getByRole("region", { name: "The studio" });
  const [term, fact] = [await boxOf(place.locator("dt").first()), await boxOf(place.locator("dd").first())];
  expect(fact.y).toBeGreaterThanOrEqual(term.y + term.height);
  expect(fact.x).toBe(term.x);
  expect((await boxOf(place.locator("dl"))).width).toBe((await boxOf(place.locator("iframe"))).width);
});
