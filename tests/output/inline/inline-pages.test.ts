/** Whole documents, as Vite and Vike leave them, and what becomes of them. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findHashes } from "#output/inline/hashes.ts";
import { inlinePages } from "#output/inline/inline-pages.ts";
import { VIEW_TRANSITIONS } from "#renderer/view-transitions.ts";

const SETTINGS = { analytics: { service: "none" } } as Parameters<typeof inlinePages>[1];
const ANCHORS = {
  charset: '<meta charset="UTF-8" />',
  stylesheet: '<link rel="stylesheet" type="text/css" href="/assets/site.css">',
  viewport: '<meta name="viewport" content="width=device-width">',
  style: `<style>${VIEW_TRANSITIONS}</style>`,
  module: '<script src="/assets/page.js" type="module" async></script>',
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "inline-pages-"));
  write("assets/site.css", "p{color:red}");
  write("assets/page.js", "start()");
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const toDocument = (body: string) => `<head>${Object.values(ANCHORS).join("\n")}</head><body>${body}</body>`;

function inlineAll(): ReturnType<typeof inlinePages> {
  const chunks = { "page.ts": { file: "assets/page.js", imports: [], dynamicImports: [] } };
  return inlinePages({ folder, base: "/", chunks }, SETTINGS);
}

test("a document gets its styles, and a policy ahead of them", async () => {
  write("info/index.html", toDocument("<p>one dot at a time</p>"));
  await inlineAll();
  const html = readFileSync(join(folder, "info/index.html"), "utf8");
  expect(html).toContain(`<style>${VIEW_TRANSITIONS}p{color:red}</style>`);
  expect(html).toMatch(/<meta charset="UTF-8" \/>\n<meta http-equiv="Content-Security-Policy"[^>]*>/);
  expect(html).toMatch(/style-src-elem 'self' 'sha256-[^' ]+';/);
});

test("a kind of page is known by what stands inline in all of its documents", async () => {
  const documents = [1, 2].map((id) => toDocument(`<p></p><script>show(${id})</script>`));
  for (const [index, html] of documents.entries()) write(`design/${index + 1}/index.html`, html);
  const inline = await inlineAll();
  expect(inline.get("/design/")?.scripts).toEqual(documents.flatMap((html) => findHashes(html).scripts));
  expect(inline.get("/design/")?.styles).toHaveLength(1);
});

test.each(Object.entries(ANCHORS))(
  "a document whose %s is written otherwise stops the build",
  async (_, anchor) => {
    write("info/index.html", toDocument("<p></p>").replace(anchor, anchor.toUpperCase()));
    await expect(inlineAll()).rejects.toThrow(/nothing like/);
  },
);
