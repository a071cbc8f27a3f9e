/** The files of the brand: the artist's in `images/`, or the sample's in `renderer/`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Brand } from "#domain/brand-schema.ts";
import { IMAGES } from "#images/original.ts";
import { readMark } from "./mark.ts";

export const RENDERER = join(import.meta.dirname, "../../renderer");

/** SVG elements. `icon` is for small sizes. */
export type Marks = { mark: string; icon: string };

/** Throws `UnusableFile` when the artist's mark cannot be used. */
export async function readMarks(root: string, brand: Brand): Promise<Marks> {
  if (brand.mark) {
    const mark = await readMark(brand.mark, readFileSync(join(root, IMAGES, brand.mark), "utf8"));
    return { mark, icon: mark };
  }
  const sample = (name: string) => readFileSync(join(RENDERER, "brand", name), "utf8").trim();
  return { mark: sample("mark.svg"), icon: sample("icon.svg") };
}

/** The files of the display face, for social cards. */
export function displayFonts(root: string, brand: Brand): string[] {
  if (brand.fonts.display) return [join(root, IMAGES, brand.fonts.display)];
  return ["gowun-batang-400", "gowun-batang-400-accents"].map((name) =>
    join(RENDERER, "fonts", `${name}.woff2`),
  );
}
