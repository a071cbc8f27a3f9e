/** Writes the files that search engines, feed readers and home screens request, besides icons. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { toAbsoluteAddress } from "#domain/address.ts";
import type { Content } from "#domain/content.ts";
import type { Manifest } from "#domain/manifest-schema.ts";
import { toFeed } from "./atom-feed.ts";
import { toPageImages, toSitemap } from "./sitemap.ts";
import { toWebManifest } from "./web-manifest.ts";

type Site = { content: Content; manifest: Manifest; paths: readonly string[] };

/** `paths` are those of all pages. `base` has both slashes: `/` or `/project/`. */
export function writeSeoFiles(folder: string, { content, manifest, paths }: Site, base: string): void {
  const { studio } = content;
  const toPublic = (path: string) => toAbsoluteAddress(path, studio.url, base);
  const images = toPageImages(content, manifest);
  const pages = paths.map((page) => ({
    address: toPublic(page),
    images: (images[page] ?? []).map(toPublic),
  }));
  const files = {
    "sitemap.xml": toSitemap(pages),
    // Crawlers accept only an absolute address (RFC 9309).
    "robots.txt": `User-agent: *\nAllow: /\n\nSitemap: ${toPublic("sitemap.xml")}\n`,
    "feed.xml": toFeed(content, manifest, toPublic),
    "site.webmanifest": toWebManifest(studio, studio.brand.colors.light.wall, base),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}
