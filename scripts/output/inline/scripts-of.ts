/** The scripts of a page, and all that they import, at once or later. */
import { join } from "node:path";
import type { BuiltSite, Chunk } from "./built-site.ts";

/** Their files, each once. */
export function scriptsOf(html: string, site: BuiltSite): string[] {
  return [...new Set(chunksOf(html, site).map(({ file }) => join(site.folder, file)))];
}

/** The stylesheets that come with the scripts. */
export function lazyStylesOf(html: string, site: BuiltSite): string[] {
  return [
    ...new Set(chunksOf(html, site).flatMap(({ css = [] }) => css.map((file) => join(site.folder, file)))),
  ];
}

function chunksOf(html: string, { base, chunks }: BuiltSite): Chunk[] {
  const found = new Set<Chunk>();
  const add = (key: string) => {
    const chunk = chunks[key];
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const imported of [...chunk.imports, ...chunk.dynamicImports]) add(imported);
  };
  const linked = [...html.matchAll(/<script src="([^"]+)"/g)].map(([, src = ""]) => src.slice(base.length));
  for (const [key, { file }] of Object.entries(chunks)) if (linked.includes(file)) add(key);
  return [...found];
}

/** The scripts of the site that none of its pages comes to. Vike writes some for client routing, which we do not use. */
export function findUnused({ folder, chunks }: BuiltSite, used: ReadonlySet<string>): string[] {
  const files = new Set(Object.values(chunks).map(({ file }) => join(folder, file)));
  return [...files].filter((file) => file.endsWith(".js") && !used.has(file));
}
