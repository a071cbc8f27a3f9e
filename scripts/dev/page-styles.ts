/**
 * Vite plugin: `import css from "./+Page.tsx?styles"` gives the stylesheet of a page, as a string: app.css with the utilities
 * of the page's files and of all that they import from `renderer/`, then the page's own rules, if it has a `page.css`.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { type Plugin, parseSync } from "vite";

const ROOT = join(import.meta.dirname, "../..");
const APP = join(ROOT, "renderer/styles/app.css");

export function pageStyles(): Plugin {
  return {
    name: "page-styles",
    enforce: "pre",
    load: {
      filter: { id: /\?styles$/ },
      // Vite takes the part after the last slash, even one in the query, for the name of the file.
      handler: (id) => `export { default } from "${APP}?inline&page=${encodeURIComponent(dirname(id))}";`,
    },
    transform: {
      filter: { id: /app\.css\?inline&page=/ },
      handler(css, id) {
        // Vite's development server adds to the query.
        const page = decodeURIComponent(/&page=([^&?]+)/.exec(id)?.[1] ?? "");
        const own = join(page, "page.css");
        this.addWatchFile(own);
        const sources = findSources(page).map((path) => `@source "${relative(dirname(APP), path)}";`);
        return [css, ...sources, existsSync(own) ? readFileSync(own, "utf8") : ""].join("\n");
      },
    },
  };
}

/** Follows the imports of a page and of the layout. A folder with a stylesheet of its own is left to that. */
function findSources(page: string): string[] {
  const names = readdirSync(page, { recursive: true, encoding: "utf8" });
  const others = names.filter((name) => /\/.*\.css$/.test(name)).map((name) => `${dirname(name)}/`);
  const own = names.filter(
    (name) => /\.tsx?$/.test(name) && !others.some((folder) => name.startsWith(folder)),
  );
  const found = new Set([join(ROOT, "renderer/+Layout.tsx"), ...own.map((name) => join(page, name))]);
  for (const path of found)
    for (const { moduleRequest, entries } of parseSync(path, readFileSync(path, "utf8")).module
      .staticImports) {
      const target = resolve(moduleRequest.value, path);
      if (target && !entries.every(({ isType }) => isType)) found.add(target);
    }
  return [...found];
}

/** Finds the file that is imported. Returns undefined for a package, and for files without markup. */
function resolve(specifier: string, path: string): string | undefined {
  if (!/\.tsx?$/.test(specifier)) return undefined;
  if (specifier.startsWith(".")) return join(dirname(path), specifier);
  return specifier.startsWith("#renderer/") ? join(ROOT, specifier.slice(1)) : undefined;
}
