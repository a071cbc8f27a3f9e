/** Home screens: icons of the mark, in ink on the wall, and site.webmanifest (w3.org/TR/appmanifest). */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Look } from "#brand/look.ts";
import { placeMark } from "#brand/mark.ts";
import type { Studio } from "#domain/studio-schema.ts";
import { encodeIcon } from "#pictures/codec/shapes.ts";

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
