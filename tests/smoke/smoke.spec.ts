/** One page of each kind has no faults, whatever the content. */
import { join } from "node:path";
import { SITE } from "#files/folders.ts";
import { readSettings } from "#files/settings.ts";
import { loadContent } from "#studio/load.ts";
import { listSitemap } from "../support/built-pages.ts";
import { findViolations } from "../support/page/axe.ts";
import { watchFaults } from "../support/page/faults.ts";
import { expect, test } from "../support/page/test.ts";

const { contentFolder, siteBase } = readSettings();

const { catalogue = [] } = loadContent(contentFolder).content ?? {};
const designs = [true, false].map((isSoldOut) =>
  catalogue.find(({ status }) => (status === "soldOut") === isSoldOut),
);
const pages = listSitemap(join(contentFolder, SITE)).map(({ path }) => path);
const kinds = [
  ...pages.filter((path) => !path.startsWith("design/")),
  ...designs.flatMap((design) => (design ? `design/${design.id}/` : [])),
  "404.html",
];

for (const path of kinds) {
  test(`/${path}: no errors, no axe violations, nothing wider than a phone`, async ({ page, baseURL }) => {
    const faults = await watchFaults(page, baseURL ?? "");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.route(
      ({ origin }) => origin !== baseURL,
      (route) => route.abort("blockedbyclient"),
    );
    await page.goto(siteBase + path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByRole("contentinfo")).toContainText("©");
    expect(await findViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(faults()).toEqual([]);
  });
}
