/** Writes the files that search engines, feed readers and home screens request. */
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Look } from "#brand/look.ts";
import { toAbsoluteAddress } from "#domain/address.ts";
import type { Content } from "#domain/content.ts";
import type { Manifest } from "#domain/manifest-schema.ts";
import { toFeed } from "./atom-feed.ts";
import { drawIcon, ICONS } from "./icons.ts";
import { toPageImages, toSitemaps } from "./sitemap.ts";
import { toWebManifest } from "./web-manifest.ts";

/** `folder` already contains all pages. `base` has both slashes: `/` or `/project/`. */
export async function writeSeoFiles(
  folder: string,
  { content, manifest, look }: { content: Content; manifest: Manifest; look: Look },
  base: string,
): Promise<void> {
  const { studio } = content;
  const toPublic = (path: string) => toAbsoluteAddress(path, studio.url, base);
  const images = toPageImages(content, manifest);
  const pages = listPages(folder).map((page) => ({
    address: toPublic(page),
    images: (images[page] ?? []).map(toPublic),
  }));
  const write = (name: string, data: string | Uint8Array) => writeFileSync(join(folder, name), data);
  for (const [name, text] of Object.entries(toSitemaps(pages, toPublic))) write(name, text);
  // Crawlers accept only an absolute address (RFC 9309).
  write("robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${toPublic("sitemap.xml")}\n`);
  write("feed.xml", toFeed(content, manifest, toPublic));
  write("site.webmanifest", toWebManifest(studio, look.colours.light.wall, base));
  for (const { file, side } of ICONS) write(file, await drawIcon(look, side));
}

/** The paths of all pages, with both slashes, without 404.html. */
function listPages(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => `/${name.replaceAll("\\", "/")}`)
    .filter((name) => name.endsWith("/index.html"))
    .map((name) => name.replace(/index\.html$/, ""))
    .sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
}
