/** The transition from a tile to its design: one movement, if the browser supports it and the visitor allows motion. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Page } from "@playwright/test";
import express from "express";
import { honeyBee, moonMoth, toDesignPath } from "../fixtures/content.ts";
import { SITE } from "../fixtures/studio.ts";
import { expectLoaded } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";
import { serveSite } from "../support/site-server.ts";

/** Records for each revealed page whether the drawing moved there from its place on the previous page. */
async function watchArrivals(page: Page) {
  await page.addInitScript(() =>
    addEventListener("pagereveal", async ({ viewTransition }) => {
      await viewTransition?.ready;
      const moved = document
        .getAnimations()
        .some(
          ({ effect }) => (effect as KeyframeEffect).pseudoElement === "::view-transition-group(drawing)",
        );
      sessionStorage.setItem(
        "arrivals",
        `${sessionStorage.getItem("arrivals") ?? ""}${moved ? "moved" : "stood"} `,
      );
    }),
  );
}
const arrivals = (page: Page) => page.evaluate(() => sessionStorage.getItem("arrivals")?.trim().split(" "));

const title = (page: Page, design: typeof moonMoth) =>
  page.getByRole("heading", { level: 1, name: design.title, exact: true });

/** Follows the tile's link and waits for the drawing. */
async function followTile(page: Page, design: typeof moonMoth): Promise<void> {
  const tile = page.getByRole("listitem").locator(`a[href$="${toDesignPath(design)}"]`);
  await tile.scrollIntoViewIfNeeded();
  await expectLoaded(tile.locator("img"));
  await tile.click();
  await expect(title(page, design)).toBeVisible();
}

test("the drawing moves from tile to plate, back, and on to the next, even if pages arrive in two parts", async ({
  page,
}) => {
  const app = express().get(["/designs/", "/design/:id/"], async ({ path }, response) => {
    const html = readFileSync(join(SITE, path, "index.html"), "utf8");
    const [head, container = "", ...rest] = html.split(/(id="designs?"[^>]*>)/);
    response.type("html").write(head + container);
    await setTimeout(300);
    response.end(rest.join(""));
  });
  const site = await serveSite(app, (html) => html);
  await watchArrivals(page);
  await page.goto(`${site.origin}/designs/`);
  await followTile(page, moonMoth);
  await expect.poll(() => arrivals(page)).toEqual(["stood", "moved"]);
  await page.goBack();
  await expect.poll(() => arrivals(page)).toEqual(["stood", "moved", "moved"]);
  await followTile(page, moonMoth);
  await followTile(page, honeyBee);
  await expect.poll(() => arrivals(page)).toEqual(["stood", "moved", "moved", "moved", "moved"]);
  site.close();
});

test("nothing moves on arrival from another page, or under reduced motion", async ({ page }) => {
  await watchArrivals(page);
  await page.goto("contact/");
  await page.evaluate((path) => location.assign(path), toDesignPath(moonMoth));
  await expect(title(page, moonMoth)).toBeVisible();
  await expect.poll(() => arrivals(page)).toEqual(["stood", "stood"]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("designs/");
  await followTile(page, honeyBee);
  await expect.poll(() => arrivals(page)).toEqual(["stood", "stood", "stood", "stood"]);
});
