/** The files beside the pages: sitemap, robots.txt, feed, web manifest, icons. */
import { renderToStaticMarkup } from "react-dom/server";
import { typeset } from "../../scripts/content/texts/typeset.ts";
import { available, catalogue, siteOrigin, toDesignPath } from "../fixtures/content.ts";
import { findDead, listPages, PAGES, parseXml, readBuilt } from "../support/built-pages.ts";
import { expect, test } from "../support/page/test.ts";

test("the sitemap lists every page and its pictures, and all of them exist", async ({ page }) => {
  const pages = await listPages(page);
  expect(pages.toSorted()).toEqual([...PAGES, ...catalogue.map(toDesignPath)].toSorted());
  const addresses = await parseXml(page, readBuilt("/sitemap.xml"), "loc");
  // Every design has a picture, and so do other pages.
  expect(addresses.length).toBeGreaterThan(pages.length + catalogue.length);
  expect(findDead(addresses, siteOrigin)).toEqual([]);
});

test("every page links to the feed, which lists the newest available designs", async ({ page }) => {
  await page.goto("/contact/");
  const link = page.locator('link[rel="alternate"][type="application/atom+xml"]');
  await expect(link).toHaveAttribute("href", "/feed.xml");
  const feed = readBuilt("/feed.xml");
  const newest = available.toSorted((a, b) => b.id - a.id).slice(0, 20);
  expect(await parseXml(page, feed, "entry > title")).toEqual(
    newest.map(({ title }) => renderToStaticMarkup(typeset(title))),
  );
  const ids = await parseXml(page, feed, "id");
  expect(new Set(ids).size).toBe(ids.length);
  for (const tag of ["title", "updated", "summary", "content"])
    expect(await parseXml(page, feed, `entry > ${tag}`), tag).toHaveLength(ids.length - 1);
});

test("the browser accepts the web manifest, and every icon has its stated size", async ({ page }) => {
  await page.goto("/contact/");
  const session = await page.context().newCDPSession(page);
  const { url, errors } = await session.send("Page.getAppManifest");
  expect(url).toMatch(/\/site\.webmanifest$/);
  expect(errors).toEqual([]);
  const { icons } = JSON.parse(readBuilt("/site.webmanifest"));
  const touch = await page.locator("link[rel=apple-touch-icon]").getAttribute("href");
  for (const { src, sizes } of [...icons, { src: touch, sizes: "180x180" }]) {
    const found = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    if (sizes !== "any") expect(found).toBe(sizes);
  }
});

test("each file has its own content type, and robots.txt leads to the sitemap", async ({ request }) => {
  for (const [path, type] of [
    ["/sitemap.xml", /\/xml\b/],
    ["/feed.xml", /\/xml\b/],
    ["/robots.txt", /^text\/plain\b/],
    ["/site.webmanifest", /^application\/manifest\+json\b/],
    ["/icon-512.png", /^image\/png$/],
  ] as const) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()["content-type"], path).toMatch(type);
  }
  expect(readBuilt("/robots.txt")).toContain(`Sitemap: ${siteOrigin}/sitemap.xml`);
});
