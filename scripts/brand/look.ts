/** The brand as social cards and icons draw it. */
import type { Brand } from "#domain/brand-schema.ts";
import type { Schemes } from "#domain/colours.ts";
import { displayFonts, type Marks, readMarks } from "./brand-files.ts";

export type Look = Marks & {
  colours: Schemes;
  hasDots: boolean;
  /** Paths of the display face: the first that has a letter draws it. */
  fonts: string[];
};

export function readLook(root: string, brand: Brand): Look {
  const { colors, dots } = brand;
  return { ...readMarks(root, brand), colours: colors, hasDots: dots, fonts: displayFonts(root, brand) };
}
