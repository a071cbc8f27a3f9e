/** Inlines the classic scripts of the head, because the first paint waits for them. */
import { readFileSync } from "node:fs";
import { type BuiltSite, fileOf } from "./built-site.ts";

/** Skips modules, which have a `type`. */
const CLASSIC = /<script src="([^"]+)"((?:(?! type=)[^>])*)><\/script>/g;

export function inlineScripts(html: string, site: BuiltSite): string {
  return html.replace(CLASSIC, (_, src: string, attributes: string) => {
    const code = readFileSync(fileOf(src, site), "utf8").trim();
    return `<script${attributes}>${code}</script>`;
  });
}
