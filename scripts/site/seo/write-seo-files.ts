/** Writes the files that search engines, feed readers and home screens request, besides icons. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { SitemapStream, streamToPromise } from "sitemap";
import type { Content } from "#domain/content.ts";
import type { Manifest, ShownEntry } from "#domain/manifest-schema.ts";
import { findEntry, largestOf } from "#domain/pictures.ts";
import { photosOf } from "#domain/portfolio-schema.ts";
import { DESK, DESK_MANIFEST, toDesignPath } from "#domain/routes.ts";
import { toFeed } from "./feed.tsx";
import { toWebManifest } from "./home-screen.ts";

type Site = { content: Content; manifest: Manifest; paths: readonly string[] };

/** `paths` lists all pages. `base` has both slashes: `/` or `/project/`. */
export async function writeSeoFiles(folder: string, site: Site, base: string): Promise<void> {
  const { paths } = site;
  const { studio } = site.content;
  const { colors, scheme = "light" } = studio.brand;
  const toPublic = (path: string) => new URL(base + path.replace(/^\//, ""), studio.url).href;
  const { wall } = colors[scheme];
  const files: Record<string, string> = {
    "sitemap.xml": await toSitemap({ ...site, paths: paths.filter((path) => path !== DESK) }, toPublic),
    // Crawlers accept only absolute addresses (RFC 9309).
    "robots.txt": `User-agent: *\nAllow: /\n\nSitemap: ${toPublic("sitemap.xml")}\n`,
    "feed.xml": toFeed(site, toPublic),
    "site.webmanifest": toWebManifest(studio, wall, base),
  };
  const desk = { name: "Desk", description: `The desk of ${studio.name}.`, start: DESK.slice(1) };
  if (paths.includes(DESK)) files[DESK_MANIFEST] = toWebManifest(desk, wall, base);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

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
