/** The files that search engines and feed readers ask for, as text. That browsers can parse them: tests/e2e. */
import { describe, expect, test } from "vitest";
import type { Content } from "#content/load-content.ts";
import type { Design } from "#domain/catalogue-schema.ts";
import type { Manifest } from "#domain/manifest-schema.ts";
import { chooseNewest, FEED_LENGTH, toFeed } from "#output/seo/atom-feed.ts";
import { toPublicAddress } from "#output/seo/public-address.ts";
import { toRobots } from "#output/seo/robots.ts";
import { toPageImages, toSitemap } from "#output/seo/sitemap.ts";
import { toWebManifest } from "#output/seo/web-manifest.ts";
import { escapeXml } from "#output/seo/xml.ts";

test.each([
  ["/design/12/", "/", "https://dot.example/design/12/"],
  ["/", "/project/", "https://dot.example/project/"],
  ["images/koi.webp", "/project/", "https://dot.example/project/images/koi.webp"],
])("%s below %s is %s", (path, base, address) => {
  expect(toPublicAddress(path, { origin: "https://dot.example", base })).toBe(address);
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

test("robots.txt allows everything and names the sitemap by its whole address", () => {
  expect(toRobots("https://dot.example/project/sitemap.xml")).toBe(
    "User-agent: *\nAllow: /\n\nSitemap: https://dot.example/project/sitemap.xml\n",
  );
});

test("the web manifest lies below the base, with icons for masks too", () => {
  const manifest = JSON.parse(toWebManifest({ name: "Dot", description: "Dots." }, "/project/"));
  expect(manifest).toMatchObject({ name: "Dot", start_url: "/project/", scope: "/project/" });
  const icons: { src: string; sizes: string; purpose?: string }[] = manifest.icons;
  expect(icons.every(({ src }) => src.startsWith("/project/"))).toBe(true);
  expect(icons.filter(({ purpose }) => purpose === "maskable").map(({ sizes }) => sizes)).toEqual([
    "192x192",
    "512x512",
  ]);
});

describe("the feed", () => {
  const designs = Array.from(
    { length: 30 },
    (_, index) => ({ id: index + 1, title: `No. ${index + 1}` }) as Design,
  );
  const feed = {
    self: "https://dot.example/project/feed.xml",
    page: "https://dot.example/project/designs/",
    name: "Dot",
    copyrightYear: 2025,
  };
  const entry = (id: number, title = "Koi") => ({
    id,
    title,
    address: `https://dot.example/project/design/${id}/`,
  });

  test("begins with the highest number, leaves out the sold-out ones, and ends in time", () => {
    const sold = designs.map((design) =>
      design.id === 29 ? { ...design, status: "soldOut" as const } : design,
    );
    const chosen = chooseNewest(sold).map(({ id }) => id);
    expect(chosen.slice(0, 2)).toEqual([30, 28]);
    expect(chosen).toHaveLength(FEED_LENGTH);
    expect(sold[0]?.id).toBe(1);
  });

  test("gives each design an id that does not change with the site's path or year", () => {
    const ids = (text: string) => [...text.matchAll(/<id>(.*?)<\/id>/g)].map(([, id]) => id);
    const here = toFeed({ ...feed, entries: [entry(12)] });
    const moved = { ...entry(12), address: "https://dot.example/design/12/" };
    const there = toFeed({
      ...feed,
      self: "https://dot.example/feed.xml",
      copyrightYear: 2026,
      entries: [moved],
    });
    expect(ids(here)).toEqual(["tag:dot.example,2025:designs", "tag:dot.example,2025:design/12"]);
    expect(ids(there)).toEqual(ids(here));
  });

  test("dates by the copyright year, in the order of the numbers, whenever it is built", () => {
    const dates = [...toFeed({ ...feed, entries: [entry(75), entry(2)] }).matchAll(/<updated>(.*?)</g)];
    expect(dates.map(([, date]) => date)).toEqual([
      "2025-01-01T00:01:15Z",
      "2025-01-01T00:01:15Z",
      "2025-01-01T00:00:02Z",
    ]);
  });

  test("escapes a title twice where it stands in HTML", () => {
    const text = toFeed({ ...feed, entries: [{ ...entry(1, "<b>&"), image: "https://dot.example/i.webp" }] });
    expect(text).toContain("<title>&#60;b&#62;&#38;</title>");
    expect(text).toContain("alt=&#34;&#38;#60;b&#38;#62;&#38;#38;, dotwork drawing&#34;");
  });
});
