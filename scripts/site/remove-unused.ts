/** Removes files that no document needs: Vike also writes scripts for routing in the browser, which this site leaves out. */
import { readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { listFiles } from "#files/files";

const FILE_NAME = /[\w.-]+\.\w+/g;

/** Keeps the files in `assets/` of the folder `site` that a document names, or that a kept script or stylesheet names. */
export function removeUnused(site: string): void {
  const assets = join(site, "assets");
  const unused = new Map(listFiles(assets).map((path) => [basename(path), join(assets, path)]));
  const keepNamed = (path: string) => {
    for (const [name] of readFileSync(path, "utf8").matchAll(FILE_NAME)) {
      const asset = unused.get(name);
      if (asset && unused.delete(name) && /\.(js|css)$/.test(name)) keepNamed(asset);
    }
  };
  for (const file of listFiles(site)) if (file.endsWith(".html")) keepNamed(join(site, file));
  for (const path of unused.values()) rmSync(path);
}
