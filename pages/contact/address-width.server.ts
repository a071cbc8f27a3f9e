/** How wide an address is in the display type, so that it can fill its line whatever its letters. */
import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";

const FONT = "renderer/fonts/gowun-batang-400.woff2";

/** The letter spacing of the display type (contact.css), in ems. */
const TRACKING = -0.04;

/** In ems. */
export function measureAddress(address: string): number {
  const font = create(readFileSync(FONT)) as Font;
  const { positions } = font.layout(address);
  const widths = positions.map(({ xAdvance }) => xAdvance / font.unitsPerEm + TRACKING);
  return Number(widths.reduce((sum, width) => sum + width, 0).toFixed(3));
}
