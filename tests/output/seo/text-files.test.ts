/** The files that search engines and feed readers ask for, as text. That browsers can parse them: tests/e2e. */
import { describe, expect, test } from "vitest";
import { toAbsoluteAddress } from "#domain/address.ts";
import type { Design } from "#domain/catalogue-schema.ts";
import type { Content } from "#domain/content.ts";
import type { Manifest } from "#domain/manifest-schema.ts";
import { toFeed } from "#output/seo/atom-feed.ts";
import { toPageImages, toSitemap } from "#output/seo/sitemap.ts";
import { toWebManifest } from "#output/seo/web-manifest.ts";
import { escapeXml } from "#output/seo/xml.ts";

test.each([
  ["/design/12/", "/", "https://dot.example/design/12/"],
  ["/", "/project/", "https://dot.example/project/"],
  ["images/koi.webp", "/project/", "https://dot.example/project/images/koi.webp"],
])("%s below %s is %s", (path, base, address) => {
  expect(toAbsoluteAddress(path, "https://dot.example", base)).toBe(address);
});

test.each([
  ["signs of markup", `<a b="c" d='e'>&`, "&#60;a b=&#34;c&#34; d=&#39;e&#39;&#62;&#38;"],
  ["a CDATA end", "]]>", "]]&#62;"],
  ["what XML cannot hold", "a\u0000b\u0008c\uFFFFd", "a\u{FFFD}b\u{FFFD}c\u{FFFD}d"],
  ["half a character", "a\uD83D", "a\u{FFFD}"],
  ["tabs, breaks and pictures, which it can", "\t\n🐌", "\t\n🐌"],
])("XML holds %s", (_what, text, escaped) => {
  expect(escapeXml(text)).toBe(escaped);
});

describe("the sitemap", () => {
  test("names each page with its pictures", () => {
    const sitemap = toSitemap([
      { address: "https://dot.example/?a&b", images: ["https://dot.example/i.webp"] },
    ]);
    expect(sitemap).toContain(
      "<url><loc>https://dot.example/?a&#38;b</loc><image:image><image:loc>https://dot.example/i.webp</image:loc></image:image></url>",
    );
  });

  test("names at most a thousand pictures of a page", () => {
    const images = Array.from({ length: 1001 }, (_, index) => `https://dot.example/${index}.webp`);
    const sitemap = toSitemap([{ address: "https://dot.example/", images }]);
    expect(sitemap.match(/<image:image>/g)).toHaveLength(1000);
  });

  test("names at most as many pages as the protocol allows", () => {
    const entries = Array.from({ length: 50_001 }, (_, page) => ({
      address: `https://dot.example/${page}/`,
      images: [],
    }));
    expect(toSitemap(entries).match(/<loc>/g)).toHaveLength(50_000);
  });

  test("takes the largest picture of each work, photo and design", () => {
    const made = { derivatives: [{ path: "small" }, { path: "large" }] };
    const content = {
      catalogue: [{ id: 7, image: "koi.jpg" }],
      portfolio: { works: [{ src: "koi.jpg" }], studio: [{ src: "room.jpg" }], portrait: { src: "me.jpg" } },
    } as unknown as Content;
    const manifest = {
      plate: { "koi.jpg": made },
      slide: { "koi.jpg": made, "room.jpg": made },
      portrait: { "me.jpg": made },
    };
    expect(toPageImages(content, manifest as unknown as Manifest)).toEqual({
      "/": ["large"],
      "/about/": ["large", "large"],
      "/design/7/": ["large"],
    });
  });
});

test("the web manifest is below the base, and has maskable icons", () => {
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
  const designOf = (id: number, title = "Koi", status?: "soldOut") =>
    ({ id, title, status, image: "koi.jpg" }) as Design;

  function feedOf(designs: Design[], { base = "/project/", year = 2025 } = {}): string {
    const studio = { name: "Dot Tattoo", url: "https://dot.example", copyrightYear: year, social: {} };
    const manifest = { plate: { "koi.jpg": { derivatives: [{ path: "images/koi.webp" }] } } };
    return toFeed(
      { catalogue: designs, studio } as unknown as Content,
      manifest as unknown as Manifest,
      (path) => toAbsoluteAddress(path, "https://dot.example", base),
    );
  }

  const idsOf = (feed: string) => [...feed.matchAll(/<id>(.*?)<\/id>/g)].map(([, id]) => id);

  test("begins with the highest id, leaves out sold-out designs, and has 20 entries", () => {
    const designs = Array.from({ length: 30 }, (_, index) =>
      designOf(index + 1, "Koi", index + 1 === 29 ? "soldOut" : undefined),
    );
    const ids = idsOf(feedOf(designs)).slice(1);
    expect(ids.slice(0, 2)).toEqual(["https://dot.example/design/30/", "https://dot.example/design/28/"]);
    expect(ids).toHaveLength(20);
    expect(designs[0]?.id).toBe(1);
  });

  test("gives each design an id that does not change with the site's path or year", () => {
    const here = feedOf([designOf(12)]);
    expect(here).toContain('href="https://dot.example/project/design/12/"');
    expect(idsOf(here)).toEqual(["https://dot.example/designs/", "https://dot.example/design/12/"]);
    expect(idsOf(feedOf([designOf(12)], { base: "/", year: 2026 }))).toEqual(idsOf(here));
  });

  test("has dates in the order of the numbers, independent of the build", () => {
    const dates = [...feedOf([designOf(2), designOf(75)]).matchAll(/<updated>(.*?)</g)];
    expect(dates.map(([, date]) => date)).toEqual([
      "2025-01-01T00:01:15Z",
      "2025-01-01T00:01:15Z",
      "2025-01-01T00:00:02Z",
    ]);
  });

  test("carries the day a design was added, and begins with the latest", () => {
    const feed = feedOf([{ ...designOf(2), added: "2026-11-20" }, designOf(75)]);
    expect([...feed.matchAll(/<updated>(.*?)</g)].map(([, date]) => date)).toEqual([
      "2026-11-20T00:00:02Z",
      "2026-11-20T00:00:02Z",
      "2025-01-01T00:01:15Z",
    ]);
  });

  test("escapes a title twice inside HTML", () => {
    const feed = feedOf([designOf(1, "<b>&")]);
    expect(feed).toContain("<title>&#60;b&#62;&#38;</title>");
    expect(feed).toContain("alt=&#34;&#38;#60;b&#38;#62;&#38;#38;, tattoo design&#34;");
  });
});
