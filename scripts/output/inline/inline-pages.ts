/**
 * Inlines what the first paint needs, so that it waits for a single file. Cuts the stylesheet to the rules that the
 * page uses. Only this step knows everything that is inline, so it also writes the page's content security policy.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
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
import { inlineScripts } from "./inline-scripts.ts";
import { findUnused, lazyStylesOf, scriptsOf, yieldModules } from "./modules.ts";
import { orderPreloads } from "./order-preloads.ts";
import { pruneFaces } from "./prune-faces.ts";
import { pruneStyles, splitWords } from "./prune-styles.ts";
import { replaceOnce } from "./replace-once.ts";

const STYLESHEET = /<link rel="stylesheet"[^>]*? href="([^"]+)">\s*/;
const EVERY_STYLESHEET = new RegExp(STYLESHEET, "g");
/** Already inline, because browsers do not always honour its rule from a file (renderer/view-transitions.ts). */
const STYLE = /<style>(@view-transition[^<]*)<\/style>/;
const CHARSET = /<meta charset="UTF-8" ?\/?>/;

/** `unlinked` are files of the bundle that no page requests. */
export type Inlined = { inline: Map<string, Inline>; unlinked: Set<string> };

/** Rewrites every document in `folder`. Returns what is inline, by kind of page. */
export async function inlinePages(
  site: BuiltSite,
  folder: string,
  settings: PolicySettings,
): Promise<Inlined> {
  const inline = new Map<string, Inline>();
  const inlined = new Set<string>();
  const linked = new Set<string>();
  for (const [page, paths] of groupByPage(folder)) {
    const first = read(paths[0] as string);
    const sheets = findStylesheets(first, site);
    const scripts = scriptsOf(first, site);
    for (const file of sheets) inlined.add(file);
    for (const file of scripts) linked.add(file);
    const lazyStyles = lazyStylesOf(first, site).filter((file) => !sheets.includes(file));
    const { letters, words } = summarize(paths);
    const used = await pruneStyles(pruneFaces(sheets.map(read).join("\n"), letters), {
      words,
      scripts: scripts.map(read),
      lazyStyles: lazyStyles.map(read).join("\n"),
    });
    const found = paths.map((path) => {
      const whole = orderPreloads(yieldModules(inlineScripts(inlineStyle(read(path), used), site), site));
      const hashes = findHashes(whole);
      writeFileSync(path, addPolicy(whole, toContentSecurityPolicy(page, settings, hashes)));
      return hashes;
    });
    inline.set(page, uniteInline(found));
  }
  return { inline, unlinked: new Set([...inlined, ...findUnused(site, linked)]) };
}

/** The characters beyond ASCII, and the words in the tags, of all documents. */
function summarize(paths: readonly string[]): { letters: Set<string>; words: Set<string> } {
  const letters = new Set<string>();
  const words = new Set<string>();
  for (const html of paths.map(read)) {
    for (const [letter] of html.matchAll(/[^\0-\x7f]/gu)) letters.add(letter);
    for (const [tag] of html.matchAll(/<[^>]*>/g)) for (const word of splitWords(tag)) words.add(word);
  }
  return { letters, words };
}

const read = (path: string) => readFileSync(path, "utf8");

function findStylesheets(html: string, site: BuiltSite): string[] {
  return [...html.matchAll(EVERY_STYLESHEET)].map(([, href = ""]) => fileOf(href, site));
}

/** Replaces the links, and appends the rules to the page's inline stylesheet. */
function inlineStyle(html: string, rules: string): string {
  const unlinked = replaceOnce(html, STYLESHEET, () => "").replaceAll(EVERY_STYLESHEET, "");
  return replaceOnce(unlinked, STYLE, (_, first) => `<style>${first}${rules}</style>`);
}

/** Comes before anything that it governs. */
function addPolicy(html: string, policy: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return replaceOnce(html, CHARSET, (charset) => `${charset}\n${meta}`);
}

function groupByPage(folder: string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  for (const path of files.filter((name) => name.endsWith(".html")).sort()) {
    const page = pageOf(path);
    groups.set(page, [...(groups.get(page) ?? []), join(folder, path)]);
  }
  return groups;
}
