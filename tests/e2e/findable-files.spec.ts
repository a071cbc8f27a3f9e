/** The files beside the pages: sitemap, robots.txt, feed, web manifest, icons. */
import type { Page } from "@playwright/test";
import escapeHtml from "escape-html";
import { typeset } from "#content/typography/typeset.ts";
import { toFeed } from "#output/seo/feed.ts";
import { findDead, listPages, PAGES, parseXml, readBuilt } from "./built-pages.ts";
import { available, catalogue, siteOrigin, toDesignPath } from "./content.ts";
import { expect, test } from "./test.ts";

async function headOf(page: Page, path: string) {
  const response = await page.request.get(path);
  return { status: response.status(), type: response.headers()["content-type"]?.split(";")[0] };
}

test("the sitemap names every page and its pictures, and all of them exist", async ({ page }) => {
  const pages = await listPages(page);
  expect(pages.toSorted()).toEqual([...PAGES, ...catalogue.map(toDesignPath)].toSorted());
  const addresses = await parseXml(page, readBuilt("/sitemap.xml"), "loc");
  // Each design has a picture, and so have other pages.
  expect(addresses.length).toBeGreaterThan(pages.length + catalogue.length);
  expect(findDead(addresses, siteOrigin)).toEqual([]);
});

test("robots.txt leads to the sitemap", () => {
  expect(readBuilt("/robots.txt")).toContain(`Sitemap: ${siteOrigin}/sitemap.xml`);
});

test("every page links to the feed, which lists the newest available designs", async ({ page }) => {
  await page.goto("/contact/");
  const link = page.locator('link[rel="alternate"][type="application/atom+xml"]');
  await expect(link).toHaveAttribute("href", "/feed.xml");
  const feed = readBuilt("/feed.xml");
  const newest = available.toSorted((a, b) => b.id - a.id).slice(0, 20);
  expect(await parseXml(page, feed, "entry > title")).toEqual(
    newest.map(({ title }) => escapeHtml(typeset(title))),
  );
  const ids = await parseXml(page, feed, "id");
  expect(new Set(ids).size).toBe(ids.length);
  for (const tag of ["title", "updated", "summary", "content"])
    expect(await parseXml(page, feed, `entry > ${tag}`), tag).toHaveLength(ids.length - 1);
});

test("hostile text stays text in the feed", async ({ page }) => {
  const HOSTILE = `</title>]]><![CDATA[&"'<script>`;
  const design = { id: 1, title: HOSTILE, imageDescription: HOSTILE, image: "koi.jpg" };
  const content = { catalogue: [design], studio: { url: siteOrigin, name: HOSTILE } };
  const manifest = { plate: { "koi.jpg": { derivatives: [{ path: HOSTILE }] } } };
  const site = { content, manifest } as never;
  const feed = toFeed(site, (path) => `https://a.example/${path}`);
  expect(await parseXml(page, feed, "feed > title")).toEqual([`New designs by ${HOSTILE}`]);
  expect(await parseXml(page, feed, "script")).toEqual([]);
  for (const tag of ["title", "summary", "content"]) {
    const [html] = await parseXml(page, feed, `entry > ${tag}`);
    await page.setContent(html ?? "");
    await expect(page.locator("script"), tag).toHaveCount(0);
    expect(await page.locator("body").textContent(), tag).toBe(HOSTILE);
  }
});

test("the browser accepts the web manifest, and every icon has the size that it says", async ({ page }) => {
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

test("each of them has its own content type", async ({ page }) => {
  expect((await headOf(page, "/sitemap.xml")).type).toMatch(/\/xml$/);
  expect((await headOf(page, "/feed.xml")).type).toMatch(/\/xml$/);
  expect(await headOf(page, "/robots.txt")).toEqual({ status: 200, type: "text/plain" });
  expect(await headOf(page, "/site.webmanifest")).toEqual({ status: 200, type: "application/manifest+json" });
  expect(await headOf(page, "/icon-512.png")).toEqual({ status: 200, type: "image/png" });
});
