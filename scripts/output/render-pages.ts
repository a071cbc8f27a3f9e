/** Renders pages with the modules that Vite has made of them. */
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** `bundle` is Vike's output folder, `data` that of the data files; `base` has both slashes: `/` or `/project/`. */
export type Rendering = { bundle: string; data: string; base: string };

/** Exports the `data` of every page, by the path of its file. */
export const PAGE_DATA = "page-data.mjs";

export type Pages = {
  /** What the page's `+data` returns. With the studio and the card, all that a page knows of the content. */
  findData(path: string): unknown;
  /** The document, as Vike writes it. */
  render(path: string): Promise<string>;
};

/** Once per process: the pages keep what they read. */
export async function openPages({ bundle, data, base }: Rendering): Promise<Pages> {
  process.env.NODE_ENV = "production";
  process.env.SITE_DATA = data;
  const load = (name: string) => import(pathToFileURL(resolve(bundle, "server", name)).href);
  const { default: loaders } = await load(PAGE_DATA);
  await load("entry.mjs");
  const { renderPage } = await import("vike/server");
  return {
    findData: (path) => findData(loaders, path),
    async render(path) {
      const { httpResponse, errorWhileRendering } = await renderPage({
        urlOriginal: `${base}${path.slice(1)}`,
      });
      if (errorWhileRendering) throw errorWhileRendering;
      return httpResponse.body;
    },
  };
}

type Loader = (pageContext: { routeParams: Record<string, string> }) => unknown;

/** Finds the loader as Vike's routes would: `/design/12/` → `pages/design/@id/+data.ts`. */
function findData(loaders: Record<string, Loader>, path: string): unknown {
  const [first = "index", ...rest] = path.split("/").filter(Boolean);
  const folder = first === "design" ? "design/@id" : first;
  const last = rest.at(-1) ?? "1";
  return loaders[`/pages/${folder}/+data.ts`]?.({ routeParams: { id: last, page: last } });
}
