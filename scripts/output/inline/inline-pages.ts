/**
 * What the first paint needs, put into the page: then it waits for one file. The stylesheet is cut to the rules that the
 * page uses. Only this step knows all that stands inline, so it writes the page's content security policy as well.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  type Inline,
  type PolicySettings,
  toContentSecurityPolicy,
  uniteInline,
} from "../hosting/content-security-policy.ts";
import { pageOf } from "../hosting/pages.ts";
import { type BuiltSite, fileOf } from "./built-site.ts";
import { findHashes } from "./hashes.ts";
import { findClassic, inlineScripts } from "./inline-scripts.ts";
import { findUnused, lazyStylesOf, scriptsOf, yieldModules } from "./modules.ts";
import { orderPreloads } from "./order-preloads.ts";
import { pruneFaces } from "./prune-faces.ts";
import { pruneStyles } from "./prune-styles.ts";
import { replaceOnce } from "./replace-once.ts";

const STYLESHEET = /<link rel="stylesheet"[^>]*? href="([^"]+)">\s*/;
const EVERY_STYLESHEET = new RegExp(STYLESHEET, "g");
/** Inline already; browsers honour its rule only sometimes from a file (renderer/view-transitions.ts). */
const STYLE = /<style>(@view-transition[^<]*)<\/style>/;
const CHARSET = /<meta charset="UTF-8" ?\/?>/;

/**
 * Changes every document of the site, and removes the files that nothing uses any more. Returns what stands
 * inline, by kind of page.
 */
export async function inlinePages(site: BuiltSite, settings: PolicySettings): Promise<Map<string, Inline>> {
  const inline = new Map<string, Inline>();
  const inlined = new Set<string>();
  const linked = new Set<string>();
  for (const [page, paths] of groupByPage(site.folder)) {
    const documents = paths.map(read);
    const [first = ""] = documents;
    const sheets = findStylesheets(first, site);
    const scripts = scriptsOf(first, site);
    for (const file of [...sheets, ...findClassic(first, site)]) inlined.add(file);
    for (const file of scripts) linked.add(file);
    const css = pruneFaces(sheets.map(read).join("\n"), documents);
    const lazyStyles = lazyStylesOf(first, site).filter((file) => !sheets.includes(file));
    const used = await pruneStyles(css, {
      documents,
      scripts: scripts.map(read),
      lazyStyles: lazyStyles.map(read).join("\n"),
    });
    const found: Inline[] = [];
    for (const [index, html] of documents.entries()) {
      const styled = inlineStyle(html, used);
      const whole = orderPreloads(yieldModules(await inlineScripts(styled, site), site));
      const hashes = findHashes(whole);
      found.push(hashes);
      writeFileSync(
        paths[index] as string,
        addPolicy(whole, toContentSecurityPolicy(page, settings, hashes)),
      );
    }
    inline.set(page, uniteInline(found));
  }
  for (const file of new Set([...inlined, ...findUnused(site, linked)])) rmSync(file);
  return inline;
}

const read = (path: string) => readFileSync(path, "utf8");

function findStylesheets(html: string, site: BuiltSite): string[] {
  return [...html.matchAll(EVERY_STYLESHEET)].map(([, href = ""]) => fileOf(href, site));
}

/** Instead of its links, behind the inline stylesheet that the page has already. */
function inlineStyle(html: string, rules: string): string {
  const unlinked = replaceOnce(html, STYLESHEET, () => "").replaceAll(EVERY_STYLESHEET, "");
  return replaceOnce(unlinked, STYLE, (_, first) => `<style>${first}${rules}</style>`);
}

/** Before anything that it governs. */
function addPolicy(html: string, policy: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return replaceOnce(html, CHARSET, (charset) => `${charset}\n${meta}`);
}

/** The paths of the documents, by kind of page. */
function groupByPage(folder: string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  for (const path of files.filter((name) => name.endsWith(".html")).sort()) {
    const page = pageOf(path);
    groups.set(page, [...(groups.get(page) ?? []), join(folder, path)]);
  }
  return groups;
}
