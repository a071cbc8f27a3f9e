/** What search engines and other sites read in the built pages. addresses.test.ts follows their addresses. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { toOpenGraphLocale } from "#domain/place.ts";
import { toSiteMap } from "#domain/routes.ts";
import * as built from "#files/folders.ts";
import { readSettings } from "#files/settings.ts";
import { loadContent } from "#studio/load.ts";
import { listSitemap, readHead } from "../support/built-pages.ts";

const { contentFolder } = readSettings();
const { content } = loadContent(contentFolder);
if (!content) throw new Error(`${contentFolder} has no valid content.`);

const SITE = join(contentFolder, built.SITE);
const pages = listSitemap(SITE);
const heads = pages.map((page) => ({ ...page, ...readHead(SITE, page.path) }));
const designs = heads.filter(({ path }) => path.startsWith("design/"));

test("the sitemap lists every page, which has every section that a text can link to", () => {
  const { catalogue, studio, portfolio } = content;
  const { "/feed.xml": _, ...all } = toSiteMap({
    designs: catalogue,
    works: portfolio.works,
    questions: studio.booking.faq,
    care: studio.care,
    policies: studio.policies.sections,
    isHandPoked: studio.about.handPoked !== undefined,
  });
  expect(pages.map(({ path }) => `/${path}`).toSorted()).toEqual(Object.keys(all).toSorted());
  for (const [path, ids] of Object.entries(all)) {
    const html = readFileSync(join(SITE, path, "index.html"), "utf8");
    expect(
      ids.filter((id) => !html.includes(` id="${id}"`)),
      path,
    ).toEqual([]);
  }
});

test("each page has its own title, description, address and preview", () => {
  for (const texts of [heads.map(({ title }) => title), heads.map(({ metas }) => metas.description)]) {
    expect(texts.every(Boolean)).toBe(true);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  }
  for (const { address, title, canonical, metas } of heads) {
    expect(canonical).toBe(address);
    expect(metas, address).toMatchObject({
      "og:title": title,
      "og:description": metas.description,
      "og:type": "website",
      "og:url": address,
      "og:site_name": content.studio.name,
      "og:locale": toOpenGraphLocale(content.studio.locale),
      "og:image": expect.stringMatching(/\/cards\/[0-9a-f]{10}-[\w-]+\.jpg$/),
      "og:image:type": "image/jpeg",
      "og:image:width": "1200",
      "og:image:height": "630",
      "og:image:alt": expect.stringContaining(content.studio.name),
      "twitter:card": "summary_large_image",
    });
  }
});

test("each design has its own card, and all other pages have the site's card", () => {
  const cardsOf = (some: typeof heads) => new Set(some.map(({ metas }) => metas["og:image"]));
  expect(cardsOf(designs).size).toBe(designs.length);
  expect(cardsOf(heads.filter((head) => !designs.includes(head))).size).toBe(1);
});

const TYPES: Record<string, string> = {
  "": "TattooParlor",
  "about/": "TattooParlor BreadcrumbList",
  "contact/": "TattooParlor BreadcrumbList",
};

test("each kind of page describes itself", () => {
  const offered = content.catalogue.filter(
    ({ status, price }) => status !== "soldOut" && price?.amount !== undefined,
  );
  const products = new Set(offered.map(({ id }) => `design/${id}/`));
  for (const { path, graphs } of heads) {
    let types = (graphs[0]["@graph"] as { "@type": string }[]).map((it) => it["@type"]);
    const ofDesign = products.has(path) ? "Product BreadcrumbList" : "BreadcrumbList";
    // A studio may have dates to come.
    if (path === "about/") types = types.filter((type) => type !== "Event");
    expect([...new Set(types)].join(" "), path).toBe(TYPES[path] ?? ofDesign);
  }
});

test("404.html is not to be indexed and has no card", () => {
  const { metas, graphs, canonical } = readHead(SITE, "404.html");
  expect(metas.robots).toBe("noindex");
  expect(Object.keys(metas)).not.toContain("og:url");
  expect({ graphs, canonical }).toEqual({ graphs: [], canonical: undefined });
});
