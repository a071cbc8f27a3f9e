import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { BuiltSite } from "#output/inline/built-site.ts";
import { inlineScripts } from "#output/inline/inline-scripts.ts";
import { findUnused, scriptsOf, yieldModules } from "#output/inline/modules.ts";

let site: BuiltSite;
beforeEach(() => {
  const chunk = (file: string, imports: string[] = [], dynamicImports: string[] = []) => ({
    file,
    imports,
    dynamicImports,
  });
  site = {
    folder: mkdtempSync(join(tmpdir(), "inline-")),
    base: "/project/",
    chunks: {
      "page.ts": chunk("assets/page.js", ["_shell.js"], ["island.tsx"]),
      "_shell.js": chunk("assets/shell.js"),
      "island.tsx": chunk("assets/island.js", ["_shell.js", "page.ts"]),
      "other.ts": chunk("assets/other.js"),
    },
  };
});
afterEach(() => rmSync(site.folder, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(site.folder, path)), { recursive: true });
  writeFileSync(join(site.folder, path), text);
}

const toFile = (name: string) => join(site.folder, `assets/${name}.js`);

const MODULE = '<script src="/project/assets/page.js" type="module" async></script>';

test("the text of a classic script replaces its address", () => {
  write("assets/first.js", "mark();\n");
  const html = `<script src="/project/assets/first.js" data-base="/project/"></script>${MODULE}`;
  expect(inlineScripts(html, site)).toBe(`<script data-base="/project/">mark();</script>${MODULE}`);
});

test("a module and its imports are requested together, after everything else", () => {
  const low = (name: string) => `href="/project/assets/${name}.js" fetchpriority="low"`;
  expect(yieldModules(`<p></p>${MODULE}`, site)).toBe(
    `<p></p><link rel="modulepreload" ${low("shell")}>` +
      '<script src="/project/assets/page.js" type="module" async fetchpriority="low"></script>',
  );
});

test("the scripts of a page are those that it names and all that they import, each once", () => {
  expect(scriptsOf(MODULE, site).sort()).toEqual(["island", "page", "shell"].map(toFile));
});

test("a file that no page links is unused, and so is a stylesheet that every page inlines", () => {
  const file = (name: string) => ({ file: name, imports: [], dynamicImports: [] });
  site.chunks["pages/info/+client.ts"] = { ...file("assets/info.js"), dynamicImports: ["island.tsx"] };
  site.chunks["virtual:vike:page-entry"] = { ...file("assets/entry.js"), css: ["assets/info.css"] };
  site.chunks["island.tsx"] = { ...file("assets/island.js"), css: ["assets/island.css"] };
  site.chunks["font.woff2"] = file("assets/font.woff2");
  const unused = ["page.js", "shell.js", "other.js", "entry.js", "info.css"];
  expect(findUnused(site)).toEqual(new Set(unused.map((name) => join(site.folder, "assets", name))));
});
