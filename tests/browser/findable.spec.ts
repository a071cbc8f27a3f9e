/** What search engines and other sites read in the built pages. */

import { toSiteMap } from "#domain/routes.ts";
import {
  catalogue,
  moonMoth,
  octopusArm,
  portfolio,
  siteOrigin,
  studio,
  studioName,
  toDesignPath,
} from "../fixtures/content.ts";
import { findDead, listPages, PAGES, readBuilt, readHeads } from "../support/built-pages.ts";
import { expect, test } from "../support/page/test.ts";

const { faq } = studio.booking;

test("each page has its own title, description, address and preview", async ({ page }) => {
  const heads = await readHeads(page, await listPages(page));
  expect(heads).toHaveLength(PAGES.length + catalogue.length);
  for (const texts of [heads.map(({ title }) => title), heads.map(({ metas }) => metas.description?.[0])]) {
    expect(texts.every(Boolean)).toBe(true);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  }
  for (const { path, title, canonical, metas } of heads) {
    expect(canonical).toBe(siteOrigin + path);
    expect(metas, path).toMatchObject({
      "og:title": [title],
      "og:description": metas.description,
      "og:type": ["website"],
      "og:url": [siteOrigin + path],
      "og:site_name": [studioName],
      "og:locale": ["en_US"],
      "og:image": [expect.stringMatching(/\/cards\/[0-9a-f]{10}-[\w-]+\.jpg$/)],
      "og:image:type": ["image/jpeg"],
      "og:image:width": ["1200"],
      "og:image:height": ["630"],
      "og:image:alt": [expect.stringContaining(studioName)],
      "twitter:card": ["summary_large_image"],
    });
  }
});

test("each design has its own card, and all other pages have the site's card", async ({ page }) => {
  const heads = await readHeads(page, await listPages(page));
  const cardsOf = (isDesign: boolean) =>
    new Set(
      heads
        .filter(({ path }) => path.startsWith("/design/") === isDesign)
        .map(({ metas }) => metas["og:image"]?.[0] ?? ""),
    );
  expect(cardsOf(true).size).toBe(catalogue.length);
  expect(cardsOf(false).size).toBe(1);
  const cards = [...cardsOf(true), ...cardsOf(false)];
  expect(findDead(cards, siteOrigin)).toEqual([]);
  const response = await page.request.head(new URL(cards[0] ?? "").pathname);
  expect(response.headers()).toMatchObject({
    "content-type": "image/jpeg",
    "cache-control": expect.stringContaining("immutable"),
  });
});

test("every address that a page gives search engines exists", async ({ page }) => {
  const heads = await readHeads(page, await listPages(page));
  const said = heads
    .flatMap(({ graphs }) => graphs.join().match(/https?:\/\/[^"#\\]*/g) ?? [])
    .filter((address) => address.startsWith(`${siteOrigin}/`));
  expect(new Set(said).size).toBeGreaterThan(catalogue.length);
  expect(findDead(said, siteOrigin)).toEqual([]);
});

const TYPES: Record<string, string[]> = {
  "/": ["TattooParlor"],
  "/about/": ["TattooParlor", "BreadcrumbList"],
  "/booking/": ["BreadcrumbList"],
  "/contact/": ["TattooParlor", "BreadcrumbList"],
  "/designs/": ["BreadcrumbList"],
  [toDesignPath(moonMoth)]: ["Product", "BreadcrumbList"],
  [toDesignPath(octopusArm)]: ["BreadcrumbList"],
  "/info/": ["TattooParlor", "BreadcrumbList"],
};

test("each kind of page describes itself", async ({ page }) => {
  for (const { path, graphs } of await readHeads(page, Object.keys(TYPES))) {
    const things: { "@type": string }[] = JSON.parse(graphs[0] ?? "")["@graph"];
    expect([...new Set(things.map((thing) => thing["@type"]))]).toEqual(TYPES[path]);
  }
});

test("every page and section that a text can link to exists", () => {
  const site = toSiteMap({
    designs: catalogue,
    works: portfolio.works,
    questions: faq,
    care: studio.care,
    policies: studio.policies.sections,
  });
  for (const [path, ids] of Object.entries(site)) {
    const page = readBuilt(path);
    expect(
      ids.filter((id) => !page.includes(` id="${id}"`)),
      path,
    ).toEqual([]);
  }
});

test("404.html is not to be indexed and has no card", async ({ page }) => {
  const [head] = await readHeads(page, ["/404.html"]);
  expect(head?.metas.robots).toEqual(["noindex"]);
  expect(Object.keys(head?.metas ?? {})).not.toContain("og:url");
  expect(head?.graphs).toEqual([]);
  expect(readBuilt("/sitemap.xml")).not.toMatch(/<loc>[^<]*404/);
});
