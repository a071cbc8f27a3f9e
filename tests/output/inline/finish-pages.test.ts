/** Complete documents, as Vite and Vike leave them, and how they are finished. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeFinisher } from "#output/inline/finish-pages.ts";
import { findHashes } from "#output/inline/hashes.ts";
import { VIEW_TRANSITIONS } from "#renderer/view-transitions.ts";

const SETTINGS = {} as Parameters<typeof makeFinisher>[1];
const ANCHORS = {
  charset: '<meta charset="UTF-8" />',
  stylesheet: '<link rel="stylesheet" type="text/css" href="/assets/site.css">',
  viewport: '<meta name="viewport" content="width=device-width">',
  style: `<style>${VIEW_TRANSITIONS}</style>`,
  module: '<script src="/assets/page.js" type="module" async></script>',
};

let bundle: string;
beforeEach(() => {
  bundle = mkdtempSync(join(tmpdir(), "finish-pages-"));
  mkdirSync(join(bundle, "assets"));
  writeFileSync(join(bundle, "assets/site.css"), "p{color:red}.a{top:0}.b{top:0}.later{top:0}.never{top:0}");
  writeFileSync(join(bundle, "assets/page.js"), 'add("later")');
});
afterEach(() => rmSync(bundle, { recursive: true }));

const toDocument = (body: string) => `<head>${Object.values(ANCHORS).join("\n")}</head><body>${body}</body>`;

function finish(kind: string, bodies: readonly string[]) {
  const chunks = { "page.ts": { file: "assets/page.js", imports: [], dynamicImports: [] } };
  return makeFinisher({ folder: bundle, base: "/", chunks }, SETTINGS)(kind, bodies.map(toDocument));
}

test("a document gets the styles of what it holds or its scripts name, and a policy ahead of them", () => {
  const [{ html } = { html: "" }] = finish("/info/", ["<p>one dot at a time, never .a</p>"]);
  expect(html).toContain(`<style>${VIEW_TRANSITIONS}p{color:red}.later{top:0}</style>`);
  expect(html).toMatch(/<meta charset="UTF-8" \/>\n<meta http-equiv="Content-Security-Policy"[^>]*>/);
  expect(html).toMatch(/style-src-elem 'self' 'sha256-[^' ]+';/);
});

test("tags are not indented, while code keeps its indent", () => {
  const [{ html } = { html: "" }] = finish("/info/", ["\n  <p>one</p>\n  <pre><code>if\n  two</code></pre>"]);
  expect(html).toContain("<body>\n<p>one</p>\n<pre><code>if\n  two</code></pre></body>");
});

test("returns the hashes of inline scripts, which the policy allows", () => {
  const [{ html, scripts } = { html: "", scripts: [] }] = finish("/info/", [
    "<p></p><script>show()</script>",
  ]);
  expect(scripts).toEqual(findHashes(html).scripts);
  expect(html).toContain(`script-src 'self' '${scripts[0]}'`);
});

test("documents that are finished together share the styles that any of them needs", () => {
  for (const { html } of finish("/designs/", ['<p class="x a"></p>', '<p id="b"></p>']))
    expect(html).toContain("p{color:red}.a{top:0}.b{top:0}.later{top:0}</style>");
});

test.each(Object.entries(ANCHORS))(
  "a document whose %s is written otherwise stops the build",
  (_, anchor) => {
    const html = toDocument("<p></p>").replace(anchor, anchor.toUpperCase());
    const site = { folder: bundle, base: "/", chunks: {} };
    expect(() => makeFinisher(site, SETTINGS)("/info/", [html])).toThrow(/does not match/);
  },
);
