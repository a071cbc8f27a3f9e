/** Modules load side by side, and fallback fonts take the same space. */
import { moonMoth, toDesignPath } from "../fixtures/content.ts";
import { block, holdBack, watchRequests } from "../support/page/network.ts";
import { expect, test } from "../support/page/test.ts";

const DESIGN = toDesignPath(moonMoth);

/** The pages with an early picture. */
const PAGES = ["/", "/designs/", DESIGN, "/about/"];

test("no module waits for another", async ({ page }) => {
  const asked = watchRequests(page);
  const release = await holdBack(page, /assets\/entries\//);
  for (const path of PAGES) {
    asked.length = 0;
    await page.goto(path, { waitUntil: "commit" });
    await expect.poll(() => asked.filter((path) => path.includes("/assets/chunks/")), path).not.toEqual([]);
  }
  await release();
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
