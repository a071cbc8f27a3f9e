/** The desk is published, but private. */
import { expect, test } from "vitest";
import { SITE } from "../fixtures/studio.ts";
import { PAGES, readBuilt, readHead } from "../support/built-pages.ts";

test("no search engine, no other site and no page view hears of the desk", () => {
  const { robots, referrer } = readHead(SITE, "/desk/").metas;
  expect([robots, referrer]).toEqual(["noindex", "no-referrer"]);
  expect(readBuilt("/desk/")).not.toContain("stats.example");
});

test("the artist can paste and inspect on her desk, while her pictures are protected", () => {
  expect(readBuilt("/desk/")).toContain('"protection":false');
  expect(readBuilt("/")).toContain('"protection":true');
});

test("nothing that visitors and search engines read leads to the desk", () => {
  for (const path of [...PAGES, "sitemap.xml", "feed.xml", "robots.txt"])
    expect(readBuilt(path), path).not.toMatch(/\/desk\b/);
});

test("the desk can be put on a phone's home screen", () => {
  expect(JSON.parse(readBuilt("desk.webmanifest"))).toMatchObject({ name: "Desk", start_url: "/desk/" });
});
