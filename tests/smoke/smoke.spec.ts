/** Every address of the site resolves; one page of each kind is free of faults, whatever the content. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { SITE } from "#disk/build-folder.ts";
import { contentFolder, siteBase } from "#processes/environment.ts";
import { findViolations } from "../e2e/axe.ts";
import { watchFaults } from "../e2e/faults.ts";
import { expect, test } from "../e2e/test.ts";

/** `path` begins with the base, as in an address. */
const read = (path: string) => readFileSync(join(contentFolder, SITE, path.slice(siteBase.length)), "utf8");
const addresses = [...read(`${siteBase}sitemap.xml`).matchAll(/<url><loc>([^<]+)/g)].map(
  ([, address = ""]) => new URL(address),
);
const ORIGIN = addresses[0]?.origin ?? "";
const pages = addresses.map(({ pathname }) => pathname);
const designs = pages.filter((path) => path.startsWith(`${siteBase}design/`));
const isSoldOut = (path: string) => read(`${path}index.html`).includes("schema.org/SoldOut");
const kinds = [
  ...pages.filter((path) => !designs.includes(path)),
  ...[designs.find(isSoldOut), designs.find((path) => !isSoldOut(path))].filter((path) => path !== undefined),
  `${siteBase}404.html`,
];

const ADDRESS =
  /\b(?:href|src|poster)="([^"]*)"|\b(?:image)?[sS]rc[sS]et="([^"]*)"|\burl\(["']?([^"')]+)|og:image" content="([^"]*)"/g;

/** Links, pictures at each width, scripts, fonts and backgrounds, and the card of other sites. */
const findAddresses = (html: string) =>
  [...html.replaceAll(/(<script[^>]*>).*?<\/script>/gs, "$1").matchAll(ADDRESS)].flatMap(
    ([, link, set, style, card]) =>
      set
        ? set.split(",").map((picture) => picture.trim().split(" ")[0] ?? "")
        : (link ?? style ?? card ?? ""),
  );

test("every page of the sitemap answers, and so does each address of this site in it", async ({
  request,
}) => {
  expect(pages.length).toBeGreaterThan(5);
  const paths = new Set(pages);
  for (const page of pages)
    for (const address of findAddresses(read(`${page}index.html`))) {
      const { origin, pathname } = new URL(address.replaceAll("&amp;", "&"), ORIGIN + page);
      if (origin === ORIGIN) paths.add(pathname);
    }
  const dead: string[] = [];
  for (const path of paths) if (!(await request.head(path)).ok()) dead.push(path);
  expect(dead).toEqual([]);
});

for (const path of kinds) {
  test(`${path}: no fault of ours, none that axe finds, nothing wider than a phone`, async ({
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
    expect(await findViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(faults()).toEqual([]);
  });
}
