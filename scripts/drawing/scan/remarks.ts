/**
 * Remarks for the artist about a photo: what is wrong, and what to do. Each continues a sentence that begins with the photo's
 * name.
 */
import type { Size } from "#domain/pixels.ts";
import type { Role } from "#domain/roles.ts";
import type { Fault } from "./audit.ts";
import type { SideName } from "./find-sheet.ts";

/** The longer side of a photo, or of a drawing with its margin, in pixels. A smaller one looks blurred. */
export const MIN_SIDE = 500;

const AS_IT_IS = "it is shown as it is, without dots to poke, rulers and try-on.";
const KEEP = "If that is what you want, write scan: false.";
const MARK = "add corners: to mark what to show";

const FAULTS: Record<Fault, string> = {
  sheet: `no sheet of white paper stands out, so ${AS_IT_IS} Photograph the drawing from above, in daylight; for one on a screen, use its own file. ${KEEP}`,
  dark: `the paper is too dark, so ${AS_IT_IS} Photograph it in daylight, beside a window. ${KEEP}`,
  colors: `the light has several colors, so ${AS_IT_IS} Photograph it in daylight alone, without a lamp. ${KEEP}`,
  lost: `a part of the drawing, such as white, pale or colored marks, would be lost on clean paper, so ${AS_IT_IS} ${KEEP}`,
};

/** Explains why the photo is shown as it is. */
export const explainFault = (fault: Fault) => FAULTS[fault];

const SIDES: Record<SideName, string> = {
  top: "at the top",
  right: "on the right",
  bottom: "at the bottom",
  left: "on the left",
};

export const intruderAt = (side: SideName) =>
  `something that may be no drawing lies at the border ${SIDES[side]}, such as tape or the edge of a sheet. Take it away, or ${MARK}.`;

/** The same remark with the desk's own remedies, because the artist sees no YAML there. */
export const forDesk = (remark: string) =>
  remark
    .replace(KEEP, 'If that is what you want, choose "Use the photo as it is".')
    .replace(MARK, "wipe it, or drag the corners to what to show");

const hasOnly = (side: number) => `has only ${side} pixels along its longer side, too few to look sharp`;

export const smallAt = (side: number) =>
  `the drawing ${hasOnly(side)}. Photograph it from closer, so that it fills the photo, or use a larger file, of at least ${MIN_SIDE} pixels.`;

/** Returns the remark on a small photo. A small picture within a text is intended. */
export function remarkOnPhoto({ width, height }: Size, roles: readonly Role[]): string | undefined {
  const side = Math.max(width, height);
  if (side >= MIN_SIDE || roles.every((role) => role === "illustration")) return undefined;
  return `the photo ${hasOnly(side)}. Use a larger file, of at least ${MIN_SIDE} pixels.`;
}
