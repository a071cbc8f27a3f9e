/** Puts the classic scripts of the head inline, because the first paint waits for them. */
import { readFileSync } from "node:fs";
import { minify } from "vite";
import { type BuiltSite, fileOf } from "./built-site.ts";

/** Modules have a `type` and are left alone. Other attributes stay. */
const CLASSIC = /<script src="([^"]+)"((?:(?! type=)[^>])*)><\/script>/g;

/** The files of a page's classic scripts. */
export function findClassic(html: string, site: BuiltSite): string[] {
  return [...html.matchAll(CLASSIC)].map(([, src = ""]) => fileOf(src, site));
}

/** The page with their texts in the place of their addresses. */
export async function inlineScripts(html: string, site: BuiltSite): Promise<string> {
  let inlined = html;
  for (const [element, src = "", attributes = ""] of html.matchAll(CLASSIC)) {
    const file = fileOf(src, site);
    const { code } = await minify(file, readFileSync(file, "utf8"));
    inlined = inlined.replace(element, () => `<script${attributes}>${code.trim()}</script>`);
  }
  return inlined;
}
