/** The files beside the pages. tests/scripts/site/ tests what they say. */
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { siteOrigin } from "../fixtures/content.ts";
import { SITE } from "../fixtures/studio.ts";
import { attributesOf, readBuilt, readPage } from "../support/built-pages.ts";

const contact = readPage("/contact/");

test("the icons of the web manifest and of iPhones have their sizes", async () => {
  const [manifest = ""] = attributesOf(contact, "link[rel=manifest]", "href");
  const [touch] = attributesOf(contact, "link[rel=apple-touch-icon]", "href");
  const { icons } = JSON.parse(readBuilt(manifest)) as { icons: { src: string; sizes: string }[] };
  expect(icons.length).toBeGreaterThan(2);
  for (const { src, sizes } of [...icons, { src: touch ?? "", sizes: "180x180" }]) {
    const { width, height, format } = await sharp(join(SITE, src)).metadata();
    expect(sizes === "any" ? format : `${width}x${height}`, src).toBe(sizes === "any" ? "svg" : sizes);
  }
});

test("pages name the feed, and robots.txt the sitemap", () => {
  expect(attributesOf(contact, "link[type='application/atom+xml']", "href")).toEqual(["/feed.xml"]);
  expect(readBuilt("/robots.txt")).toContain(`Sitemap: ${siteOrigin}/sitemap.xml`);
});

test("page views are counted on every page but the one for unknown addresses", () => {
  const settings = (path: string) => readPage(path).querySelector("#shell-settings")?.rawText;
  expect(settings("/about/")).toContain("pageViews");
  expect(settings("/404.html")).toBeDefined();
  expect(settings("/404.html")).not.toContain("pageViews");
});
