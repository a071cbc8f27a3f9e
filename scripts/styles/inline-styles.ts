/** The stylesheet of each page, cut to the rules that it uses and put into it: the first paint waits for one file. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { VIEW_TRANSITIONS, VIEW_TRANSITIONS_HASH } from "#renderer/view-transitions.ts";
import { pageOf } from "../hosting/pages.ts";
import { pruneStyles } from "./prune-styles.ts";
import { readScripts, scriptsOf } from "./scripts-of.ts";

/** By kind of page (`/design/`): what a policy calls its stylesheet, `sha256-…`. */
export type StyleHashes = Record<string, string>;

const LINK = /<link rel="stylesheet"[^>]*? href="([^"]+)">\s*/g;

/**
 * Changes the documents of the built site in the folder `site`, published below `base`, and removes the stylesheets
 * that nothing asks for any more. `manifest` is the file in which Vite names the scripts.
 */
export async function inlineStyles(site: string, base: string, manifest: string): Promise<StyleHashes> {
  const scripts = readScripts(manifest);
  const hashes: StyleHashes = {};
  const linked = new Set<string>();
  for (const [page, paths] of groupByPage(site)) {
    const documents = paths.map((path) => readFileSync(path, "utf8"));
    const [first = ""] = documents;
    const sheets = [...first.matchAll(LINK)].map(([, href = ""]) => join(site, href.slice(base.length)));
    for (const sheet of sheets) linked.add(sheet);
    const css = sheets.map((sheet) => readFileSync(sheet, "utf8")).join("\n");
    const used = await pruneStyles(css, { documents, scripts: scriptsOf(first, scripts, { site, base }) });
    const style = VIEW_TRANSITIONS + used;
    const hash = `sha256-${createHash("sha256").update(style).digest("base64")}`;
    hashes[page] = hash;
    for (const [index, html] of documents.entries())
      writeFileSync(paths[index] as string, inline(html, style, hash));
  }
  for (const sheet of linked) rmSync(sheet);
  return hashes;
}

/** Instead of its links; the page has an inline stylesheet already, which its policy names. */
function inline(html: string, style: string, hash: string): string {
  return html
    .replaceAll(LINK, "")
    .replace(`<style>${VIEW_TRANSITIONS}</style>`, () => `<style>${style}</style>`)
    .replace(VIEW_TRANSITIONS_HASH, hash);
}

/** The documents of each kind of page, by their paths. */
function groupByPage(site: string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  const documents = readdirSync(site, { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(".html"),
  );
  for (const path of documents.sort()) {
    const page = pageOf(path);
    groups.set(page, [...(groups.get(page) ?? []), join(site, path)]);
  }
  return groups;
}
