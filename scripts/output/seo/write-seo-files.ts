/** What search engines, feed readers and home screens ask a site for, beside its pages. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Content } from "#content/load-content.ts";
import { findEntry } from "#domain/find-entry.ts";
import type { Manifest } from "#domain/manifest-schema.ts";
import { toSite } from "#domain/site.ts";
import { largestOf } from "#domain/srcset.ts";
import { chooseNewest, toFeed } from "./atom-feed.ts";
import { drawIcon, ICONS } from "./icons.ts";
import { type Place, toPublicAddress } from "./public-address.ts";
import { toRobots } from "./robots.ts";
import { toPageImages, toSitemap } from "./sitemap.ts";
import { toWebManifest } from "./web-manifest.ts";

type Built = { content: Content; manifest: Manifest };

/** Writes into the folder `site`, where all pages lie already. `base` has both slashes: `/` or `/project/`. */
export async function writeFindable(site: string, built: Built, base: string): Promise<void> {
  const about = toSite(built.content.studio);
  const place = { origin: about.origin, base };
  const images = toPageImages(built.content, built.manifest);
  const entries = listPages(site).map((page) => ({
    address: toPublicAddress(page, place),
    images: (images[page] ?? []).map((path) => toPublicAddress(path, place)),
  }));
  const write = (name: string, data: string | Uint8Array) => writeFileSync(join(site, name), data);
  write("sitemap.xml", toSitemap(entries));
  write("robots.txt", toRobots(toPublicAddress("sitemap.xml", place)));
  write("feed.xml", toFeedOf(built, place));
  write("site.webmanifest", toWebManifest(about, base));
  const favicon = readFileSync(join(site, "favicon.svg"), "utf8");
  for (const { file, side } of ICONS) write(file, await drawIcon(favicon, side));
}

/** The paths of all pages, with both slashes. 404.html is none: it lies beside them. */
function listPages(site: string): string[] {
  return readdirSync(site, { recursive: true, encoding: "utf8" })
    .map((name) => `/${name.replaceAll("\\", "/")}`)
    .filter((name) => name.endsWith("/index.html"))
    .map((name) => name.replace(/index\.html$/, ""))
    .sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
}

function toFeedOf({ content: { catalogue, studio }, manifest }: Built, place: Place): string {
  const { name, copyrightYear } = toSite(studio);
  const entries = chooseNewest(catalogue).map(({ id, title, alt, imageDescription, image }) => {
    const { path } = largestOf(findEntry(manifest.plate, image));
    const address = toPublicAddress(`/design/${id}/`, place);
    return { id, title, alt, imageDescription, address, image: toPublicAddress(path, place) };
  });
  return toFeed({
    self: toPublicAddress("feed.xml", place),
    page: toPublicAddress("/designs/", place),
    name,
    copyrightYear,
    entries,
  });
}
