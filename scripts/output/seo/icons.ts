/** Icons that show the mark, in ink on the wall. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Look } from "#brand/look.ts";
import { placeMark } from "#brand/mark.ts";
import { encodeIcon } from "#images/pixels/shapes.ts";

/** `side` is in pixels. The web manifest lists installed icons; a link in the page names the other. */
export const ICONS = [
  { file: "apple-touch-icon.png", side: 180, isInstalled: false },
  { file: "icon-192.png", side: 192, isInstalled: true },
  { file: "icon-512.png", side: 512, isInstalled: true },
] as const;

/** The mark's share of the side. Its corners stay inside the safe zone of maskable icons (w3.org/TR/appmanifest). */
const SHARE = 0.56;

export async function writeIcons(
  folder: string,
  { icon, colors }: Pick<Look, "icon" | "colors">,
): Promise<void> {
  const { wall, ink } = colors.light;
  for (const { file, side } of ICONS) {
    const start = (side * (1 - SHARE)) / 2;
    const mark = placeMark(icon, { x: start, y: start, side: side * SHARE });
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="100%" height="100%" fill="${wall}"/><g fill="${ink}" color="${ink}">${mark}</g></svg>`;
    writeFileSync(join(folder, file), await encodeIcon(svg));
  }
}
