/** Draws the favicon: the mark, in the ink of the colour scheme. */
import type { Schemes } from "#domain/colours.ts";
import { placeMark } from "./mark.ts";

const SIDE = 48;

/** SVG. Programs that ignore colour schemes draw the light one. */
export function toFavicon(icon: string, { light, dark }: Schemes): string {
  const ink = (colour: string) => `.ink{fill:${colour};color:${colour}}`;
  const style = `<style>${ink(light.ink)}@media(prefers-color-scheme:dark){${ink(dark.ink)}}</style>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${style}<g class="ink">${placeMark(icon, { x: 0, y: 0, side: SIDE })}</g></svg>`;
}
