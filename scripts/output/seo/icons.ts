/** Icons from the mark: the snail of dots in ink, on the wall. */

import { WALL } from "#domain/colours.ts";
import { encodeIcon } from "#images/pixels/shapes.ts";

/** Pixels a side. Installed ones are named by the web manifest, the other by a link in the page. */
export const ICONS = [
  { file: "apple-touch-icon.png", side: 180, isInstalled: false },
  { file: "icon-192.png", side: 192, isInstalled: true },
  { file: "icon-512.png", side: 512, isInstalled: true },
] as const;

/** The mark's share of the side: its corners stay in the circle that a mask may leave (w3.org/TR/appmanifest). */
const SHARE = 0.56;

/** PNG bytes. `favicon` is the text of an SVG with a `viewBox`, in ink. */
export function drawIcon(favicon: string, side: number): Promise<Uint8Array> {
  const [start, length] = [(side * (1 - SHARE)) / 2, side * SHARE];
  const mark = favicon.replace(
    "<svg ",
    `<svg x="${start}" y="${start}" width="${length}" height="${length}" `,
  );
  return encodeIcon(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="100%" height="100%" fill="${WALL}"/>${mark}</svg>`,
  );
}
