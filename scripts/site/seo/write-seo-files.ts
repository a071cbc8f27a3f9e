/** Writes the files that search engines, feed readers and home screens request. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { SitemapStream, streamToPromise } from "sitemap";
import type { Look } from "#brand/look.ts";
import { placeMark } from "#brand/mark.ts";
import type { Content } from "#domain/content.ts";
import type { Manifest, ShownEntry } from "#domain/manifest-schema.ts";
import { findEntry, largestOf } from "#domain/pictures.ts";
import { photosOf } from "#domain/portfolio-schema.ts";
import { DESK, DESK_MANIFEST, toDesignPath } from "#domain/routes.ts";
import type { Studio } from "#domain/studio-schema.ts";
import { encodeIcon } from "#pictures/codec/shapes.ts";
import { toFeed } from "./feed.tsx";

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

/** `side` is in pixels. The web manifest lists the installed icons; a link in the page names the other. */
const ICONS = [
  { file: "apple-touch-icon.png", side: 180, isInstalled: false },
  { file: "icon-192.png", side: 192, isInstalled: true },
  { file: "icon-512.png", side: 512, isInstalled: true },
] as const;

/** The mark's share of the side. Its corners stay inside the safe zone of maskable icons (w3.org/TR/appmanifest). */
const SHARE = 0.56;

export async function writeIcons(folder: string, { icon, page }: Pick<Look, "icon" | "page">): Promise<void> {
  const { wall, ink } = page;
  for (const { file, side } of ICONS) {
    const start = (side * (1 - SHARE)) / 2;
    const mark = placeMark(icon, { x: start, y: start, side: side * SHARE });
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="100%" height="100%" fill="${wall}"/><g fill="${ink}" color="${ink}">${mark}</g></svg>`;
    writeFileSync(join(folder, file), await encodeIcon(svg));
  }
}

/** `start` is the path of the first page, without the first slash; without it, Home. */
type App = Pick<Studio, "name" | "description"> & { start?: string };

/** Writes a web manifest. `wall` is the color of the page; `base` has both slashes: `/` or `/project/`. */
export function toWebManifest({ name, description, start = "" }: App, wall: string, base: string): string {
  const pngs = ICONS.filter(({ isInstalled }) => isInstalled).map(({ file, side }) => ({
    src: base + file,
    sizes: `${side}x${side}`,
    type: "image/png",
  }));
  return JSON.stringify({
    name,
    short_name: name,
    description,
    lang: "en",
    start_url: base + start,
    scope: base,
    display: "minimal-ui",
    background_color: wall,
    theme_color: wall,
    icons: [
      { src: `${base}favicon.svg`, sizes: "any", type: "image/svg+xml" },
      ...pngs,
      ...pngs.map((icon) => ({ ...icon, purpose: "maskable" })),
    ],
  });
}
