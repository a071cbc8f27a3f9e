/** sitemap.xml, with the pictures of each page. */
import { Readable } from "node:stream";
import { SitemapStream, streamToPromise } from "sitemap";
import type { Content } from "#domain/content.ts";
import type { Manifest, ShownEntry } from "#domain/manifest-schema.ts";
import { findEntry, largestOf } from "#domain/pictures.ts";
import { photosOf } from "#domain/portfolio-schema.ts";
import { toDesignPath } from "#domain/routes.ts";

type Site = { content: Content; manifest: Manifest; paths: readonly string[] };

/** Writes the sitemap. `toPublic` turns a path into an absolute address. */
export async function toSitemap(
  { content, manifest, paths }: Site,
  toPublic: (path: string) => string,
): Promise<string> {
  const images = findImages(content, manifest);
  const pages = paths.map((path) => ({
    url: toPublic(path),
    img: (images[path] ?? []).map((image) => ({ url: toPublic(image) })),
  }));
  const xmlns = { news: false, video: false, xhtml: false, image: true };
  return String(await streamToPromise(Readable.from(pages).pipe(new SitemapStream({ xmlns }))));
}

/** Finds the pictures worth indexing, each at its largest size, by the path of their page. */
function findImages({ catalogue, portfolio }: Content, manifest: Manifest): Record<string, string[]> {
  const largest = (entries: Record<string, ShownEntry>, shown: readonly { src: string; fresh?: string }[]) =>
    shown.flatMap(photosOf).map((path) => largestOf(findEntry(entries, path)).path);
  return {
    "/": largest(manifest.slide, portfolio.works),
    "/about/": [
      ...largest(manifest.portrait, portfolio.portrait ? [portfolio.portrait] : []),
      ...largest(manifest.slide, portfolio.studio),
    ],
    ...Object.fromEntries(
      catalogue.map(({ id, image }) => [toDesignPath(id), largest(manifest.plate, [{ src: image }])]),
    ),
  };
}
