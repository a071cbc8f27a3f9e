/** The catalogue before its modules load: what appears first, and what a visitor does meanwhile. */
import type { Page } from "@playwright/test";
import { block, holdBack } from "../support/page/network.ts";
import { record } from "../support/page/record.ts";
import { watchShifts } from "../support/page/shifts.ts";
import { expect, test } from "../support/page/test.ts";
import { chooseView, ids, tiles, waitForIsland } from "./page-objects/catalogue.ts";

/**
 * Records in each frame which design is the first to be seen. Stops the 3 s timer that shows the tiles without a script,
 * because the machine may be busy.
 */
async function watchFrames(page: Page): Promise<string[]> {
  await page.addInitScript(() => {
    let last = "";
    const watch = () => {
      const first = [...document.querySelectorAll<HTMLElement>("#designs > li")].find((item) =>
        item.checkVisibility({ visibilityProperty: true }),
      );
      const id = first?.querySelector("small")?.textContent ?? last;
      if (id !== last) window.record(id);
      last = id;
      for (const animation of document.getAnimations())
        if ((animation as CSSAnimation).animationName === "wait") animation.pause();
      requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
  });
  return record(page);
}

for (const [name, address, first] of [
  ["from the memory", "designs/", 9],
  ["by its address", "designs/?ink=color&sort=desc", 9],
  ["as a list of saved designs", "designs/?saved=20,2,1", 2],
] as const) {
  test(`neither the default order nor a shift is visible when another order comes ${name}`, async ({
    page,
  }) => {
    if (address === "designs/") {
      await page.goto(address);
      await chooseView(page);
    }
    const seen = await watchFrames(page);
    const shifts = await watchShifts(page);
    const release = await holdBack(page, /client.*\.js$/);
    await page.goto(address, { waitUntil: "commit" });
    // The page has painted without its module.
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    await release();
    await waitForIsland(page);
    await expect.poll(async () => (await ids(tiles(page)))[0]).toBe(first);
    await expect.poll(() => [...new Set(seen)]).toEqual([String(first)]);
    expect(await shifts()).toEqual([]);
  });
}

test("the tiles appear by themselves when the script does not load", async ({ page }) => {
  await block(page, /client.*\.js$/);
  await page.goto("designs/?sort=desc");
  await expect(tiles(page).first().locator("img")).toBeVisible();
});
