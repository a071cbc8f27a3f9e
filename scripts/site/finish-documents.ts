/**
 * The one pass over the documents that Vike has written. What the first paint needs comes inline, so that it waits for a
 * single file: the page's stylesheet and the classic scripts. Only then is all known that the content security policy
 * has to allow, so it is written here.
 */
import { hash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, posix } from "node:path";
import { minifySync } from "vite";
import { listFiles } from "#files/files";
import { type PolicySettings, toContentSecurityPolicy } from "./hosting/content-security-policy.ts";
import { kindOf, NOT_FOUND, pathOf, type ScriptsByPage } from "./hosting/header-rules.ts";

/** `base` has both slashes: `/` or `/project/`. */
type Site = { folder: string; base: string };

/** The pages of the site, without 404.html, and the hashes of inline scripts by kind of page. */
type Finished = { paths: string[]; scripts: ScriptsByPage };

export function finishDocuments(site: Site, settings: PolicySettings): Finished {
  const files = listFiles(site.folder).filter((file) => file.endsWith(".html"));
  const scripts = new Map<string, string[]>();
  const mentioned = new Set<string>();
  for (const file of files) {
    const path = join(site.folder, file);
    const kind = kindOf(pathOf(file));
    const styled = inlineStyles(read(path).replace(ACCENTS, ""), site);
    const html = preloadModules(inlineScripts(styled, site), site);
    const inline = { styles: hashAll(html, STYLE), scripts: hashAll(html, SCRIPT) };
    writeFileSync(path, addPolicy(html, toContentSecurityPolicy(kind, settings, inline)));
    scripts.set(kind, [...new Set([...(scripts.get(kind) ?? []), ...inline.scripts])]);
    // Documents share their styles.
    for (const part of html.split(/(?<=<style>)|(?=<\/style>)/)) mentioned.add(part);
  }
  removeUnused(join(site.folder, "assets"), [...mentioned].flatMap(namesIn));
  return { paths: files.map(pathOf).filter((path) => path !== NOT_FOUND), scripts };
}

const read = (path: string) => readFileSync(path, "utf8");

/** Vike preloads every font of the stylesheet. Most pages need none of the separate ones of accented letters. */
const ACCENTS = /\s*<link rel="preload"[^>]*-accents\.[^>]*>/g;

const STYLESHEETS = /\s*<link rel="stylesheet"[^>]*? href="([^"]+)">/g;

/** At the end of the head: browsers look for the charset in the first kilobyte. */
function inlineStyles(html: string, site: Site): string {
  const styles = [...html.matchAll(STYLESHEETS)].map(([, href = ""]) => readAsset(href, site).trim());
  const style = `<style>${styles.join("\n")}</style>`;
  return replaceOnce(html.replace(STYLESHEETS, ""), "</head>", `${style}\n</head>`);
}

/** Skips modules, which have a `type`. */
const CLASSIC = /<script src="([^"]+)"((?:(?! type=)[^>])*)><\/script>/g;

/** Vite treats a script that is imported by its URL as an asset, so it is minified here. */
function inlineScripts(html: string, site: Site): string {
  return html.replace(CLASSIC, (_, src: string, attributes: string) => {
    const { code } = minifySync(basename(src), readAsset(src, site));
    return `<script${attributes}>${code.trim()}</script>`;
  });
}

const MODULE = /<script src="([^"]+)" type="module" async>/g;
const STATIC_IMPORT = /\b(?:from|import)\s*["'](\.[^"']+)["']/g;

/** All modules come at once, and after what is seen first: four to seventeen percent of the first paint in Lighthouse. */
function preloadModules(html: string, site: Site): string {
  return html.replace(MODULE, (_, src: string) => {
    const links = findImports(src, site).map(
      (href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`,
    );
    return `${links.join("")}<script src="${src}" type="module" async fetchpriority="low">`;
  });
}

/** The addresses of what a module imports, and of what those import. */
function findImports(src: string, site: Site): string[] {
  const found = new Set([src]);
  for (const address of found)
    for (const [, path = ""] of readAsset(address, site).matchAll(STATIC_IMPORT))
      found.add(posix.join(posix.dirname(address), path));
  return [...found].slice(1);
}

const readAsset = (address: string, { folder, base }: Site) => read(join(folder, address.slice(base.length)));

const STYLE = /<style>(.*?)<\/style>/gs;
/** Scripts that run, and speculation rules. To a policy, JSON is not a script. */
const SCRIPT = /<script(?![^>]* src=)(?![^>]* type="application\/)[^>]*>(.*?)<\/script>/gs;

function hashAll(html: string, element: RegExp): string[] {
  return [...html.matchAll(element)].map(([, text = ""]) => `sha256-${hash("sha256", text, "base64")}`);
}

const CHARSET = '<meta charset="UTF-8" />';

/** Comes before anything that it governs. */
function addPolicy(html: string, policy: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return replaceOnce(html, CHARSET, `${CHARSET}\n${meta}`);
}

/** Throws when there is nothing to replace, so that no page silently lacks a part. */
function replaceOnce(html: string, part: string, replacement: string): string {
  if (!html.includes(part)) throw new Error(`A page has no ${part}. Has Vike changed its output?`);
  return html.replace(part, () => replacement);
}

const FILE_NAME = /[\w.-]+\.\w+/g;

const namesIn = (text: string): string[] => text.match(FILE_NAME) ?? [];

/** Removes what no document needs: what is inline now, and scripts that Vike writes for client routing. */
function removeUnused(assets: string, mentioned: readonly string[]): void {
  const files = new Map(listFiles(assets).map((path) => [basename(path), join(assets, path)]));
  const visit = (name: string) => {
    const path = files.get(name);
    if (!path || !files.delete(name)) return;
    if (/\.(js|css)$/.test(name)) namesIn(read(path)).forEach(visit);
  };
  mentioned.forEach(visit);
  for (const path of files.values()) rmSync(path);
}
