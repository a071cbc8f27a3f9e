/**
 * The typefaces come late on a slow line: their fallbacks take the same room, and the largest picture is requested
 * before them.
 */

import { holdBack } from "./block.ts";
import { serveProvider } from "./cal-provider.ts";
import { moonMoth, toDesignPath } from "./content.ts";
import { nextFrame } from "./frames.ts";
import { expect, test } from "./test.ts";

const DESIGN = toDesignPath(moonMoth);

/** Pages without an early picture come last. */
const PAGES = ["/", "/designs/", DESIGN, "/about/", "/info/", "/booking/", "/contact/", "/no-such-page/"];

/** The sum of all shifts; up to 0.1 is good (https://web.dev/articles/cls). */
const HARDLY = 0.02;

type Shifting = { layoutShift: number };

test("nothing shifts when the fonts arrive", { tag: "@both" }, async ({ page }) => {
  // Without a calendar its panel shrinks.
  await serveProvider(page);
  await page.addInitScript(() => {
    const counted = window as unknown as Shifting;
    counted.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        counted.layoutShift += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const path of PAGES) {
    await test.step(path, async () => {
      const release = await holdBack(page, /\.woff2$/);
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      release();
      await page.waitForFunction(
        () => document.fonts.status === "loaded" && document.fonts.check("20px Figtree"),
      );
      await nextFrame(page);
      const shift = await page.evaluate(() => (window as unknown as Shifting).layoutShift);
      expect(shift).toBeLessThan(HARDLY);
    });
  }
});

test("a page preloads two fonts, then one width of each early picture", {
  tag: "@both",
}, async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  for (const path of PAGES.slice(0, 4)) {
    asked.length = 0;
    await page.goto(path, { waitUntil: "networkidle" });
    const pictures = await page.locator("img[fetchpriority=high]").evaluateAll((images) =>
      (images as HTMLImageElement[]).map(({ currentSrc, srcset, baseURI }) => ({
        currentSrc,
        widths: srcset.split(", ").map((rung) => new URL(rung.split(" ")[0] ?? "", baseURI).href),
      })),
    );
    expect(pictures.length, path).toBeGreaterThan(0);
    for (const { currentSrc, widths } of pictures)
      expect(asked.filter((url) => widths.includes(url))).toEqual([currentSrc]);
    const ahead = await page
      .locator("link[rel=preload]")
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).as));
    expect(ahead).toEqual(["font", "font", ...Array(pictures.length).fill("image")]);
  }
});

test("mark and rule are in the first frame", async ({ page }) => {
  await page.route("**/*", (route) =>
    route.request().resourceType() === "document" ? route.continue() : route.abort(),
  );
  await page.goto("/about/", { waitUntil: "domcontentloaded" });
  for (const part of ["header .mark", "header .slow-rule"]) {
    const mask = await page.locator(part).evaluate((element) => {
      const { maskImage } = getComputedStyle(element, element.matches(".mark") ? null : "::before");
      return maskImage;
    });
    expect(mask).toMatch(/^url\("data:image\/svg\+xml,/);
  }
});

test("the text face adds no line when it loads", { tag: "@both" }, async ({ page }) => {
  const measure = async (path: string) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    return page
      .locator("main :is(p, li, dt, dd, b, figcaption)")
      .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().height));
  };
  for (const path of ["/about/", "/info/#deposit", DESIGN]) {
    await page.route(/figtree/, (route) => route.abort());
    const before = await measure(path);
    await page.unroute(/figtree/);
    const after = await measure(path);
    expect(after.filter((height, index) => height > (before[index] ?? 0) + 8)).toEqual([]);
  }
});
