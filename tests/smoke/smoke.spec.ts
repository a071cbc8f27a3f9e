/** One page of each kind has no faults, whatever the content. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { SITE } from "#files/folders.ts";
import { readSettings } from "#files/settings.ts";
import { findViolations } from "../support/page/axe.ts";
import { watchFaults } from "../support/page/faults.ts";
import { expect, test } from "../support/page/test.ts";

const { contentFolder, siteBase } = readSettings();

/** `path` begins with the base. */
const read = (path: string) => readFileSync(join(contentFolder, SITE, path.slice(siteBase.length)), "utf8");
const pages = [...read(`${siteBase}sitemap.xml`).matchAll(/<url><loc>([^<]+)/g)].map(
  ([, address = ""]) => new URL(address).pathname,
);
const designs = pages.filter((path) => path.startsWith(`${siteBase}design/`));
const isSoldOut = (path: string) => read(`${path}index.html`).includes("schema.org/SoldOut");
const kinds = [
  ...pages.filter((path) => !designs.includes(path)),
  ...[designs.find(isSoldOut), designs.find((path) => !isSoldOut(path))].filter((path) => path !== undefined),
  `${siteBase}404.html`,
];

for (const path of kinds) {
  test(`${path}: no errors, no axe violations, nothing wider than a phone`, async ({ page, baseURL }) => {
    const faults = await watchFaults(page, baseURL ?? "");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.route(
      ({ origin }) => origin !== baseURL,
      (route) => route.abort("blockedbyclient"),
    );
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByRole("contentinfo")).toContainText("©");
    expect(await findViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(faults()).toEqual([]);
  });
}
