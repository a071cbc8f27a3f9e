/** The alignment of texts and dots: on one baseline, and uncut. */
import { readFileSync } from "node:fs";
import type { Locator } from "@playwright/test";
import { expect, test } from "./test.ts";

/** The baseline of an element's first text, in pixels from the top. */
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

test("the dot of a sold-out design is in the middle of its capitals", async ({ page }) => {
  await page.goto("/designs/?status=soldOut");
  const { size, down } = await page
    .locator(".sold-dot")
    .first()
    .evaluate((label) => ({
      size: Number.parseFloat(getComputedStyle(label).fontSize),
      down: getComputedStyle(label, "::before").translate,
    }));
  // It starts on the baseline, then moves down by half its height and up by half that of a capital, 0.7 em.
  const [, up] = /calc\(50% - ([\d.]+)px\)/.exec(down) ?? [];
  expect(Math.abs(Number(up) - 0.35 * size)).toBeLessThan(1);
});

/** Where the dots of the slow rule are, from its start. */
const DOTS = [2];
for (const [, gap] of readFileSync("renderer/brand/rule.svg", "utf8").matchAll(/\b0 ([\d.]+)/g))
  DOTS.push((DOTS.at(-1) ?? 0) + Number(gap));

test("no width cuts a dot of the slow rule", async ({ page }) => {
  await page.goto("/no-such-page/");
  for (let width = 320; width <= 1920; width += 40) {
    await page.setViewportSize({ width, height: 700 });
    const rules = await page.locator(".slow-rule").evaluateAll((elements) =>
      elements.map((element) => {
        const { width: end } = getComputedStyle(element, "::before");
        const scale = getComputedStyle(element).getPropertyValue("--scale") || 1;
        return Number.parseFloat(end) / Number(scale);
      }),
    );
    expect(rules).toHaveLength(2);
    for (const end of rules)
      expect(Math.min(...DOTS.map((dot) => Math.abs(dot - end))), `${width} px`).toBeGreaterThan(1.5);
  }
});

const boxOf = async (element: Locator) =>
  (await element.boundingBox()) ?? { x: Number.NaN, y: 0, width: 0, height: 0 };

test("scrolled content keeps its distance from the slow rules of header and bar", async ({ page }) => {
  await page.goto("/designs/");
  await page.evaluate(() => scrollTo(0, 900));
  const header = await boxOf(page.getByRole("banner"));
  const bar = await boxOf(page.locator("#catalogue-bar"));
  const shot = await page.screenshot();
  const colors = await page.evaluate(
    async ({ bytes, rows }) => {
      const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const pen = new OffscreenCanvas(picture.width, picture.height).getContext(
        "2d",
      ) as OffscreenCanvasRenderingContext2D;
      pen.drawImage(picture, 0, 0);
      return rows.map(
        (row) => new Set(new Uint32Array(pen.getImageData(0, row, picture.width, 1).data.buffer)).size,
      );
    },
    {
      bytes: [...shot],
      rows: [1, 3, 5].flatMap((gap) => [header.height + gap, bar.y - 2 - gap]),
    },
  );
  expect(colors).toEqual(colors.map(() => 1));
});

test("a long fact is below its term, in a list as wide as the map", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto("/about/");
  const place = page.getByRole("region", { name: "The studio" });
  const [term, fact] = [await boxOf(place.locator("dt").first()), await boxOf(place.locator("dd").first())];
  expect(fact.y).toBeGreaterThanOrEqual(term.y + term.height);
  expect(fact.x).toBe(term.x);
  expect((await boxOf(place.locator("dl"))).width).toBe((await boxOf(place.locator("iframe"))).width);
});
