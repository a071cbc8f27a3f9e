/** What pages preload on a slow connection, and that fallback fonts take the same space. */

import { moonMoth, toDesignPath } from "../fixtures/content.ts";
import { block, holdBack, intercept } from "../support/page/network.ts";
import { expect, test } from "../support/page/test.ts";

const DESIGN = toDesignPath(moonMoth);

/** The pages with an early picture. */
const PAGES = ["/", "/designs/", DESIGN, "/about/"];

test("a page preloads its display face and its early pictures", {
  tag: "@both",
}, async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  for (const path of PAGES) {
    asked.length = 0;
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
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
    expect(ahead).toEqual(["font", ...Array(pictures.length).fill("image")]);
  }
});

test("no module waits for another", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const release = await holdBack(page, /assets\/entries\//);
  for (const path of PAGES) {
    asked.length = 0;
    await page.goto(path, { waitUntil: "commit" });
    await expect.poll(() => asked.filter((url) => url.includes("/assets/chunks/")), path).not.toEqual([]);
  }
  await release();
});

test("the mark and the rule are in the first frame", async ({ page }) => {
  await intercept(page, "**/*", (route) =>
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
    const unblock = await block(page, /figtree/);
    const before = await measure(path);
    await unblock();
    const after = await measure(path);
    expect(after.filter((height, index) => height > (before[index] ?? 0) + 8)).toEqual([]);
  }
});
