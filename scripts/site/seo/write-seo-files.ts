/** Writes the files that search engines, feed readers and home screens request, besides icons. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Content } from "#domain/content.ts";
import type { Manifest } from "#domain/manifest-schema.ts";
import { DESK, DESK_MANIFEST } from "#domain/routes.ts";
import { toFeed } from "./feed.tsx";
import { toWebManifest } from "./home-screen.ts";
import { toSitemap } from "./sitemap.ts";

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
