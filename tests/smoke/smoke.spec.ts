/** Every page of the site answers; one page of each kind is free of faults, whatever the content. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { SITE } from "#disk/build-folder.ts";
import { contentFolder } from "#processes/environment.ts";
import { findViolations } from "../e2e/axe.ts";
import { watchFaults } from "../e2e/faults.ts";
import { expect, test } from "../e2e/test.ts";

const read = (path: string) => readFileSync(join(contentFolder, SITE, path), "utf8");
const pages = [...read("sitemap.xml").matchAll(/<url><loc>([^<]+)/g)].map(
  ([, address = ""]) => new URL(address).pathname,
);
const designs = pages.filter((path) => path.startsWith("/design/"));
const isSoldOut = (path: string) => read(`${path}index.html`).includes("schema.org/SoldOut");
const kinds = [
  ...pages.filter((path) => !designs.includes(path)),
  ...[designs.find(isSoldOut), designs.find((path) => !isSoldOut(path))].filter((path) => path !== undefined),
  "/404.html",
];

test("every page of the sitemap answers, and each of its links to this site", async ({ request }) => {
  const links = new Set(pages);
  for (const path of pages) {
    const html = await (await request.get(path)).text();
    for (const [, link = ""] of html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)) links.add(link);
  }
  expect(pages.length).toBeGreaterThan(5);
  for (const link of links) expect((await request.head(link)).status(), link).toBe(200);
});

for (const path of kinds) {
  test(`${path}: no fault of ours, none that axe finds, every picture is there, nothing wider than a phone`, async ({
    page,
    baseURL,
  }) => {
    const faults = await watchFaults(page, baseURL ?? "");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.route(
      ({ origin }) => origin !== baseURL,
      (route) => route.abort("blockedbyclient"),
    );
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByRole("contentinfo")).toContainText("©");
    const missing = await page
      .locator("img")
      .evaluateAll((images) =>
        (images as HTMLImageElement[])
          .filter(({ complete, naturalWidth, currentSrc }) => complete && currentSrc && naturalWidth === 0)
          .map(({ currentSrc }) => currentSrc),
      );
    expect(missing).toEqual([]);
    expect(await findViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(faults()).toEqual([]);
  });
}
