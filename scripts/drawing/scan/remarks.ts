/** Remarks for the artist about a photo: what is wrong, and what to do. */
import type { Size } from "#domain/pixels.ts";
import type { Role } from "#domain/roles.ts";
import type { Fault } from "./audit.ts";
import type { SideName } from "./find-sheet.ts";

/** `text` continues a sentence that begins with the photo's name. The remedy depends on where the remark is read. */
export type Remark = { text: string; remedy?: keyof typeof REMEDIES };

const REMEDIES = {
  keep: {
    file: "If that is what you want, write scan: false.",
    desk: 'If that is what you want, choose "Use the photo as it is".',
  },
  mark: {
    file: "Take it away, or add corners: to mark what to show.",
    desk: "Take it away, or wipe it, or drag the corners to what to show.",
  },
};

export const toText = ({ text, remedy }: Remark, reader: "file" | "desk") =>
  remedy ? `${text} ${REMEDIES[remedy][reader]}` : text;

/** The longer side of a photo, or of a drawing with its margin, in pixels. A smaller one looks blurred. */
const MIN_SIDE = 500;

const AS_IT_IS = "it is shown as it is, without dots to poke, rulers and try-on.";

const FAULTS: Record<Fault, string> = {
  sheet: `no sheet of white paper stands out, so ${AS_IT_IS} Photograph the drawing from above, in daylight; for one on a screen, use its own file.`,
  dark: `the paper is too dark, so ${AS_IT_IS} Photograph it in daylight, beside a window.`,
  colors: `the light has several colors, so ${AS_IT_IS} Photograph it in daylight alone, without a lamp.`,
  lost: `a part of the drawing, such as white, pale or colored marks, would be lost on clean paper, so ${AS_IT_IS}`,
};

/** Explains why the photo is shown as it is. */
export const explainFault = (fault: Fault): Remark => ({ text: FAULTS[fault], remedy: "keep" });

const SIDES: Record<SideName, string> = {
  top: "at the top",
  right: "on the right",
  bottom: "at the bottom",
  left: "on the left",
};

export const intruderAt = (side: SideName): Remark => ({
  text: `something that may be no drawing lies at the border ${SIDES[side]}, such as tape or the edge of a sheet.`,
  remedy: "mark",
});

const isSmall = ({ width, height }: Size) => Math.max(width, height) < MIN_SIDE;

const hasOnly = ({ width, height }: Size) =>
  `has only ${Math.max(width, height)} pixels along its longer side, too few to look sharp`;

export const remarkOnDrawing = (shown: Size): Remark | undefined =>
  isSmall(shown)
    ? {
        text: `the drawing ${hasOnly(shown)}. Photograph it from closer, so that it fills the photo, or use a larger file, of at least ${MIN_SIDE} pixels.`,
      }
    : undefined;

/** A small picture within a text is intended. */
export const remarkOnPhoto = (photo: Size, roles: readonly Role[]): Remark | undefined =>
  isSmall(photo) && roles.some((role) => role !== "illustration")
    ? { text: `the photo ${hasOnly(photo)}. Use a larger file, of at least ${MIN_SIDE} pixels.` }
    : undefined;
