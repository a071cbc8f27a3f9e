import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { decodePath, isOnSite, PAGES, toPagePath, toPolicyId, toSiteMap, toSlug } from "#domain/routes.ts";

test("the pages are those in pages/, but for the desk", () => {
  const folders = readdirSync("pages").filter(
    (name) => !["+client.ts", "index", "design", "desk", "_error"].includes(name),
  );
  expect(["/", ...folders.map((name) => `/${name}/`)]).toEqual([...PAGES]);
});

test.each([
  ["/info", "/info/"],
  ["/info#pricing", "/info/#pricing"],
  ["/booking?design=1", "/booking/?design=1"],
  ["/feed.xml", "/feed.xml"],
  ["#pricing", "#pricing"],
])("%s is at %s", (href, path) => {
  expect(toPagePath(href)).toBe(path);
});

test.each([
  ["/designs/", true],
  ["//elsewhere.example/", false],
])("%s is on the site: %s", (href, is) => {
  expect(isOnSite(href)).toBe(is);
});

test.each([
  ["caf%C3%A9", "café"],
  ["cafe%CC%81", "café"],
  ["100%", "100%"],
])("%s is read as %s", (written, path) => {
  expect(decodePath(written)).toBe(path);
});

test("Info has a section Care, and About one on hand-poking, only with something in it", () => {
  const site = { designs: [], works: [], questions: [], policies: [{ title: "Pricing" }], isHandPoked: true };
  expect(toSiteMap({ ...site, care: [] })["/info/"]).toEqual(["pricing"]);
  expect(toSiteMap({ ...site, care: [], isHandPoked: false })["/about/"]).toEqual(["studio"]);
  expect(toSiteMap({ ...site, care: [{ title: "Hygiene" }] })["/info/"]).toEqual([
    "pricing",
    "hygiene",
    "care",
  ]);
});

describe("a policy", () => {
  test.each([
    ["Pricing", "pricing"],
    ["Menu", "menu--policy"],
    ["Root", "root--policy"],
    ["Care", "care--policy"],
    ["Care policy", "care-policy"],
  ])("titled %s has the address #%s", (title, id) => {
    expect(toPolicyId(title)).toBe(id);
  });

  test.each(["+Layout.tsx", "shell/Header.tsx"])("never takes an id of the shell in %s", (file) => {
    const ids = [...readFileSync(`renderer/${file}`, "utf8").matchAll(/\bid="([^"]+)"/g)].map(
      ([, id = ""]) => id,
    );
    expect(ids.length).toBeGreaterThan(0);
    for (const id of ids) expect(toPolicyId(id)).not.toBe(id);
  });
});

test.each([
  ["Reschedule / Cancellation / Late Policy", "reschedule-cancellation-late-policy"],
  ["I can’t come. What now?", "i-cant-come-what-now"],
  ["Café Olé", "cafe-ole"],
  ["2 × 4", "2-x-4"],
  ["おにぎり", "おにぎり"],
  ["हिन्दी", "हिन्दी"],
])("%s becomes %s", (title, slug) => {
  expect(toSlug(title)).toBe(slug);
});
