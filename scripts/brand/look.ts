/** The brand, for social cards and icons. */
import type { Brand } from "#domain/brand-schema.ts";
import type { Schemes } from "#domain/colours.ts";
import { displayFonts, type Marks, readMarks } from "./brand-files.ts";

export type Look = Marks & {
  colours: Schemes;
  hasDots: boolean;
  /** Paths of the display face. The first that has a letter draws it. */
  fonts: string[];
};

export async function readLook(root: string, brand: Brand): Promise<Look> {
  const { colors, dots } = brand;
  return {
    ...(await readMarks(root, brand)),
    colours: colors,
    hasDots: dots,
    fonts: displayFonts(root, brand),
  };
}
