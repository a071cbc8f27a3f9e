/** The files beside the pages, and the desk, which no other page names. tests/scripts/site/ tests what they say. */
import { readFileSync } from "node:fs";
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

test("no search engine, no other site and no count hears of the desk", () => {
  const desk = readPage("/desk/");
  expect(attributesOf(desk, "meta[name=robots]", "content")).toEqual(["noindex"]);
  expect(attributesOf(desk, "meta[name=referrer]", "content")).toEqual(["no-referrer"]);
  expect(desk.toString()).not.toContain("stats.example");
  expect(readBuilt("/sitemap.xml")).not.toContain("desk");
  const rules = readFileSync(join(SITE, "_headers"), "utf8").split(/^(?=\/)/m);
  const policy = rules.find((rule) => rule.startsWith("/desk/"));
  expect(policy).toContain("connect-src 'self' https://api.github.com;");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(JSON.parse(readBuilt("/desk.webmanifest"))).toMatchObject({ name: "Desk", start_url: "/desk/" });
});

test("page views are counted on every page but the one for unknown addresses", () => {
  const settings = (path: string) => readPage(path).querySelector("#shell-settings")?.rawText;
  expect(settings("/about/")).toContain("pageViews");
  expect(settings("/404.html")).toBeDefined();
  expect(settings("/404.html")).not.toContain("pageViews");
});
