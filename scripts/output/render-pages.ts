/** Renders the pages with the modules that Vite has made of them. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { diskFault } from "#disk/disk-fault.ts";
import { NOT_FOUND } from "./hosting/pages.ts";

type Site = {
  /** Vike's output folder. */
  bundle: string;
  /** The folder of the data files. */
  data: string;
  /** Both slashes: `/` or `/project/`. */
  base: string;
};

/** Writes a document for each of `paths`, and 404.html, into `folder`. Once per process: the pages keep what they read. */
export async function renderPages({ bundle, data, base }: Site, paths: readonly string[], folder: string) {
  process.env.NODE_ENV = "production";
  process.env.SITE_DATA = data;
  await import(pathToFileURL(resolve(bundle, "server/entry.mjs")).href);
  const { renderPage } = await import("vike/server");
  const render = async (path: string) => {
    const { httpResponse, errorWhileRendering } = await renderPage({
      urlOriginal: `${base}${path.slice(1)}`,
    });
    if (errorWhileRendering) throw errorWhileRendering;
    return httpResponse.body;
  };
  for (const path of paths) write(join(folder, path, "index.html"), await render(path));
  write(join(folder, "404.html"), await render(NOT_FOUND));
}

function write(path: string, html: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, html);
  } catch (cause) {
    throw diskFault(path, cause);
  }
}
