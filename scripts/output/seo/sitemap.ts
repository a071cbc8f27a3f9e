/** sitemap.xml, with the pictures of each page. Sources: sitemaps.org/protocol.html, Google's image sitemaps. */
import type { Content } from "#content/load-content.ts";
import { findEntry } from "#domain/find-entry.ts";
import type { Manifest, ShownEntry } from "#domain/manifest-schema.ts";
import { largestOf } from "#domain/srcset.ts";
import { escapeXml } from "./xml.ts";

/** A page to index, with its pictures; whole addresses. */
export type SitemapEntry = { address: string; images: readonly string[] };

const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

export function toSitemap(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(
    ({ address, images }) =>
      `<url><loc>${escapeXml(address)}</loc>${images
        .map((image) => `<image:image><image:loc>${escapeXml(image)}</image:loc></image:image>`)
        .join("")}</url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${NAMESPACES}>\n${urls.join("")}</urlset>\n`;
}

/** The pictures that are worth finding, each at its largest, by the path of the page that shows it. */
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
      catalogue.map(({ id, image }) => [`/design/${id}/`, largest(manifest.plate, [image])]),
    ),
  };
}

const toSource = ({ src }: { src: string }) => src;
