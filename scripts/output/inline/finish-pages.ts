/**
 * Completes rendered documents: what the first paint needs comes inline, so that it waits for a single file, with the
 * stylesheet cut to the rules that are used. Only this step knows everything that is inline, so it also writes the
 * content security policy.
 */
import { readFileSync } from "node:fs";
import { type PolicySettings, toContentSecurityPolicy } from "../hosting/content-security-policy.ts";
import { type BuiltSite, fileOf } from "./built-site.ts";
import { findHashes } from "./hashes.ts";
import { inlineScripts } from "./inline-scripts.ts";
import { lazyStylesOf, scriptsOf, yieldModules } from "./modules.ts";
import { orderPreloads } from "./order-preloads.ts";
import { makePruner } from "./prune-styles.ts";
import { replaceOnce } from "./replace-once.ts";

const STYLESHEET = /<link rel="stylesheet"[^>]*? href="([^"]+)">\s*/;
const EVERY_STYLESHEET = new RegExp(STYLESHEET, "g");
/** Already inline, because browsers do not always honor its rule from a file (renderer/view-transitions.ts). */
const STYLE = /<style>(@view-transition[^<]*)<\/style>/;
const CHARSET = /<meta charset="UTF-8" ?\/?>/;

/** Vike indents its template. */
const INDENT = /\n\s+(?=<)/g;

/** An element, a class, an id. */
const NAMES = /<([a-z][\w-]*)| (?:class|id)="([^"]*)"/gi;

/** What scripts put between names. */
const SEPARATORS = /[\s"'`=<>]+/;

/** The styles of a kind of page. */
type Kind = { prune: ReturnType<typeof makePruner>; scriptNames: Set<string> };

/** `scripts` are the hashes of its inline scripts. */
type Finished = { html: string; scripts: readonly string[] };

/**
 * Finishes documents of one kind, such as `/design/`. They get the rules that any of them uses, because a script may
 * show in one what it has found in another.
 */
type Finish = (kind: string, documents: readonly string[]) => Finished[];

export function makeFinisher(site: BuiltSite, settings: PolicySettings): Finish {
  const kinds = new Map<string, Kind>();
  return (name, documents) => {
    const kind = kinds.get(name) ?? readKind(documents[0] as string, site);
    kinds.set(name, kind);
    const names = new Set(documents.flatMap(findNames));
    const letters = new Set(documents.flatMap((html) => html.match(/[^\0-\x7f]/gu) ?? []));
    const rules = kind.prune((name) => names.has(name) || kind.scriptNames.has(name), letters);
    return documents.map((html) => {
      const flat = html.replace(INDENT, "\n");
      const whole = orderPreloads(yieldModules(inlineScripts(inlineStyle(flat, rules), site), site));
      const inline = findHashes(whole);
      return {
        html: addPolicy(whole, toContentSecurityPolicy(name, settings, inline)),
        scripts: inline.scripts,
      };
    });
  };
}

function readKind(html: string, site: BuiltSite): Kind {
  const sheets = [...html.matchAll(EVERY_STYLESHEET)].map(([, href = ""]) => fileOf(href, site));
  const lazySheets = lazyStylesOf(html, site).filter((file) => !sheets.includes(file));
  return {
    prune: makePruner(sheets.map(read).join("\n"), lazySheets.map(read).join("\n")),
    scriptNames: new Set(scriptsOf(html, site).flatMap((file) => read(file).split(SEPARATORS))),
  };
}

const read = (path: string) => readFileSync(path, "utf8");

function findNames(html: string): string[] {
  return [...html.matchAll(NAMES)].flatMap(([, element, names = ""]) => element ?? names.split(" "));
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
