/** Whole documents, as Vite and Vike leave them, and what becomes of them. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findHashes } from "#output/inline/hashes.ts";
import { inlinePages } from "#output/inline/inline-pages.ts";
import { VIEW_TRANSITIONS } from "#renderer/view-transitions.ts";

const SETTINGS = { analytics: { service: "none" } } as Parameters<typeof inlinePages>[2];
const ANCHORS = {
  charset: '<meta charset="UTF-8" />',
  stylesheet: '<link rel="stylesheet" type="text/css" href="/assets/site.css">',
  viewport: '<meta name="viewport" content="width=device-width">',
  style: `<style>${VIEW_TRANSITIONS}</style>`,
  module: '<script src="/assets/page.js" type="module" async></script>',
};

let root: string;
let bundle: string;
let folder: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "inline-pages-"));
  bundle = join(root, "bundle");
  folder = join(root, "site");
  write("../bundle/assets/site.css", "p{color:red}.a{top:0}.b{top:0}");
  write("../bundle/assets/page.js", "start()");
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const toDocument = (body: string) => `<head>${Object.values(ANCHORS).join("\n")}</head><body>${body}</body>`;

function inlineAll(): ReturnType<typeof inlinePages> {
  const chunks = { "page.ts": { file: "assets/page.js", imports: [], dynamicImports: [] } };
  return inlinePages({ folder: bundle, base: "/", chunks }, folder, SETTINGS);
}

test("a document gets its styles, and a policy ahead of them", async () => {
  write("info/index.html", toDocument("<p>one dot at a time</p>"));
  await inlineAll();
  const html = readFileSync(join(folder, "info/index.html"), "utf8");
  expect(html).toContain(`<style>${VIEW_TRANSITIONS}p{color:red}</style>`);
  expect(html).toMatch(/<meta charset="UTF-8" \/>\n<meta http-equiv="Content-Security-Policy"[^>]*>/);
  expect(html).toMatch(/style-src-elem 'self' 'sha256-[^' ]+';/);
});

test("the policy of a kind of page covers what is inline in all of its documents", async () => {
  const documents = [1, 2].map((id) => toDocument(`<p></p><script>show(${id})</script>`));
  for (const [index, html] of documents.entries()) write(`design/${index + 1}/index.html`, html);
  const { inline } = await inlineAll();
  expect(inline.get("/design/")?.scripts).toEqual(documents.flatMap((html) => findHashes(html).scripts));
  expect(inline.get("/design/")?.styles).toHaveLength(1);
});

test("documents of a kind share the styles that any of them needs, and the bundle loses its stylesheet", async () => {
  for (const name of ["a", "b"]) write(`design/${name}/index.html`, toDocument(`<p class="${name}"></p>`));
  const { unlinked } = await inlineAll();
  for (const name of ["a", "b"]) {
    const html = readFileSync(join(folder, `design/${name}/index.html`), "utf8");
    expect(html).toContain("p{color:red}.a{top:0}.b{top:0}</style>");
  }
  expect(unlinked).toEqual(new Set([join(bundle, "assets/site.css")]));
});

test.each(Object.entries(ANCHORS))(
  "a document whose %s is written otherwise stops the build",
  async (_, anchor) => {
    write("info/index.html", toDocument("<p></p>").replace(anchor, anchor.toUpperCase()));
    await expect(inlineAll()).rejects.toThrow(/does not match/);
  },
);
