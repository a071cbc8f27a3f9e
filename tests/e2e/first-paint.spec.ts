/** What a page asks for by itself: its pictures first, then few scripts, and none before the first paint. */
import { moonMoth, toDesignPath } from "../fixtures/content.ts";
import { expect, test } from "../support/page/test.ts";

/** Scripts until a page is at rest, without a touch: its own, then what a carousel, poking or the calendar needs. */
const SCRIPTS: Record<string, number> = {
  "/": 3,
  "/about/": 1,
  "/booking/": 3,
  "/contact/": 1,
  [toDesignPath(moonMoth)]: 3,
  "/designs/": 1,
  "/info/": 1,
  "/no-such-page/": 1,
};

for (const [path, count] of Object.entries(SCRIPTS))
  test(`${path} loads at most ${count} scripts by itself, after its first pictures`, async ({ page }) => {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    const { painted, pictures, scripts } = await page.evaluate(() => {
      const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
      const first = [...document.querySelectorAll<HTMLImageElement>("img[fetchpriority=high]")];
      const shown = first.map(({ currentSrc }) => currentSrc);
      const [paint] = performance.getEntriesByName("first-contentful-paint");
      return {
        painted: paint?.startTime ?? Number.POSITIVE_INFINITY,
        pictures: resources.filter(({ name }) => shown.includes(name)).map((it) => it.responseEnd),
        scripts: resources
          .filter(({ name }) => name.startsWith(location.origin) && name.endsWith(".js"))
          .map((it) => it.startTime),
      };
    });
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.length).toBeLessThanOrEqual(count);
    expect(Math.min(...scripts)).toBeGreaterThan(Math.max(painted, ...pictures));
  });
