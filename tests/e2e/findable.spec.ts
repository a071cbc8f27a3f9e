/** What search engines and other sites find in the built pages. */
import { expect, test } from "@playwright/test";
import { findFaults } from "../structured-data/find-faults.ts";
import { findDead, listPages, readBuilt, readHeads } from "./built-pages.ts";

const ORIGIN = "https://slowdot.example";

/** What stands here does not depend on the viewport. */
test.skip(({ viewport }) => viewport?.width !== 390, "told once");

test("each page has a title, a description and a canonical address of its own", async ({ page }) => {
  const heads = await readHeads(page, await listPages(page));
  expect(heads.length).toBeGreaterThan(80);
  expect(heads.map(({ canonical }) => canonical)).toEqual(heads.map(({ path }) => ORIGIN + path));
  for (const texts of [heads.map(({ title }) => title), heads.map(({ metas }) => metas.description?.[0])]) {
    expect(texts.every(Boolean)).toBe(true);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  }
});

test("each page says once how a link to it looks elsewhere", async ({ page }) => {
  for (const { path, title, metas } of await readHeads(page, await listPages(page))) {
    expect(metas, path).toMatchObject({
      "og:title": [title],
      "og:description": metas.description,
      "og:type": ["website"],
      "og:url": [ORIGIN + path],
      "og:site_name": ["Slow Dot Tattoo"],
      "og:locale": ["en_US"],
      "og:image": [expect.stringMatching(/^https:\/\/slowdot\.example\/cards\/[0-9a-f]{10}-[\w-]+\.jpg$/)],
      "og:image:type": ["image/jpeg"],
      "og:image:width": ["1200"],
      "og:image:height": ["630"],
      "og:image:alt": [expect.stringContaining("Slow Dot Tattoo")],
      "twitter:card": ["summary_large_image"],
    });
  }
});

test("each design has a card of its own, the other pages that of the site", async ({ page }) => {
  const heads = await readHeads(page, await listPages(page));
  const cardsOf = (isDesign: boolean) =>
    new Set(
      heads
        .filter(({ path }) => path.startsWith("/design/") === isDesign)
        .map(({ metas }) => metas["og:image"]?.[0] ?? ""),
    );
  expect(cardsOf(true).size).toBe(heads.filter(({ path }) => path.startsWith("/design/")).length);
  expect(cardsOf(false).size).toBe(1);
  const cards = [...cardsOf(true), ...cardsOf(false)];
  expect(findDead(cards, ORIGIN)).toEqual([]);
  const response = await page.request.head(new URL(cards[0] ?? "").pathname);
  expect(response.headers()).toMatchObject({
    "content-type": "image/jpeg",
    "cache-control": expect.stringContaining("immutable"),
  });
});

test("each page describes itself in nothing but the vocabulary of schema.org", async ({ page }) => {
  for (const { path, graphs } of await readHeads(page, await listPages(page))) {
    expect(graphs, path).toHaveLength(1);
    expect(findFaults(JSON.parse(graphs[0] ?? "")), path).toEqual([]);
  }
});

test("every address on this site that a page gives to search engines leads somewhere", async ({ page }) => {
  const heads = await readHeads(page, await listPages(page));
  const said = heads.flatMap(
    ({ graphs }) => graphs.join().match(/https:\/\/slowdot\.example\/[^"#\\]*/g) ?? [],
  );
  expect(new Set(said).size).toBeGreaterThan(150);
  expect(findDead(said, ORIGIN)).toEqual([]);
});

const TYPES = {
  "/": ["TattooParlor", "ImageObject"],
  "/about/": ["TattooParlor", "BreadcrumbList"],
  "/booking/": ["FAQPage", "BreadcrumbList"],
  "/contact/": ["TattooParlor", "BreadcrumbList"],
  "/designs/": ["BreadcrumbList"],
  "/design/1/": ["Organization", "VisualArtwork", "Product", "BreadcrumbList"],
  "/info/": ["TattooParlor", "BreadcrumbList"],
};

test("each kind of page shows what it is about", async ({ page }) => {
  for (const { path, graphs } of await readHeads(page, Object.keys(TYPES))) {
    const things: { "@type": string }[] = JSON.parse(graphs[0] ?? "")["@graph"];
    expect([...new Set(things.map((thing) => thing["@type"]))]).toEqual(TYPES[path as keyof typeof TYPES]);
  }
});

test("the questions of the FAQ are those that visitors see", async ({ page }) => {
  const [head] = await readHeads(page, ["/booking/"]);
  const [faq] = JSON.parse(head?.graphs[0] ?? "")["@graph"];
  await page.goto("/booking/");
  const shown = page.getByRole("region", { name: "FAQ" }).or(page.locator("section", { hasText: "FAQ" }));
  await expect(shown.getByRole("heading", { level: 3 })).toHaveText(
    faq.mainEntity.map(({ name }: { name: string }) => name),
  );
});

test("a sold-out design is offered as sold out, without a price; another with its price", async ({
  page,
}) => {
  const offers = (await readHeads(page, ["/design/4/", "/design/1/"])).map(
    ({ graphs }) => JSON.parse(graphs[0] ?? "")["@graph"][2].offers,
  );
  expect(offers[0]).toMatchObject({ availability: "https://schema.org/SoldOut" });
  expect(offers[0]).not.toHaveProperty("price");
  expect(offers[1]).toMatchObject({ availability: "https://schema.org/InStock", price: 700 });
});

test("404.html asks not to be kept, and shows no card", async ({ page }) => {
  const [head] = await readHeads(page, ["/404.html"]);
  expect(head?.metas.robots).toEqual(["noindex"]);
  expect(Object.keys(head?.metas ?? {})).not.toContain("og:url");
  expect(head?.graphs).toEqual([]);
  expect(readBuilt("/sitemap.xml")).not.toContain("404");
});
