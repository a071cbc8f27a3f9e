/** The modules of a page, according to Vite's manifest. */
import { join } from "node:path";
import type { BuiltSite, Chunk } from "./built-site.ts";
import { replaceOnce } from "./replace-once.ts";

type Chunks = BuiltSite["chunks"];

/** As Vike writes it: each page has one entry, which imports the rest. */
const MODULE = /<script src="([^"]+)" type="module" async><\/script>/;

/** The files of all scripts that a page runs, immediately or later. */
export function scriptsOf(html: string, site: BuiltSite): string[] {
  return chunksOf(html, site).map(({ file }) => join(site.folder, file));
}

/** The stylesheets that those scripts load. */
export function lazyStylesOf(html: string, site: BuiltSite): string[] {
  const paths = chunksOf(html, site).flatMap(({ css = [] }) => css);
  return [...new Set(paths)].map((path) => join(site.folder, path));
}

function chunksOf(html: string, { base, chunks }: BuiltSite): Chunk[] {
  const linked = new Set([...html.matchAll(/<script src="([^"]+)"/g)].map(([, src]) => src));
  const keys = Object.keys(chunks).filter((key) => linked.has(base + chunks[key]?.file));
  return reach(keys, chunks, ({ imports, dynamicImports }) => [...imports, ...dynamicImports]);
}

/** The script that Vike links in a page, in Vite's manifest. It also writes others, for client routing. */
const ENTRY = /^pages\/.*\+client\.ts$/;

/** The files that no page requests: scripts that no page runs, and stylesheets that are inline. */
export function findUnused({ folder, chunks }: BuiltSite): Set<string> {
  const entries = Object.keys(chunks).filter((key) => ENTRY.test(key));
  const used = reach(entries, chunks, ({ imports, dynamicImports }) => [...imports, ...dynamicImports]);
  const filesOf = ({ file, css = [] }: Chunk) => [file, ...css].filter((each) => /\.(js|css)$/.test(each));
  const requested = new Set(used.flatMap(filesOf));
  const files = Object.values(chunks)
    .flatMap(filesOf)
    .filter((file) => !requested.has(file));
  return new Set(files.map((file) => join(folder, file)));
}

/**
 * Lets fonts and pictures load before the modules, because the page is whole without them. Lists all modules, because
 * the browser would discover nested imports too late.
 */
export function yieldModules(html: string, { base, chunks }: BuiltSite): string {
  return replaceOnce(html, MODULE, (_, src = "") => {
    const entry = Object.keys(chunks).find((key) => base + chunks[key]?.file === src) ?? "";
    const [, ...imported] = reach([entry], chunks, ({ imports }) => imports);
    const links = imported.map(
      ({ file }) => `<link rel="modulepreload" href="${base}${file}" fetchpriority="low">`,
    );
    return `${links.join("")}<script src="${src}" type="module" async fetchpriority="low"></script>`;
  });
}

/** The chunks named by `keys` and all that they reach, each once. */
function reach(keys: readonly string[], chunks: Chunks, next: (chunk: Chunk) => string[]): Chunk[] {
  const found = new Set<Chunk>();
  const visit = (key: string) => {
    const chunk = chunks[key];
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    next(chunk).forEach(visit);
  };
  keys.forEach(visit);
  return [...found];
}
