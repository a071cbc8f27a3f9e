/** The text of the files for search engines and feed readers. Browser tests parse them. */
import { describe, expect, test, vi } from "vitest";
import { toFeed } from "#site/seo/feed.tsx";
import { toSitemap, toWebManifest } from "#site/seo/write-seo-files.ts";

test("the sitemap lists each page with its pictures at their largest", async () => {
  const made = {
    derivatives: [
      { path: "small", width: 1 },
      { path: "large", width: 2 },
    ],
  };
  const content = {
    catalogue: [{ id: 7, image: "koi.jpg" }],
    portfolio: { works: [{ src: "koi.jpg" }], studio: [{ src: "room.jpg" }], portrait: { src: "me.jpg" } },
  };
  const slide = { "koi.jpg": made, "room.jpg": made };
  const manifest = { plate: { "koi.jpg": made }, slide, portrait: { "me.jpg": made } };
  const paths = ["/", "/about/", "/contact/", "/design/7/"];
  const sitemap = await toSitemap(
    { content, manifest, paths } as never,
    (path) => `https://dot.example/a&b/${path.replace("/", "")}`,
  );
  const pages = [...sitemap.matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g)];
  expect(pages.map(([, address, rest = ""]) => [address, rest.match(/large<\/image:loc>/g)?.length])).toEqual(
    [
      ["https://dot.example/a&amp;b/", 1],
      ["https://dot.example/a&amp;b/about/", 2],
      ["https://dot.example/a&amp;b/contact/", undefined],
      ["https://dot.example/a&amp;b/design/7/", 1],
    ],
  );
});

test("the web manifest starts at the base, and has maskable icons", () => {
  const manifest = JSON.parse(toWebManifest({ name: "Dot", description: "Dots." }, "#d6d5cf", "/project/"));
  expect(manifest).toMatchObject({ name: "Dot", start_url: "/project/", scope: "/project/" });
  const icons: { src: string; sizes: string; purpose?: string }[] = manifest.icons;
  expect(icons.every(({ src }) => src.startsWith("/project/"))).toBe(true);
  expect(icons.filter(({ purpose }) => purpose === "maskable").map(({ sizes }) => sizes)).toEqual([
    "192x192",
    "512x512",
  ]);
});

describe("the feed", () => {
  const designOf = (id: number, changes: object = {}) => ({ id, title: "Koi", image: "koi.jpg", ...changes });

  function feedOf(catalogue: object[], base = "/project/", changes: object = {}): string {
    const content = { catalogue, studio: { name: "Dot Tattoo", url: "https://dot.example", ...changes } };
    const manifest = { plate: { "koi.jpg": { derivatives: [{ path: "images/koi.webp" }] } } };
    const site = { content, manifest } as never;
    return toFeed(site, (path) => new URL(base + path.replace(/^\//, ""), "https://dot.example").href);
  }

  const idsOf = (feed: string) => [...feed.matchAll(/<id>(.*?)<\/id>/g)].map(([, id]) => id);
  const datesOf = (feed: string) => [...feed.matchAll(/<updated>(.*?)</g)].map(([, date]) => date);

  test("begins with the highest id, leaves out sold-out designs, and has 20 entries", () => {
    const designs = Array.from({ length: 30 }, (_, index) =>
      designOf(index + 1, index + 1 === 29 ? { status: "soldOut" } : {}),
    );
    const ids = idsOf(feedOf(designs)).slice(1);
    expect(ids.slice(0, 2)).toEqual(["https://dot.example/design/30/", "https://dot.example/design/28/"]);
    expect(ids).toHaveLength(20);
  });

  test("says when the books open", () => {
    const opening = { books: { opens: "2999-01-08" }, location: { timeZone: "UTC" }, locale: "en-US" };
    const feed = feedOf([designOf(12)], "/", opening);
    expect(feed).toContain("Books open January 8");
    expect(idsOf(feed)[1]).toBe("https://dot.example/booking/#2999-01-08T00:00:00.000Z");
  });

  test("links below the base, but its ids leave the base out", () => {
    const feed = feedOf([designOf(12)]);
    expect(feed).toContain('href="https://dot.example/project/design/12/"');
    expect(idsOf(feed)).toEqual(["https://dot.example/designs/", "https://dot.example/design/12/"]);
  });

  test.each(["Asia/Tokyo", "America/Los_Angeles"])(
    "built in %s dates a design by the day it was added and by its number",
    (zone) => {
      vi.stubEnv("TZ", zone);
      expect(datesOf(feedOf([designOf(2), designOf(75), designOf(1, { added: "2026-11-20" })]))).toEqual([
        "2026-11-20T00:00:01.000Z",
        "2026-11-20T00:00:01.000Z",
        "2025-01-01T00:01:15.000Z",
        "2025-01-01T00:00:02.000Z",
      ]);
    },
  );
});
