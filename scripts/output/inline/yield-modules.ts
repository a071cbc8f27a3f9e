/**
 * A page is whole without its modules: they let fonts and pictures go first. They are named all at once, as those that
 * are only found in another would come later, and ahead of the rest.
 */
import type { BuiltSite } from "./built-site.ts";
import { replaceOnce } from "./replace-once.ts";

/** As Vike writes it: each page has one, which imports the others. */
const MODULE = /<script src="([^"]+)" type="module" async><\/script>/;

export function yieldModules(html: string, { base, chunks }: BuiltSite): string {
  return replaceOnce(html, MODULE, (_, src = "") => {
    const key = Object.keys(chunks).find((name) => base + chunks[name]?.file === src);
    const imported = key ? [...importsOf(key, chunks)].map((name) => base + chunks[name]?.file) : [];
    const links = imported.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`);
    return `${links.join("")}<script src="${src}" type="module" async fetchpriority="low"></script>`;
  });
}

/** The chunks that must be there before this one can run. */
function importsOf(key: string, chunks: BuiltSite["chunks"], found = new Set<string>()): Set<string> {
  for (const imported of chunks[key]?.imports ?? []) {
    if (found.has(imported)) continue;
    found.add(imported);
    importsOf(imported, chunks, found);
  }
  return found;
}
