/**
 * Writes the documents of the site. What a page shows is in its data, the studio and its card: while these and the code
 * stay the same, its document is taken from the last build.
 */
import { hash } from "node:crypto";
import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { diskFault } from "#disk/disk-fault.ts";
import type { Cards } from "#domain/cards-schema.ts";
import type { Studio } from "#domain/studio-schema.ts";
import { placeFiles } from "#images/publish.ts";
import { fileOf, kindOf, NOT_FOUND } from "./hosting/pages.ts";
import { readBuiltSite } from "./inline/built-site.ts";
import { makeFinisher } from "./inline/finish-pages.ts";
import { openPages, type Rendering } from "./render-pages.ts";

/** A hash of all that it was made of, size and time of its file, and the hashes of its inline scripts. */
type Document = { source: string; stamp: string; scripts: readonly string[] };

/** By the path of the page. */
export type Documents = Record<string, Document>;

/** Folders of sites, the last with its documents. */
type Sites = { site: string; last: { site: string; documents: Documents } };

/** Writes a document for each of `paths`, and 404.html. */
export async function writePages(
  rendering: Rendering,
  { paths, studio, cards }: { paths: readonly string[]; studio: Studio; cards: Cards },
  { site, last }: Sites,
): Promise<Documents> {
  const { findData, render } = await openPages(rendering);
  const finish = makeFinisher(readBuiltSite(rendering.bundle, rendering.base), studio);
  const shared = hash("sha256", JSON.stringify([rendering.bundle, studio, cards["/"]]));
  const written: Documents = {};
  for (const group of groupPaths([...paths, NOT_FOUND])) {
    const source = hash(
      "sha256",
      JSON.stringify([shared, group.map((path) => [path, findData(path), cards[path]])]),
    );
    if (group.every((path) => recall(path, source, { site, last }))) {
      for (const path of group) written[path] = last.documents[path] as Document;
      continue;
    }
    const documents: string[] = [];
    for (const path of group) documents.push(await render(path));
    for (const [index, { html, scripts }] of finish(kindOf(group[0] as string), documents).entries()) {
      const path = group[index] as string;
      written[path] = { source, stamp: write(join(site, fileOf(path)), html), scripts };
    }
  }
  return written;
}

/** The hashes of inline scripts, by kind of page. */
export function listScripts(documents: Documents): Map<string, string[]> {
  const byKind = new Map<string, string[]>();
  for (const [path, { scripts }] of Object.entries(documents)) {
    const kind = kindOf(path);
    byKind.set(kind, [...new Set([...(byKind.get(kind) ?? []), ...scripts])]);
  }
  return byKind;
}

/** Documents that are finished together: the catalogue's script shows the tiles of all its pages in the first. */
function groupPaths(paths: readonly string[]): string[][] {
  const isOfCatalogue = (path: string) => path.startsWith("/designs/");
  return [paths.filter(isOfCatalogue), ...paths.filter((path) => !isOfCatalogue(path)).map((path) => [path])];
}

/** Links a document of the last site, unless it was made of something else, or somebody has changed it. */
function recall(path: string, source: string, { site, last }: Sites): boolean {
  const known = last.documents[path];
  const [from, to] = [join(last.site, fileOf(path)), join(site, fileOf(path))];
  if (known?.source !== source || !existsSync(from)) return false;
  placeFiles(dirname(from), [basename(from)], dirname(to));
  return stampOf(to) === known.stamp;
}

/** Returns its stamp. Never writes into a file that another site shares. */
function write(path: string, html: string): string {
  try {
    mkdirSync(dirname(path), { recursive: true });
    rmSync(path, { force: true });
    writeFileSync(path, html);
    return stampOf(path);
  } catch (cause) {
    throw diskFault(path, cause);
  }
}

function stampOf(path: string): string {
  const { size, mtimeMs } = statSync(path);
  return `${size} ${mtimeMs}`;
}
