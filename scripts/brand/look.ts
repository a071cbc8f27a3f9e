/** Reads and checks what a brand looks like, from the artist's files in `images/` or the sample's in `renderer/`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { atReferences, type ImageReference, originalErrorOrThrow, type Problem } from "#content/problem.ts";
import { IMAGES } from "#content/studio-files.ts";
import type { Brand } from "#domain/brand-schema.ts";
import type { Palette, Schemes } from "#domain/colors.ts";
import { readMark } from "./mark.ts";

export const STYLES = join(import.meta.dirname, "../../renderer/styles");

/** SVG elements. `icon` is for small sizes. */
type Marks = { mark: string; icon: string };

/** What social cards and icons need of a brand. */
export type Look = Marks & {
  colors: Schemes;
  /** The colors where nothing says which scheme the device has. */
  page: Palette;
  /** Paths of the display face. The first that has a letter draws it. */
  fonts: string[];
};

export async function readLook(root: string, brand: Brand): Promise<Look> {
  const { colors, scheme = "light" } = brand;
  return {
    ...(await readMarks(root, brand)),
    colors,
    page: colors[scheme],
    fonts: findDisplayFonts(root, brand),
  };
}

/** Throws `OriginalError` when the artist's mark cannot be used. */
export async function readMarks(root: string, brand: Brand): Promise<Marks> {
  if (brand.mark) {
    const mark = await readMark(brand.mark, readFileSync(join(root, IMAGES, brand.mark), "utf8"));
    return { mark, icon: mark };
  }
  const sample = (name: string) => readFileSync(join(STYLES, "brand", name), "utf8").trim();
  return { mark: sample("mark.svg"), icon: sample("icon.svg") };
}

/** Reports marks and fonts that are not usable. `references` name existing files; those to pictures are left out. */
export async function inspectBrand(root: string, references: readonly ImageReference[]): Promise<Problem[]> {
  const ofBrand = references.filter(({ kind }) => kind !== "picture");
  const unusable = await Promise.all(ofBrand.map((each) => inspect(root, each).catch(originalErrorOrThrow)));
  return ofBrand.flatMap((each, index) => atReferences([unusable[index] ?? []].flat(), [each]));
}

async function inspect(root: string, { path, kind }: ImageReference): Promise<void> {
  const bytes = readFileSync(join(root, IMAGES, path));
  if (kind === "mark") await readMark(path, bytes.toString());
  else await (await import("./face.ts")).makeFace("text", { path, bytes }, "");
}

function findDisplayFonts(root: string, { fonts }: Brand): string[] {
  if (fonts.display) return [join(root, IMAGES, fonts.display)];
  return ["gowun-batang-400", "gowun-batang-400-accents"].map((name) =>
    join(STYLES, "fonts", `${name}.woff2`),
  );
}
