/** site.webmanifest (w3.org/TR/appmanifest): name, colors and icons for a home screen. */
import type { Studio } from "#domain/studio-schema.ts";
import { ICONS } from "./icons.ts";

/** `wall` is the color of the page; `base` has both slashes: `/` or `/project/`. */
export function toWebManifest(
  { name, description }: Pick<Studio, "name" | "description">,
  wall: string,
  base: string,
): string {
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
    start_url: base,
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
