/** sitemap.xml, with the pictures of each page. Sources: sitemaps.org/protocol.html, Google's image sitemaps. */
import type { Content } from "#domain/content.ts";
import type { Manifest, ShownEntry } from "#domain/manifest-schema.ts";
import { findEntry, largestOf } from "#domain/pictures.ts";
import { toDesignPath } from "#domain/routes.ts";
import { escapeXml } from "./xml.ts";

/** All addresses are absolute. */
type SitemapEntry = { address: string; images: readonly string[] };

/** The most addresses of a sitemap, and pictures of an address. Its 50 MB are then far away. */
const ADDRESSES = 50_000;
const IMAGES = 1000;

const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

/** As much of the site as a sitemap may hold. */
export function toSitemap(entries: readonly SitemapEntry[]): string {
  const urls = entries.slice(0, ADDRESSES).map(
    ({ address, images }) =>
      `<url><loc>${escapeXml(address)}</loc>${images
        .slice(0, IMAGES)
        .map((image) => `<image:image><image:loc>${escapeXml(image)}</image:loc></image:image>`)
        .join("")}</url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${NAMESPACES}>\n${urls.join("")}</urlset>\n`;
}

/** The pictures worth finding, each at its largest, by the path of their page. */
export function toPageImages(
  { catalogue, portfolio }: Content,
  manifest: Manifest,
): Record<string, string[]> {
  const largest = (entries: Record<string, ShownEntry>, originals: readonly string[]) =>
    originals.map((original) => largestOf(findEntry(entries, original)).path);
  return {
    "/": largest(manifest.slide, portfolio.works.map(toSource)),
    "/about/": [
      ...largest(manifest.portrait, portfolio.portrait ? [portfolio.portrait.src] : []),
      ...largest(manifest.slide, portfolio.studio.map(toSource)),
    ],
    ...Object.fromEntries(
      catalogue.map(({ id, image }) => [toDesignPath(id), largest(manifest.plate, [image])]),
    ),
  };
}

const toSource = ({ src }: { src: string }) => src;
